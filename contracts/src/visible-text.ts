/** Characters that show nothing, which copied and generated text carries inside of identifiers. */
const invisible = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/;
const hyphens = /[\u2010-\u2013\u2212\ufe63\uff0d]/g;

/** A text to search in, and the way back to where a place of it stands in the answer. */
export interface VisibleText {
  text: string;
  /** The place in the answer of a place in `text`. */
  place(index: number): number;
}

/** The answer without invisible characters and with one kind of hyphen. */
export function visibleTextOf(answer: string): VisibleText {
  const text = answer.replace(hyphens, '-');
  if (!invisible.test(text)) return { text, place: (index) => index };
  const places: number[] = [];
  let kept = '';
  for (let index = 0; index < text.length; index++) {
    const character = text[index] as string;
    if (invisible.test(character)) continue;
    places.push(index);
    kept += character;
  }
  return { text: kept, place: (index) => places[index] ?? answer.length };
}
