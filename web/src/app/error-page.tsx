import { Button } from '../ui/button.tsx';

/** Shown where a screen broke or its code could not be loaded: after an update, or without a connection. */
export function ErrorPage() {
  return (
    <main className="mx-auto flex min-h-dvh max-w-prose flex-col items-start justify-center gap-4 p-6">
      <title>Something went wrong · Sextant</title>
      <h1 className="font-serif text-2xl font-semibold">This page could not be shown</h1>
      <p className="text-ink-soft">
        Your connection may be down, or Sextant was updated while you were here. Nothing you saved is lost.
      </p>
      <Button onClick={() => window.location.reload()}>Reload the page</Button>
    </main>
  );
}
