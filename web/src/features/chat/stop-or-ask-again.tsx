import { RotateCcw, Square } from 'lucide-react';
import { type ComponentProps, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from '../../ui/button.tsx';

/** For so long a button that has just taken another's place takes no press, in milliseconds: it was meant for the other. */
const settlingMs = 800;

interface SuccessorProps extends ComponentProps<typeof IconButton> {
  /** Whether it stands where another has stood before. */
  isSuccessor: boolean;
}

/** A button that does nothing for a moment where it has taken another's place. */
function Successor({ isSuccessor, onClick, ...props }: SuccessorProps) {
  const [settles, setSettles] = useState(isSuccessor);
  useEffect(() => {
    if (!settles) return;
    const timer = setTimeout(() => setSettles(false), settlingMs);
    return () => clearTimeout(timer);
  }, [settles]);
  return (
    <IconButton
      {...props}
      aria-disabled={settles}
      onClick={settles ? undefined : onClick}
      // A key that is held down was pressed before this button stood.
      onKeyDown={(event) => {
        if (event.repeat && event.key === 'Enter') event.preventDefault();
      }}
    />
  );
}

interface StopOrAskAgainProps {
  /** The engine's name. */
  label: string;
  runs: boolean;
  onStop: () => void;
  onAskAgain: () => void;
}

/**
 * Stops an engine that writes, and asks one again that has ended. Two buttons in one place: a second press, or one just
 * as the answer ends, would do the opposite of what it was meant for, and an answer is paid for.
 */
export function StopOrAskAgain({ label, runs, onStop, onAskAgain }: StopOrAskAgainProps) {
  const [shown, setShown] = useState({ runs, isSuccessor: false });
  if (shown.runs !== runs) setShown({ runs, isSuccessor: true });
  const button = useRef<HTMLButtonElement>(null);
  const hasFocus = useRef(false);
  // The focus of the one that goes is the other's: taken off the page, a button tells nobody that it has lost it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the button is another then.
  useLayoutEffect(() => {
    if (hasFocus.current) button.current?.focus({ preventScroll: true });
  }, [runs]);
  const shared = {
    ref: button,
    isSuccessor: shown.isSuccessor,
    onFocus: () => {
      hasFocus.current = true;
    },
    onBlur: () => {
      hasFocus.current = false;
    },
  };
  return runs ? (
    <Successor key="stop" {...shared} label={`Stop ${label}`} onClick={onStop}>
      <Square aria-hidden="true" className="size-4" />
    </Successor>
  ) : (
    <Successor key="ask again" {...shared} label={`Ask ${label} again`} onClick={onAskAgain}>
      <RotateCcw aria-hidden="true" className="size-4" />
    </Successor>
  );
}
