import type { ReadAbstract } from '../../reading/abstracts/read-abstract.ts';
import { keptOf } from '../../reading/kept-with.ts';
import { numberWords } from '../../reading/lexicon/number-words.ts';
import type { Quantity } from '../../reading/quantities/quantity.ts';
import { isSameMeasure, isSameValue } from '../../reading/quantities/same-value.ts';
import { isDerived } from '../numbers/no-judgement.ts';

/** How many there were, how much was measured, and what has a point: neither a name ("type 2") nor a place in a list is one. */
const told = /^(?:count|sample-size|level)$/;
/** Of thousands, with whatever stands between them: "721,718", "721 718". */
const thousands = /(?<=\d)[,\s\u2009\u202f](?=\d{3}(?!\d))/gu;
const written = /\d+(?:[.·]\d+)?/g;

const spelled: Readonly<Record<string, number>> = {
  ...numberWords,
  one: 1,
  thirteen: 13,
  fourteen: 14,
  sixteen: 16,
  seventeen: 17,
  nineteen: 19,
};
/** "Twenty-three" */
const inWords = new RegExp(
  `\\b(${Object.keys(spelled).join('|')})(?:[ -](${Object.keys(spelled).join('|')}))?\\b`,
  'gi',
);

const valuesInWords = (text: string): number[] =>
  [...text.matchAll(inWords)].flatMap(([, one = '', other = '']) => {
    const [first = 0, second = 0] = [one, other].map((word) => spelled[word.toLowerCase()]);
    return second === 0 ? [first] : [first, second, first + second, first * second];
  });

/** Every number of an abstract, by its value, whatever it is of. */
const valuesIn = keptOf(({ quantities, text }: ReadAbstract): readonly number[] => [
  ...['', '.'].flatMap((parted) =>
    (text.replace(thousands, parted).match(written) ?? []).map((one) => Number(one.replace('·', '.'))),
  ),
  ...valuesInWords(text),
  ...quantities.flatMap(({ upper, value }) => [value, upper ?? value]).map(Math.abs),
]);

/** "1.3 In the cohort": the place in a list. */
const isListed = ({ from, kind }: Quantity, statement: string): boolean =>
  kind === 'number' && !/\p{L}/u.test(statement.slice(0, from));

/**
 * Whether an abstract has no such number anywhere, as written or rounded, nor two that it follows from. It may stand in
 * the paper; the abstract does not vouch for it.
 */
export function isUnwritten(stated: Quantity, statement: string, abstract: ReadAbstract): boolean {
  if (!told.test(stated.kind) && !(stated.kind === 'number' && stated.decimals > 0)) return false;
  // What was given is told by the dose, the day or the course.
  if (stated.dimension === 'mass' || isListed(stated, statement)) return false;
  const value = Math.abs(stated.value);
  const rounded = 0.5 * 10 ** -stated.decimals + 1e-9;
  return (
    !valuesIn(abstract).some((one) => Math.abs(one - value) <= (stated.decimals > 0 ? rounded : 1e-9)) &&
    !abstract.quantities.some((one) => isSameMeasure(stated, one) && isSameValue(stated, one)) &&
    !isDerived(stated, abstract.quantities)
  );
}
