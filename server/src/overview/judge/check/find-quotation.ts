/**
 * Markup and marks that an engine leaves out when it copies words, spellings that it changes, and what it was not shown
 * as it stands there (`hidden-words.ts`).
 */
const ignored =
  /[\s*_`~#>›|"'“”‘’«»\\.,;:!?()-]|[\u2010-\u2015\u2212\u2800]|[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Co}\p{Cn}]/u;
const mark = /\[[\d\s,;–-]{1,60}\]/y;
/** Shorter quotations would be found anywhere. */
const minCharacters = 8;

/** What may stand between two letters of one word: "non-inferior" does not say "inferior". */
const joined = /^[-\u2010\u2011\u2212.,'’]?$/u;

export interface Skeleton {
  text: string;
  letters: string;
  /** Where each letter stands in the text. */
  places: number[];
}

/** The letters and digits of a text with their places: what a quotation must have in common with its source. */
export function skeletonOf(text: string): Skeleton {
  const places: number[] = [];
  let letters = '';
  for (let place = 0; place < text.length; place++) {
    mark.lastIndex = place;
    const skipped = text[place] === '[' ? mark.exec(text)?.[0].length : undefined;
    if (skipped) {
      place += skipped - 1;
      continue;
    }
    const character = text[place] ?? '';
    if (ignored.test(character)) continue;
    const lower = character === '‹' ? '<' : character.toLowerCase();
    // A letter whose lower case is two would shift all places after it.
    letters += lower.length === 1 ? lower : character;
    places.push(place);
  }
  return { text, letters, places };
}

/**
 * Where a quotation stands in a text. Letters and digits must be the same in the same order; punctuation, markup,
 * citation marks and white space need not. It begins and ends where words do.
 * @returns its place in UTF-16 units, or null when it does not stand there
 */
export function findQuotation(quotation: string, source: Skeleton): { from: number; to: number } | null {
  const wanted = skeletonOf(quotation).letters;
  if (wanted.length < minCharacters) return null;
  for (let at = source.letters.indexOf(wanted); at >= 0; at = source.letters.indexOf(wanted, at + 1)) {
    const from = source.places[at];
    const last = source.places[at + wanted.length - 1];
    if (from === undefined || last === undefined) return null;
    if (!isWithinWord(source, at) && !isWithinWord(source, at + wanted.length)) return { from, to: last + 1 };
  }
  return null;
}

/** Whether the word or number goes on: "effective" does not stand in "ineffective", nor 20 in 120 or 1,20. */
function isWithinWord({ places, text }: Skeleton, at: number): boolean {
  const [before, here] = [places[at - 1], places[at]];
  return before !== undefined && here !== undefined && joined.test(text.slice(before + 1, here));
}
