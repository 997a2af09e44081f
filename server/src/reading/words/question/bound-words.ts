import { askingWords, isCommonWord } from './asking-words.ts';
import { setPhraseAt } from './set-phrases.ts';
import type { Token } from './tokens.ts';

/** What a number, a Roman numeral or a letter may stand behind as part of the name. */
const numbered = new Set(
  `type phase grade stage class group factor level schedule category chromosome exon trisomy interleukin omega
  caspase cyclin claudin galectin collagen complement apolipoprotein troponin angiotensin topoisomerase
  bipolar haemophilia hemophilia influenza vitamin hepatitis covid cox`.split(/\s+/),
);
/** Behind these, the thing itself belongs to the name: "type 2 diabetes", "group B streptococcus". */
const opensName = new Set(['type', 'group']);
/** Words that a letter before them belongs to: "T cell", "Q fever", "E. coli". */
const afterLetter = new Set(
  `cell cells lymphocyte lymphocytes chromosome chromosomes dimer dimers fever protein proteins wave waves coli
  aureus difficile pylori pneumoniae aeruginosa`.split(/\s+/),
);
/** Behind "vitamin a" in small letters, these say that the "a" is no article. */
const afterArticleLike = new Set(
  `deficiency deficient supplement supplements supplementation status intake toxicity level levels virus vaccine
  vaccines vaccination infection toxin`.split(/\s+/),
);
/** Abbreviations of measures: a number behind them is a value. */
const measures = new Set(
  'bmi hr rr or ci bp sbp dbp ldl hdl ef lvef gfr egfr age md smd auc icu rct mg kg'.split(' '),
);

const isLetter = (text: string | undefined) => text !== undefined && /^\p{L}$/u.test(text);
const isNumber = (text: string) => /^\d{1,3}$/.test(text);
const isRoman = (text: string) => /^(?:[IVX]{1,4}a?)$/.test(text) && text !== 'I';
const isNamed = (token: Token): boolean =>
  !token.quoted && token.key.length > 1 && !isCommonWord(token.key) && !isValue(token.text);
const isValue = (text: string) => /^\d+(?:\.\d+)?\+?$/.test(text);

/**
 * Where one name of several words ends that begins at `at`, exclusive: single letters and numbers go with their
 * neighbour. `at + 1` where a word stands alone.
 * @param lettersTell whether capitals say anything: in a question all in capitals, "A" may be an article
 */
export function endOfName(tokens: readonly Token[], at: number, lettersTell: boolean): number {
  const phrase = setPhraseAt(tokens, at);
  if (phrase > 0) return at + phrase;
  const [own, next, third] = [tokens[at], follower(tokens, at + 1), follower(tokens, at + 2)];
  if (!own || own.quoted || !next) return at + 1;
  // The sign ends a name: "CD4+ B" is no name of two words.
  if (own.text.endsWith('+')) return at + 1;
  if (isLetter(own.text))
    return at + (afterLetter.has(next.key) || (isNamed(next) && isFreeLetter(own.text)) ? 2 : 1);
  if (!isPartBehind(own, next, third, lettersTell)) return at + 1;
  const namesThing = opensName.has(own.key) || (own.key === 'factor' && third?.key === 'leiden');
  return at + (namesThing && third && isNamed(third) && !askingWords.has(third.key) ? 3 : 2);
}

const follower = (tokens: readonly Token[], at: number) => (tokens[at]?.follows ? tokens[at] : undefined);

/** Whether `part` belongs to the word before it: "vitamin | C", "type | 2", "factor | Xa", "vitamin | B12". */
function isPartBehind(own: Token, part: Token, next: Token | undefined, lettersTell: boolean): boolean {
  if (!isNamed(own) && !numbered.has(own.key)) return false;
  if (isNumber(part.text))
    return numbered.has(own.key) || (/^[A-Z]{2,6}$/.test(own.text) && lettersTell && !measures.has(own.key));
  if (
    numbered.has(own.key) &&
    (isRoman(part.text) || (own.key === 'vitamin' && /^[a-k]\d{1,2}$/.test(part.key)))
  )
    return true;
  if (!isLetter(part.text)) return false;
  if (next && afterLetter.has(next.key) && !(own.key === 'vitamin' || own.key === 'hepatitis')) return false;
  if (part.key === 'i') return numbered.has(own.key) && (part.text === 'I' || own.key === 'type');
  if (part.text === 'A' && lettersTell) return !askingWords.has(own.key) || numbered.has(own.key);
  if (part.key === 'a')
    return numbered.has(own.key) && (!next || isCommonWord(next.key) || afterArticleLike.has(next.key));
  return isFreeLetter(part.text) && (!askingWords.has(own.key) || numbered.has(own.key));
}

/** A letter that is neither a word nor short for one ("w" for "with"). */
const isFreeLetter = (text: string) => !/^[aiw]$/i.test(text);
