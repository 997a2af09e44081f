import { normalise } from './normalise.ts';
import { stopWords } from './stop-words.ts';

const wordPattern = /[\p{L}\p{N}]+(?:[-'.][\p{L}\p{N}]+)*/gu;
/** More than these narrow a search to nothing. */
const mostWords = 8;
/** Past this, a word is a sequence or a pasted line, and an address would grow too long. */
const longestWord = 80;
/** What the searched services read as operators. */
const operators = /^(?:and|or|not|to|near|adj)$/i;

/** Words that say what is asked of a subject, and are seldom the ones that its papers are written with. */
const askingWords = new Set(
  `affect affects associated association benefit benefits best better cause caused causes change changes compared
  comparison correlate correlated current data decrease decreased decreases difference differences different effect
  effective effectively effectiveness effects efficacy efficient enhance enhanced give given good help helps high higher
  impact improve improved improvement improves increase increased increases influence influences latest lead leads link
  linked long low lower lowers main make mean means mechanism mechanisms new outcome outcomes people person possible
  predict predicts prevent prevents raise raises recent recommended reduce reduced reduces reducing reduction related
  relation relationship result results risk role safe safety show shown shows significant significantly suggest
  summarise summarize superior take taking treat treated treating type types versus vs way work works worse`.split(
    /\s+/,
  ),
);

/**
 * The words that a question is about, as written: names and abbreviations kept, what merely asks left out unless
 * nothing else is there. Only letters, digits, hyphens and dots within words: nothing that a query language reads.
 */
export function keyWordsOf(question: string): string[] {
  const plain = normalise(question);
  const isShouting = plain === plain.toUpperCase();
  const words = [...plain.matchAll(wordPattern)]
    .map(([word]) => word.replace(/'s?$|'s(?=-)/i, '').replaceAll("'", ''))
    .filter((word) => {
      const isAbbreviation = !isShouting && /^[A-Z\d-]{2,}$/.test(word);
      const isCommon = stopWords.has(word.toLowerCase()) && !isAbbreviation;
      const isWord = (word.length > 1 || /\d/.test(word)) && word.length <= longestWord;
      return isWord && !isCommon && !operators.test(word);
    });
  const distinct = [...new Map(words.map((word) => [word.toLowerCase(), word])).values()];
  const telling = distinct.filter((word) => !askingWords.has(word.toLowerCase()) && !/^\d+$/.test(word));
  return (telling.length > 0 ? telling : distinct).slice(0, mostWords);
}

/** All pairs of some words: a search for any of them finds what has at least two. */
export function pairsOf(words: readonly string[]): [string, string][] {
  return words.flatMap((first, at) => words.slice(at + 1).map((second): [string, string] => [first, second]));
}
