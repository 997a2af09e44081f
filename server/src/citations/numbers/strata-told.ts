import type { ReadAbstract } from '../../reading/abstracts/read-abstract.ts';
import { keptOf } from '../../reading/kept-with.ts';
import type { Quantity } from '../../reading/quantities/quantity.ts';
import { type Stratum, strataIn } from './strata-words.ts';

/** What is said right behind a number is of it, up to the next thing that is told. */
const behind =
  /^(?:(?! ?[,;:.|](?!\d)| (?:and|vs\.?|versus|compared|than|but|whereas|while|or(?= (?:after|within|before|in|at|for|with)\b))\b(?! (?:older|over|above|under|below|younger|more|less|lower|higher)\b))[\s\S]){1,90}/u;
/** Its unit's end and its interval. */
const itsOwn = /^[)\]%]{0,2}(?: ?[([][^()[\]]{0,80}\d[^()[\]]{0,80}[)\]])?/u;
const clauseEnd = /[;|]|\.(?!\d)|,? \b(?:whereas|while|but|although|though)\b/giu;
const noFinding = /^(?:sample-size|p-value|duration|dose|count|number-needed-to-treat)$/;
const respectively = /^[^.;|]{0,60}\brespectively\b/i;

/** Of which stratum of each line a number is told: "high" of dose, "women" of sex. */
export type Bound = ReadonlyMap<string, string>;

export const isFinding = ({ kind, upper }: Quantity) => !noFinding.test(kind) && upper === null;

const nothing: Bound = new Map();

/** The strata that stand alone in their line: of "men and women" neither. */
function alone(strata: readonly Stratum[]): Map<string, string> {
  const names = Map.groupBy(strata, ({ line }) => line);
  return new Map(
    [...names].flatMap(([line, all]) => {
      const [first, ...others] = new Set(all.map(({ name }) => name));
      return first !== undefined && others.length === 0 ? [[line, first] as const] : [];
    }),
  );
}

/** Those in the order of as many numbers: "in men and women 12% and 9%, respectively". */
function inOrder(strata: readonly Stratum[], count: number, at: number): Map<string, string> {
  const lines = Map.groupBy(strata, ({ line }) => line);
  return new Map(
    [...lines].flatMap(([line, all]) =>
      all.length === count && count > 1 && new Set(all.map(({ name }) => name)).size === count
        ? [[line, all[at]?.name ?? ''] as const]
        : [],
    ),
  );
}

/** Of which strata each number of a text is told, by the place where it begins; of these where they are given. */
export function boundIn(
  text: string,
  start: number,
  quantities: readonly Quantity[],
  strata: readonly Stratum[] = strataIn(text),
): ReadonlyMap<number, Bound> {
  const found = new Map<number, Bound>();
  if (strata.length === 0) return found;
  const findings = quantities.filter(isFinding);
  const ends = [...text.matchAll(clauseEnd)].map(({ index }) => index);
  // What is read behind a number is not told of the one that follows.
  let taken = 0;
  let clause = -1;
  let run: Quantity[] = [];
  for (const [at, one] of findings.entries()) {
    const [begins, ended] = [one.from - start, one.to - start];
    const own = ends.filter((end) => end < begins).length;
    const begin = ends[own - 1] ?? 0;
    if (own !== clause) taken = begin;
    clause = own;
    const next = (findings[at + 1]?.from ?? start + text.length) - start;
    const end = Math.max(ended, Math.min(ends[own] ?? text.length, next));
    const skipped = itsOwn.exec(text.slice(ended, ended + 120))?.[0].length ?? 0;
    const from = ended + skipped;
    const length = from < end ? (behind.exec(text.slice(from, end))?.[0].length ?? 0) : 0;
    const right = strata.filter((each) => each.from >= from && each.from < from + length);
    const last = Math.max(taken, begin, (findings[at - 1]?.to ?? start) - start);
    const left = strata.filter((each) => each.to <= begins && each.from >= last);
    const lead = strata.filter((each) => each.to <= begins && each.from >= begin);
    run = at > 0 && isListed(text, findings[at - 1] as Quantity, one, start) ? [...run, one] : [one];
    const bound = new Map([...alone(lead), ...alone(left), ...alone(right)]);
    found.set(one.from, bound);
    if (run.length > 1 && respectively.test(text.slice(ended, ended + 80))) {
      const [first] = run;
      const before = strata.filter((each) => each.to <= (first?.from ?? 0) - start && each.from >= begin);
      run.forEach((each, order) => {
        const ordered = inOrder(before, run.length, order);
        if (ordered.size > 0) found.set(each.from, new Map([...(found.get(each.from) ?? []), ...ordered]));
      });
    }
    if (length > 0 && right.length > 0) taken = from + length;
  }
  inTheSameOrder(text, start, findings, found);
  return found;
}

/**
 * "0.55 with diabetes and 0.47 without; for deaths 0.91 and 0.80": a pair that names no stratum of a line is told in the order of the
 * pair before it.
 */
function inTheSameOrder(
  text: string,
  start: number,
  findings: readonly Quantity[],
  found: Map<number, Bound>,
) {
  let usual: Bound = nothing;
  let others: Bound = nothing;
  findings.forEach((one, at) => {
    const [other, next, before] = [findings[at + 1], findings[at + 2], findings[at - 1]];
    if (!other || one.kind !== other.kind) return;
    const [own, own2] = [found.get(one.from) ?? nothing, found.get(other.from) ?? nothing];
    const apart = [...own].filter(([line, name]) => (own2.get(line) ?? name) !== name);
    if (apart.length > 0) {
      usual = new Map(apart);
      others = own2;
      return;
    }
    const isPair =
      isListed(text, one, other, start) &&
      !(next && isListed(text, other, next, start)) &&
      !(before && isListed(text, before, one, start));
    if (!isPair) return;
    const lines = [...usual].filter(([line]) => !own.has(line) && !own2.has(line));
    if (lines.length === 0) return;
    found.set(one.from, new Map([...own, ...lines]));
    found.set(
      other.from,
      new Map([...own2, ...lines.map(([line]) => [line, others.get(line) ?? ''] as const)]),
    );
  });
}

const isListed = (text: string, one: Quantity, other: Quantity, start: number): boolean =>
  one.kind === other.kind &&
  /^[)\]%]{0,3}(?: ?[([][^()[\]]{0,80}[)\]])?(?:, and|,| and) ?$/i.test(
    text.slice(one.to - start, other.from - start),
  );

/** The same of all that an abstract tells. */
export const boundBy = keptOf(
  ({ sentences }: ReadAbstract): ReadonlyMap<number, Bound> =>
    new Map(sentences.flatMap(({ from, quantities, text }) => [...boundIn(text, from, quantities)])),
);
