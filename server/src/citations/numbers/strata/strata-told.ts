import type { ReadAbstract } from '../../../reading/abstracts/read-abstract.ts';
import { keptOf } from '../../../reading/kept-with.ts';
import type { PlacedText } from '../../../reading/quantities/placed-text.ts';
import type { Quantity } from '../../../reading/quantities/quantity.ts';
import type { Stratum } from './named-lines.ts';
import { strataIn } from './strata-words.ts';

/** What is said right behind a number is of it, up to the next thing that is told. */
const behind =
  /^(?:(?! ?[,;:.|](?!\d)| (?:and|vs\.?|versus|compared|than|but|whereas|while|or(?= (?:after|within|before|in|at|for|with)\b))\b(?! (?:older|over|above|under|below|younger|more|less|lower|higher)\b))[\s\S]){1,90}/u;
/** Its unit's end and its interval. */
const itsOwn = /^[)\]%]{0,2}(?: ?[([][^()[\]]{0,80}\d[^()[\]]{0,80}[)\]])?/u;
const clauseEnd = /[;|]|\.(?!\d)|,? \b(?:whereas|while|but|although|though)\b/giu;
const noFinding = /^(?:sample-size|p-value|duration|dose|count|number-needed-to-[a-z]+)$/;
const respectively = /^[^.;|]{0,60}\brespectively\b/i;

/** Of which stratum of each line a number is told: "high" of dose, "women" of sex. */
export type Bound = ReadonlyMap<string, string>;
/** The same of each number, by the place where it begins. */
export type Bounds = ReadonlyMap<number, Bound>;

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

/** Of which of these strata each number of a text is told, by the place where it begins. */
export function boundIn(
  { from: start, quantities, text }: PlacedText,
  strata: readonly Stratum[],
  isTold = isFinding,
): Bounds {
  const found = new Map<number, Bound>();
  if (strata.length === 0) return found;
  const findings = quantities.filter(isTold);
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
  /** Each line in which the pair before was told apart, with the names of its two. */
  let order: [line: string, ofFirst: string, ofSecond: string][] = [];
  for (const [at, first] of findings.entries()) {
    const [before, second, next] = [findings[at - 1], findings[at + 1], findings[at + 2]];
    if (!second || first.kind !== second.kind) continue;
    const ofFirst = found.get(first.from) ?? nothing;
    const ofSecond = found.get(second.from) ?? nothing;
    const apart = [...ofFirst].flatMap(([line, name]): typeof order => {
      const other = ofSecond.get(line);
      return other !== undefined && other !== name ? [[line, name, other]] : [];
    });
    if (apart.length > 0) order = apart;
    const isPair =
      isListed(text, first, second, start) &&
      !(next && isListed(text, second, next, start)) &&
      !(before && isListed(text, before, first, start));
    if (apart.length > 0 || !isPair) continue;
    const unnamed = order.filter(([line]) => !ofFirst.has(line) && !ofSecond.has(line));
    if (unnamed.length === 0) continue;
    found.set(first.from, new Map([...ofFirst, ...unnamed.map(([line, name]) => [line, name] as const)]));
    found.set(second.from, new Map([...ofSecond, ...unnamed.map(([line, , name]) => [line, name] as const)]));
  }
}

const isListed = (text: string, one: Quantity, other: Quantity, start: number): boolean =>
  one.kind === other.kind &&
  /^[)\]%]{0,3}(?: ?[([][^()[\]]{0,80}[)\]])?(?:, and|,| and) ?$/i.test(
    text.slice(one.to - start, other.from - start),
  );

/** The same by all strata that it names. */
export const boundBy = keptOf((placed: PlacedText): Bounds => boundIn(placed, strataIn(placed.text)));

/** The same of all that an abstract tells. */
export const boundsOf = keptOf(
  ({ sentences }: ReadAbstract): Bounds => new Map(sentences.flatMap((sentence) => [...boundBy(sentence)])),
);

/** Every stratum of which some number is told, as "sex: men". */
export const namesOf = (bounds: Bounds): ReadonlySet<string> =>
  new Set([...bounds.values()].flatMap((bound) => [...bound].map((each) => each.join(': '))));

/** Whether a number is told of a stratum that is named there, and at each of its places of another one of that line. */
export const isOfAnother = (
  own: Bound,
  places: readonly Quantity[],
  there: Bounds,
  named: ReadonlySet<string>,
): boolean =>
  [...own].some(
    ([line, name]) =>
      named.has(`${line}: ${name}`) &&
      places.every(({ from }) => (there.get(from)?.get(line) ?? name) !== name),
  );
