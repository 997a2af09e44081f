import type { AbstractSentence } from '../../reading/abstracts/read-abstract.ts';
import { compareDirections } from '../../reading/clauses/directions.ts';
import { coverage } from '../../reading/words/rarity.ts';
import type { ComparedNumber } from '../numbers/compare-numbers.ts';
import type { Evidence } from './evidence.ts';
import type { ClaimedFinding } from './read-claim.ts';

/** Share of a claim's outcome, by rarity, that the evidence must have found something of. */
const enoughOfOutcome = 0.5;
/** Share of what a claim says was given that the evidence must name. */
const enoughOfGiven = 0.5;
const claimsProof = /\bsignifican/i;

/** How many numbers of a claim stand in an abstract, and how many of them in the sentence that it is held against. */
export interface StandingNumbers {
  all: number;
  here: number;
}
export function standingIn(
  { from, to }: AbstractSentence,
  numbers: readonly ComparedNumber[],
): StandingNumbers {
  const places = numbers.flatMap(({ recorded, state }) => (state === 'stands' && recorded ? recorded : []));
  return { all: places.length, here: places.filter((one) => from <= one.from && one.to <= to).length };
}

/** So many numbers that stand together tell what their own sentence tells. */
const tellTheirOwn = 2;
/** "Though not significantly so", "within the play of chance". */
const admitsChance =
  /\b(?:not (?:[\w-]+ )?significan\w*|non-?significan\w*|(?:no|without) (?:[\w-]+ )?significan\w*|play of chance|by chance)\b/i;

/**
 * Whether what an abstract found is so surely of what is claimed that the two may be said to contradict each other, where
 * they go opposite ways. Evidence that shares words with a claim may be of another outcome, or of another group.
 * @param statement the sentence that claims it
 */
export function mayContradict(
  finding: ClaimedFinding,
  evidence: Evidence,
  statement: string,
  numbers: StandingNumbers,
): boolean {
  // Its numbers are those of another sentence, which says what it does.
  if (numbers.all >= tellTheirOwn && numbers.here === 0) return false;
  if (evidence.direction === 'none' && finding.direction !== 'none' && admitsChance.test(statement))
    return false;
  return (
    isOfOutcome(finding, evidence, numbers.here > 0) &&
    !isToldAlike(finding, evidence) &&
    (finding.direction !== 'none' || isOfGiven(finding, evidence))
  );
}

/** "No difference" is often told of nothing: with the claim's own number in it, it is of the claim's outcome. */
function isOfOutcome(
  { isFramed, outcome, short }: ClaimedFinding,
  { core, direction }: Evidence,
  isOfItsNumbers: boolean,
): boolean {
  // A registration names its outcome in words of its own.
  if (isFramed || (direction === 'none' && isOfItsNumbers)) return true;
  const own = new Set([...outcome, ...short]);
  return (
    short.some((one) => core.has(one)) ||
    coverage(new Set(outcome), core) >= enoughOfOutcome ||
    coverage(core, own) >= enoughOfOutcome
  );
}

/** "Fell from 9.1 to 4.4", of which the figures are no proof: who says no more than that it fell says what is told. */
function isToldAlike({ direction, outcome, text }: ClaimedFinding, evidence: Evidence): boolean {
  const { core, inWords } = evidence;
  if (inWords === null || inWords === evidence.direction || claimsProof.test(text)) return false;
  return compareDirections({ direction, outcome }, { direction: inWords, outcome: core }) === 'same';
}

/** That one treatment did nothing is not contradicted by what another did. */
export function isOfGiven({ givenNames }: ClaimedFinding, { ahead, comparator, named }: Evidence): boolean {
  const isRival = (one: string) => comparator.includes(one) && !ahead.includes(one);
  const own = new Set([...named].filter((one) => !isRival(one)));
  return givenNames.length === 0 || coverage(new Set(givenNames), own) >= enoughOfGiven;
}
