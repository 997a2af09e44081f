import { stem } from '../../text/stem.ts';
import { standingsOf } from './find-cues.ts';

const negatives = ['un', 'in', 'im', 'non', 'dis'];
const negated = /^(?:un|in|im|non|dis|mis|ir)(\w{4,})$/;

/** Calls back with a feature's name, its amount and the words that it was read from. */
export type Tell = (name: string, amount: number, said?: string) => void;

/** How the question's own words stand in a sentence: affirmed, denied, belittled, or turned round ("inadequate"). */
export function tellTerms(text: string, stems: ReadonlySet<string>, tell: Tell) {
  const plain = text.replace(/\u2019/g, "'");
  const standingOf = standingsOf(plain);
  const seen = {
    termAffirmed: new Set<string>(),
    termDenied: new Set<string>(),
    termLittle: new Set<string>(),
  };
  const share = 1 / Math.sqrt(stems.size || 1);
  for (const { 0: word, index } of plain.toLowerCase().matchAll(/[a-z]+/g)) {
    const root = stem(word);
    const { from, sign } = standingOf(index);
    const said = plain.slice(from, index + word.length);
    if (stems.has(root)) {
      const name = sign === 1 ? 'termAffirmed' : sign === -1 ? 'termDenied' : 'termLittle';
      if (!seen[name].has(root)) tell(name, share, said);
      seen[name].add(root);
    } else if (isOpposite(word, stems)) tell('antonym', sign, said);
  }
}

function isOpposite(word: string, stems: ReadonlySet<string>): boolean {
  const rest = negated.exec(word)?.[1];
  if (rest && stems.has(stem(rest))) return true;
  return word.length > 3 && negatives.some((prefix) => stems.has(stem(prefix + word)));
}
