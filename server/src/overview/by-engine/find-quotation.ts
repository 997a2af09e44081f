/** Markup and marks that an engine leaves out when it copies words, and spellings that it changes. */
const ignored = /[\s*_`~#>|"'“”‘’«»\\.,;:!?()-]|[\u2010-\u2015\u2212]/u;
const mark = /\[[\d\s,;–-]{1,60}\]/y;
/** Shorter quotations would be found anywhere. */
const fewestCharacters = 8;

interface Skeleton {
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
    const lower = character.toLowerCase();
    // A letter whose lower case is two would shift all places after it.
    letters += lower.length === 1 ? lower : character;
    places.push(place);
  }
  return { letters, places };
}

/**
 * Where a quotation stands in a text. Letters and digits must be the same in the same order; punctuation, markup,
 * citation marks and white space need not.
 * @returns its place in UTF-16 units, or null when it does not stand there
 */
export function findQuotation(quotation: string, source: Skeleton): { from: number; to: number } | null {
  const wanted = skeletonOf(quotation).letters;
  if (wanted.length < fewestCharacters) return null;
  const at = source.letters.indexOf(wanted);
  const from = source.places[at];
  const last = source.places[at + wanted.length - 1];
  return at < 0 || from === undefined || last === undefined ? null : { from, to: last + 1 };
}
