import type { AbstractSentence, ReadAbstract } from '../../reading/abstracts/read-abstract.ts';
import { readQuantities } from '../../reading/quantities/read-quantities.ts';
import { isSameValue } from '../../reading/quantities/same-value.ts';
import type { ComparedNumber } from '../numbers/compare-numbers.ts';
import type { JudgedSupport } from './judged-support.ts';
import { findings } from './own-numbers.ts';

/**
 * A sentence that gives figures and no direction is supported where all of them stand in one sentence of results or
 * conclusions, and contradicted where the abstract gives them to the other arm. Null where its figures are no findings.
 */
export function supportOfNumbers(
  statement: string,
  numbers: readonly ComparedNumber[],
  { quantities, sentences, text }: ReadAbstract,
  bears: (sentence: AbstractSentence) => boolean,
): JudgedSupport | null {
  const stated = readQuantities(statement);
  const kinds = new Map(stated.map(({ from, kind }) => [from, kind]));
  const found = numbers.filter(({ from }) => findings.test(kinds.get(from) ?? ''));
  const [first] = found;
  if (!first?.recorded) return null;
  const sentence = sentences.find(
    ({ from, to }) => first.recorded && first.recorded.from >= from && first.recorded.to <= to,
  );
  if (!sentence || (sentence.role !== 'results' && sentence.role !== 'conclusions')) return null;
  if (!bears(sentence)) return null;
  const { from, to } = sentence;
  const place = { text: text.slice(from, to), from, to };
  // Two numbers that both differ, each the other's: the arms are swapped.
  const isSwapped =
    found.length === 2 &&
    found.every(({ state }) => state === 'differs') &&
    found[0]?.recorded?.text !== found[1]?.recorded?.text;
  if (isSwapped) return { relation: 'contradicts', sentence: place };
  const isEachThere = stated.every(
    (one) => !findings.test(one.kind) || quantities.some((each) => isSameValue(one, each)),
  );
  const isSaidByNumbers = isEachThere && !isSaidInWords(statement, sentence);
  return isSaidByNumbers && numbers.every(({ state }) => state === 'stands')
    ? { relation: 'supports', sentence: place }
    : null;
}

/** What numbers alone do not vouch for: "significantly", "the lowest", "concluded that it causes". */
const inWords =
  /\b(?:(?:in)?significan\w+|(?:low|high|larg|small)est|best|worst|caus(?:e[sd]?|ing)|prove[sdn]?|conclude[sd]?|because|due to|confirm(?:s|ed)?|establish(?:es|ed)?)\b/gi;

/** Right before such a word: "a reduction of 12%, which was not significant" vouches for no significant one. */
const denied =
  /(?:\b(?:no|not|nor|non|neither|never|without|failed to|fails to)\b|n['’]t\b)[ -](?:[\p{L}-]+ ){0,4}$/iu;
const reachOfDenial = 60;

/** Whether a sentence says more of its numbers in words than the abstract's sentence with these numbers does. */
function isSaidInWords(statement: string, { text }: AbstractSentence): boolean {
  const told = new Set(saidInWords(text));
  return saidInWords(statement).some((word) => !told.has(word));
}

const saidInWords = (text: string): string[] =>
  [...text.matchAll(inWords)].map(({ 0: word, index }) => {
    const isDenied = denied.test(text.slice(Math.max(0, index - reachOfDenial), index));
    return `${isDenied ? 'not ' : ''}${word.toLowerCase()}`;
  });
