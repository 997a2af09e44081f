import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTurn } from '../../lib/turn/use-turn.ts';

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

const useIsOnline = () => useSyncExternalStore(subscribe, () => navigator.onLine);

/** Says that the connection is away, for as long as it is. */
export function ConnectionBanner({ turnId }: { turnId: string }) {
  const online = useIsOnline();
  const { hasEnded, stream } = useTurn(turnId);
  const lost = stream === 'lost';
  const stillComing = lost || stream === 'open';
  // Once all engines have answered, only what is checked and compared is still to come.
  const coming = hasEnded ? 'Checks' : 'Answers';
  if (online && !lost) return <div role="status" className="contents" />;
  return (
    <div
      role="status"
      className="connection-banner flex items-center justify-center gap-2 bg-warn-soft px-4 text-sm text-warn"
    >
      <WifiOff aria-hidden="true" className="size-4 shrink-0" />
      {online
        ? `Connection lost. Reconnecting… ${coming} will continue.`
        : `You’re offline. ${stillComing ? `${coming} will continue when you’re back online.` : 'Your draft is kept.'}`}
    </div>
  );
}
