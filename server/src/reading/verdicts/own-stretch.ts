import type { Asked } from './asked.ts';
import type { Claim } from './claims.ts';
import { spokenIn } from './subjects.ts';
import { wordsOf } from './words.ts';

/** Between two claims, what sets the object of the first apart from that of the second: "… without increasing …". */
const setsApart =
  /\b(?:without|with (?:no|little)|at the (?:price|cost|expense) of|in exchange for|while|whereas)\s/i;
const helping =
  "(?:is|are|was|were|do|does|did|has|have|had|may|might|can|could|will|would)(?:n't|\\snot)?\\s(?:not\\s|never\\s|been\\s|\\p{L}+ly\\s)*";
/** "… and lowers", "… or did not raise", right in front of the second: of what stands behind it. */
const joins = new RegExp(
  `(?:,|\\b(?:and|or|but|nor))\\s(?:(?:also|thus|so|it|they|then)\\s)?(?:${helping}|(?:not\\s|never\\s|\\p{L}+ly\\s)*)$`,
  'iu',
);
/** "… and bleeding was not": the second has a subject of its own. */
const joinsAnother = new RegExp(
  `(?:,|\\b(?:and|or|but|nor))\\s(?!(?:also|thus|so|it|they|then)\\s)(?:[\\p{L}\\d-]+\\s){1,4}${helping}$`,
  'iu',
);

/**
 * Whether a claim stands in a stretch of its clause that names as much of the outcome asked about as any other does. Of
 * "reduced anaemia without increasing jaundice", the reduction is of anaemia alone.
 * @param claims of the clause, in the order in which they stand
 */
export function isOfOutcomeAsked(
  clause: string,
  claims: readonly Claim[],
  asked: Asked,
): (claim: Claim) => boolean {
  const starts = asked.outcome.size === 0 ? [] : startsOf(clause, claims);
  if (starts.length === 0) return () => true;
  const stretches = [0, ...starts].map((from, at) => {
    const to = starts[at] ?? clause.length;
    return { to, outcome: spokenIn(clause.slice(from, to), asked, 0).outcome };
  });
  const most = Math.max(...stretches.map(({ outcome }) => outcome));
  return ({ from }) => (stretches.find(({ to }) => from < to)?.outcome ?? most) >= most;
}

/** Where the second and further stretches of a clause begin; what has no object of its own shares that of the next. */
const startsOf = (clause: string, claims: readonly Claim[]): number[] =>
  claims.flatMap(({ to }, at) => {
    const next = claims[at + 1];
    if (!next || next.from <= to) return [];
    const between = clause.slice(to, next.from);
    const another = joinsAnother.exec(between)?.index;
    if (another !== undefined) return [to + another];
    const start = (setsApart.exec(between) ?? joins.exec(between))?.index ?? -1;
    return start > 0 && wordsOf(between.slice(0, start)).length > 0 ? [to + start] : [];
  });
