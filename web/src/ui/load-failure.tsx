import { Button } from './button.tsx';

interface LoadFailureProps {
  /** What could not be loaded, in a sentence. */
  children: string;
  onTryAgain: () => void;
  className?: string;
}

/** Stands where something would that could not be loaded, with the way to have it loaded again. */
export function LoadFailure({ children, className, onTryAgain }: LoadFailureProps) {
  return (
    <div role="alert" className={className}>
      <p className="text-ink-soft">{children}</p>
      <Button variant="secondary" size="sm" className="mt-2" onClick={onTryAgain}>
        Try again
      </Button>
    </div>
  );
}
