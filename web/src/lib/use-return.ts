import { useEffect } from 'react';

/** Looks again whenever the tab comes to the front or the connection is back: something may have changed elsewhere. */
export function useReturn(look: () => void): void {
  useEffect(() => {
    const onReturn = () => {
      if (document.visibilityState === 'visible') look();
    };
    document.addEventListener('visibilitychange', onReturn);
    window.addEventListener('online', onReturn);
    return () => {
      document.removeEventListener('visibilitychange', onReturn);
      window.removeEventListener('online', onReturn);
    };
  }, [look]);
}
