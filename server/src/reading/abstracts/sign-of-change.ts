import type { Quantity } from '../quantities/quantity.ts';
import type { AbstractSentence } from './read-abstract.ts';

const fall =
  'reduc\\w*|decreas\\w*|lower\\w*|fell|falls?|fallen|falling|fewer|less|declin\\w*|shorter|shorten\\w*|drop\\w*|cut|diminish\\w*|lost|loss|smaller|slower|slowed|shrank|attenuat\\w*|RRR';
const rise =
  'increas\\w*|rais\\w*|rose|rises?|risen|rising|higher|greater|gain\\w*|more|longer|prolong\\w*|extend\\w*|lengthen\\w*|elevat\\w*|grew|larger|faster|excess';
/** Words of a direction that are part of a name: "lower respiratory", "with reduced ejection fraction", "more than 20%". */
const ofName =
  /\b(?:low|high)(?:er)?[ -](?:dos\w+|intensity|grade|extremit\w+)\b|\b(?:low|high)-risk\b|\blower (?:respiratory|limb|back|urinary|gastrointestinal|tract|leg)\w*|\b(?:with|of|and|or) (?:a )?(?:mildly )?(?:reduced|elevated|raised|increased|decreased) (?=\p{L}+ (?:fraction|pressure|risk|function|level))|\b(?:more|less|fewer|greater|higher|lower|larger) than (?=\d)|\bmore (?:severe|advanced|intensive|often)\b|\b(?:weight|hearing|bone|blood|vision|hair) (?:gain|loss)\b/giu;
const behind = new RegExp(
  String.raw`^ ?(?:\([^()]{0,80}\)|[,)])? ?-?(?:(?:relative|absolute|mean|median|overall|significant(?:ly)?|statistically|further|risk|rate|hazard|proportional|additional) )*(?:(${fall})|(${rise}))\b`,
  'i',
);
const word = new RegExp(String.raw`\b(?:(${fall})|(${rise}))\b`, 'gi');
/** So far before and behind a number its words are read, in characters. */
const [before, after] = [200, 120];
/** What begins a statement of its own. */
const turn = /^.*(?:[.;](?= )|\b(?:while|whereas|but|however|although)\b)/is;
const inBrackets = /\([^()]{0,160}\)/g;
/** "The reduction was 29% greater": more of a fall is a fall. */
const ofFall = /\b(?:reductions?|decreases?|declines?|falls?) (?:in|of)\b/i;
/** "Did not reduce it by 20%": what did not happen has no sign. */
const denial = /\b(?:not|nor|neither|no)\b[^,]{0,60}$/i;

/** A text in which words of a direction that are part of a name are blank: its places are the same. */
export const withoutNamesOfWay = (text: string): string =>
  text.replace(ofName, (found) => ' '.repeat(found.length));

/** Which way a relative change goes, by the words right behind it, else by the last before it in its clause; null where none tells. */
export function wayOfChange({ from, to }: Quantity, sentence: AbstractSentence): 'up' | 'down' | null {
  const { from: start, text } = sentence;
  const blanked = withoutNamesOfWay(text);
  const next = behind.exec(blanked.slice(to - start, to - start + after).replace(/^\)/, ''));
  const ahead = blanked
    .slice(Math.max(0, from - start - before), from - start)
    .replace(inBrackets, ' ')
    .replace(turn, '');
  if (next) return next[1] || ofFall.test(ahead) ? 'down' : 'up';
  // A number's own words may be inside of it: "43 percent fewer hip fractures (P=0.043)".
  const own = wayIn(blanked.slice(from - start, to - start), false);
  if (own) return own;
  return wayIn(ahead, true);
}

function wayIn(words: string, isLast: boolean): 'up' | 'down' | null {
  const found = [...words.matchAll(word)];
  const one = isLast ? found.at(-1) : found[0];
  if (!one || (isLast && denial.test(words.slice(0, one.index)))) return null;
  return one[1] ? 'down' : 'up';
}
