import type { Ledger } from '@sextant/contracts';
import { type CitedPlace, citedPlaces } from './cited-places.ts';
import { wrongAt } from './standing-words.ts';

/**
 * An answer's markdown with what is wrong said where it stands: a retracted work is struck, a citation that does not
 * exist or is not what the answer says is followed by that word. What is verified, and what could not be checked,
 * reads as it was written.
 */
export function markMentions(text: string, engine: string, ledger: Ledger | null): string {
  const parts: string[] = [];
  let done = 0;
  for (const place of citedPlaces(ledger?.rows ?? [], engine, text)) {
    const words = wordsAt(place);
    if (!words) continue;
    const { cited, from, to } = place;
    const written = text.slice(from, to);
    const isStruck = cited.every(({ row }) => row.publication === 'retracted') && !written.includes('\n');
    parts.push(text.slice(done, from), isStruck ? `~~${written}~~` : written, ` ‹${words}›`);
    done = to;
  }
  return parts.join('') + text.slice(done);
}

/** What is wrong at a place; of a mark of several numbers, with which of them. */
function wordsAt({ cited }: CitedPlace): string {
  const said = cited.flatMap(({ mention, row }) => {
    const wrong = wrongAt(mention, row);
    if (!wrong) return [];
    return cited.length > 1 && mention.called ? `${mention.called} ${wrong}` : wrong;
  });
  return [...new Set(said)].join(', ');
}
