import { Spinner } from './spinner.tsx';
import { TryAgainButton } from './try-again-button.tsx';

interface MakingStateProps {
  /** What goes on while it is made; null once that is over. */
  making: string | null;
  /** Why it could not be made; null where it could. */
  failure: string | null;
  /** Has it made again; without it there is no button. */
  onTryAgain?: (() => void) | undefined;
}

/** That something is being made, or why it could not be, in a line. */
export function MakingState({ failure, making, onTryAgain }: MakingStateProps) {
  return (
    <span role="status" className="inline-flex flex-wrap items-center gap-x-2 text-ink-soft">
      {making !== null && (
        <>
          <Spinner className="size-3" />
          {making}
        </>
      )}
      {making === null && failure !== null && (
        <>
          <span className="text-warn">{failure}</span>
          {onTryAgain && <TryAgainButton onClick={onTryAgain}>Try again</TryAgainButton>}
        </>
      )}
    </span>
  );
}
