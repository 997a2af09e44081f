import { useEffect, useState } from 'react';

export type Drawn =
  | { state: 'drawing' }
  | { state: 'drawn'; svg: string }
  | { state: 'failed'; reason: string };

type Draw = (signal: AbortSignal) => Promise<string>;

/**
 * A picture that takes its time. While a new one is drawn (another theme, another width) the old one stays, and is not current.
 * @param draw keep it the same between renders: a new one draws again
 */
export function useDrawn(draw: Draw): Drawn & { isCurrent: boolean } {
  const [{ by, drawn }, setDrawn] = useState<{ by: Draw | null; drawn: Drawn }>({
    by: null,
    drawn: { state: 'drawing' },
  });
  useEffect(() => {
    const abort = new AbortController();
    draw(abort.signal).then(
      (svg) => !abort.signal.aborted && setDrawn({ by: draw, drawn: { state: 'drawn', svg } }),
      (error: unknown) => {
        const reason = error instanceof Error ? error.message : 'It could not be drawn.';
        if (!abort.signal.aborted) setDrawn({ by: draw, drawn: { state: 'failed', reason } });
      },
    );
    return () => abort.abort();
  }, [draw]);
  return { ...drawn, isCurrent: by === draw };
}
