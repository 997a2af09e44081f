import type { Block } from '@sextant/markdown';
import { useContext, useEffect, useMemo } from 'react';
import { sharedValue } from '../shared-value.ts';
import { MentionPlacesContext, mentionsWithin, type PlacesInBlock } from './mention-places.ts';

/** What finds places. It comes after the first answer is shown, and before any is checked: no mark is drawn twice. */
const finder = sharedValue<Pick<typeof import('./places-in.ts'), 'placesIn'> | null>(null);

function load() {
  // Without it marks are drawn, but not what the check says of each: it is asked for again as soon as the network is back.
  import('./places-in.ts').then(finder.write, () => addEventListener('online', load, { once: true }));
}

/** What is known of where mentions stand, block by block; that of a block whose mentions did not change is kept. */
export function usePlaces(text: string, blocks: Block[]): ReadonlyMap<number, PlacesInBlock> {
  const mentions = useContext(MentionPlacesContext);
  const found = finder.useValue();
  useEffect(() => {
    if (!finder.read()) load();
  }, []);
  return useMemo(() => {
    const known = new Map<number, PlacesInBlock>();
    if (mentions.length === 0 || !found) return known;
    for (const [index, block] of blocks.entries()) {
      const end = blocks[index + 1]?.key ?? text.length;
      const within = mentionsWithin(mentions, block.key, end);
      if (within.length === 0) continue;
      const places = found.placesIn(block, text.slice(block.key, end), within);
      if (places) known.set(block.key, places);
    }
    return known;
  }, [text, blocks, mentions, found]);
}
