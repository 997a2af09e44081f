import type { StructureBlock } from '@sextant/contracts/blocks/structure';
import { useEffect, useState } from 'react';
import { fetchCall } from '../../lib/call.ts';
import { errorText, readRefusal } from '../../lib/server-error.ts';

type Coordinates =
  | { state: 'loading' }
  | { state: 'loaded'; text: string }
  | { state: 'failed'; reason: string };

/** A structure's coordinates: as written, or from our own server, which asks the data bank. */
export function useCoordinates(block: StructureBlock): Coordinates {
  const written = block.source === 'written' ? block.coordinates : null;
  const source = block.source === 'written' ? null : block.source;
  const id = block.source === 'written' ? '' : block.id;
  const [loaded, setLoaded] = useState<Coordinates>({ state: 'loading' });
  useEffect(() => {
    if (source === null) return;
    const abort = new AbortController();
    const load = async (): Promise<Coordinates> => {
      const response = await fetchCall('structure', { params: { source, id } }, { signal: abort.signal });
      if (!response.ok)
        return {
          state: 'failed',
          reason: errorText(await readRefusal(response), 'The coordinates could not be loaded.'),
        };
      return { state: 'loaded', text: await response.text() };
    };
    load().then(
      (result) => !abort.signal.aborted && setLoaded(result),
      () =>
        !abort.signal.aborted &&
        setLoaded({ state: 'failed', reason: 'The coordinates could not be loaded. Are you online?' }),
    );
    return () => abort.abort();
  }, [source, id]);
  return written === null ? loaded : { state: 'loaded', text: written };
}
