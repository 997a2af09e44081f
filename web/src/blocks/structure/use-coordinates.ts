import type { StructureBlock } from '@sextant/contracts/blocks/structure';
import { useEffect, useState } from 'react';

type Coordinates =
  | { state: 'loading' }
  | { state: 'loaded'; text: string }
  | { state: 'failed'; reason: string };

/** Why there are none, as the server says it. */
async function reasonOf(response: Response): Promise<string> {
  const body = (await response.json().catch(() => null)) as { message?: string } | null;
  return body?.message ?? 'The coordinates could not be loaded.';
}

/** A structure's coordinates: as written, or from our own server, which asks the data bank. */
export function useCoordinates(block: StructureBlock): Coordinates {
  const written = block.source === 'written' ? block.coordinates : null;
  const address = block.source === 'written' ? null : `/api/v1/structures/${block.source}/${block.id}/`;
  const [loaded, setLoaded] = useState<Coordinates>({ state: 'loading' });
  useEffect(() => {
    if (address === null) return;
    const abort = new AbortController();
    const load = async (): Promise<Coordinates> => {
      const response = await fetch(address, { signal: abort.signal });
      if (!response.ok) return { state: 'failed', reason: await reasonOf(response) };
      return { state: 'loaded', text: await response.text() };
    };
    load().then(
      (result) => !abort.signal.aborted && setLoaded(result),
      () =>
        !abort.signal.aborted &&
        setLoaded({ state: 'failed', reason: 'The coordinates could not be loaded. Are you online?' }),
    );
    return () => abort.abort();
  }, [address]);
  return written === null ? loaded : { state: 'loaded', text: written };
}
