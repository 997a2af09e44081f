import { useEffect, useState } from 'react';

export type Drawn =
  | { state: 'drawing' }
  | { state: 'drawn'; svg: string }
  | { state: 'failed'; reason: string };

/**
 * A picture that takes its time. While a new one is drawn (another theme, another width) the old one stays.
 * @param draw keep it the same between renders: a new one draws again
 */
export function useDrawn(draw: (signal: AbortSignal) => Promise<string>): Drawn {
  const [drawn, setDrawn] = useState<Drawn>({ state: 'drawing' });
  useEffect(() => {
    const abort = new AbortController();
    draw(abort.signal).then(
      (svg) => !abort.signal.aborted && setDrawn({ state: 'drawn', svg }),
      (error: unknown) => {
        const reason = error instanceof Error ? error.message : 'It could not be drawn.';
        if (!abort.signal.aborted) setDrawn({ state: 'failed', reason });
      },
    );
    return () => abort.abort();
  }, [draw]);
  return drawn;
}
