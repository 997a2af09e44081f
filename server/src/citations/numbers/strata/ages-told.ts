import type { ReadAbstract } from '../../../reading/abstracts/read-abstract.ts';
import { keptOf } from '../../../reading/kept-with.ts';
import { agesToldIn, overlaps, type Span } from '../../../reading/quantities/ages.ts';
import type { PlacedText } from '../../../reading/quantities/placed-text.ts';
import type { Quantity } from '../../../reading/quantities/quantity.ts';
import { isSameValue } from '../../../reading/quantities/same-value.ts';
import { isOfResults, placesOf } from '../bounds.ts';
import { boundIn } from './strata-told.ts';

const line = 'age';

/** Of which age each number of a text is told; the ages themselves are told of nothing. */
const agesAt = keptOf(({ from: start, quantities, text }: PlacedText): ReadonlyMap<number, Span> => {
  const ages = agesToldIn(text);
  if (ages.length === 0) return new Map();
  const spans = new Map(ages.map(({ span }) => [String(span), span]));
  const others = quantities.filter(
    ({ from }) => !ages.some((one) => one.from <= from - start && from - start < one.to),
  );
  const strata = ages
    .map(({ span, ...place }) => ({ line, name: String(span), ...place }))
    .sort((one, other) => one.from - other.from);
  return new Map(
    [...boundIn({ from: start, quantities: others, text }, strata)].flatMap(([from, bound]) => {
      const span = spans.get(bound.get(line) ?? '');
      return span ? [[from, span] as const] : [];
    }),
  );
});

const agesOf = keptOf(
  ({ sentences }: ReadAbstract): ReadonlyMap<number, Span> =>
    new Map(sentences.flatMap((sentence) => [...agesAt(sentence)])),
);

/**
 * Tells whether words give a number of people of another age than each place where an abstract has it, and the abstract has such a
 * number of theirs: "31% of those under 6 months", where that is of 6 to 12 months.
 * @param recorded the abstract's numbers
 */
export function toldOfAnotherAge(
  claim: PlacedText,
  abstract: ReadAbstract,
  recorded: readonly Quantity[],
): (stated: Quantity) => boolean {
  const told = agesAt(claim);
  return (stated) => {
    const own = told.get(stated.from);
    if (!own) return false;
    const there = agesOf(abstract);
    const places = placesOf(stated, recorded);
    const isOther = ({ from }: Quantity) => {
      const span = there.get(from);
      return span !== undefined && !overlaps(span, own);
    };
    const isOfOwn = ({ from }: Quantity) => {
      const span = there.get(from);
      return span !== undefined && overlaps(span, own);
    };
    return (
      places.length > 0 &&
      places.every(isOther) &&
      recorded.some(
        (each) =>
          places.some(({ kind }) => kind === each.kind) &&
          isOfOwn(each) &&
          !isSameValue(stated, each) &&
          isOfResults(each, abstract),
      )
    );
  };
}
