import type { AbstractSentence, ReadAbstract } from '../../reading/abstracts/read-abstract.ts';
import { keptOf } from '../../reading/kept-with.ts';
import { conceptSetOf } from '../../reading/lexicon/concept-set.ts';
import { knownOutcomes } from '../../reading/lexicon/outcome-words.ts';
import type { Quantity } from '../../reading/quantities/quantity.ts';

/** What is counted stands right behind a number: "6 deaths", "12 of 80 patients died". */
const counted =
  /^(?: of (?:the )?\d[\d,]{0,8})?(?: \([^()]{0,20}\))?((?: (?!(?:with|in|on|for|and|or|versus|vs|than|but|of|given|after|under)\b)[\p{L}-]{1,20}){1,4})/u;
/** "6 deaths with the drug and 2 with placebo": the second number counts what the first one does. */
const againstAnother =
  /\d((?: \p{L}{3,20}){1,3}) (?:with|on|in|among|given|after|under|for) [^,;:()\d]{2,50},? (?:and|versus|vs\.?|against|but|compared with) (?:only )?$/iu;
const reach = 120;

const outcomesIn = (text: string): string[] =>
  [...conceptSetOf(text)].filter((concept) => knownOutcomes.has(concept));

const outcomesOf = keptOf(({ text }: AbstractSentence): ReadonlySet<string> => new Set(outcomesIn(text)));

/**
 * Whether a number counts an outcome that no sentence names which has this number, while another one tells how many had it: "6 deaths",
 * where 6 had hyperglycaemia and 2 died.
 * @param words where the number stands, with `start` the place in the text that its place is of
 */
export function isOfOtherCounted(
  stated: Quantity,
  places: readonly Quantity[],
  words: string,
  start: number,
  { sentences }: ReadAbstract,
): boolean {
  if (stated.kind !== 'count') return false;
  const end = stated.to - start;
  const before = /[^.;|]{0,80}$/u.exec(words.slice(Math.max(0, end - reach), stated.from - start))?.[0] ?? '';
  const named = [
    counted.exec(words.slice(end, end + reach))?.[1] ?? '',
    againstAnother.exec(before)?.[1] ?? '',
  ];
  const outcomes = named.map(outcomesIn).find(({ length }) => length > 0) ?? [];
  if (outcomes.length === 0) return false;
  const names = (sentence: AbstractSentence) => outcomes.some((one) => outcomesOf(sentence).has(one));
  const isThere = (sentence: AbstractSentence) =>
    places.some((one) => sentence.from <= one.from && one.from < sentence.to);
  return (
    !sentences.some((one) => isThere(one) && names(one)) &&
    sentences.some(
      (one) =>
        (one.role === 'results' || one.role === 'conclusions') &&
        names(one) &&
        one.quantities.some(({ kind }) => kind === 'count'),
    )
  );
}
