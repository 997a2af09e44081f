import { Button } from '../../ui/button.tsx';

/** A session that could not be fetched. */
export function SessionUnreachable({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="mx-auto max-w-xl px-4 py-16" role="alert">
      <title>Sextant</title>
      <h1 className="font-serif text-2xl font-semibold">The session could not be loaded</h1>
      <p className="mt-2 text-ink-soft">The server did not answer. Nothing is lost; please try again.</p>
      <Button className="mt-6" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
