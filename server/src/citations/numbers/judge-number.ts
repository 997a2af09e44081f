import type { Quantity } from '../../reading/quantities/quantity.ts';
import {
  isChangeForShare,
  isRatio,
  isSameInterval,
  isSameMeasure,
  isSameValue,
} from '../../reading/quantities/same-value.ts';
import { isAbsent, isContext } from './no-judgement.ts';
import { compareArms, likeness, type Subject, subjectOf } from './subject/same-subject.ts';

/** What one number of some words comes to, by itself. */
export interface JudgedNumber {
  state: 'stands' | 'differs' | 'absent';
  recorded: Quantity | null;
}

/** A quantity of the abstract beside the one that is looked up. */
interface Candidate {
  recorded: Quantity;
  isSame: boolean;
  interval: boolean | null;
  arms: 'same' | 'other' | 'unknown';
  alike: { covered: number; extra: number } | null;
}

/** Kinds of which an abstract gives one number for one outcome, so that who was counted tells which. */
export const comparable = /-ratio$|-difference$|^percentage|^rate$/;
const ofArms = /^(?:percentage|rate)$/;

/**
 * Looks up one number among an abstract's; null where nothing can be said.
 * @param ignored names of arms and trials, which are said of many numbers
 * @param isOfMeasure whether two numbers are told of one measure of a test, so that a round one is there by no chance
 */
export function judgeNumber(
  stated: Quantity,
  all: readonly Quantity[],
  ignored: ReadonlySet<string>,
  abstract: string,
  isOfMeasure: (stated: Quantity, recorded: Quantity) => boolean | null,
): JudgedNumber | null {
  const subject = subjectOf(stated, ignored);
  const candidates = all
    .filter((recorded) => isSameMeasure(stated, recorded) && !isChangeForShare(stated, recorded))
    .map((recorded) => toCandidate(stated, recorded, subject, ignored, all));
  const same = candidates.filter(({ isSame, interval }) => isSame && interval !== false);
  const other = otherOf(stated, candidates);
  const [match] = same.toSorted((one, another) => rank(another) - rank(one));
  if (match && !isElsewhere(match, other))
    return isChance(stated, match) && !isOfMeasure(stated, match.recorded)
      ? null
      : { state: 'stands', recorded: match.recorded };
  const swapped = match && match.arms === 'other' ? otherArmOf(match, candidates) : null;
  if (swapped && !isContext(stated)) return { state: 'differs', recorded: swapped.recorded };
  // "Geisinger | 1.17 (1.12–1.23)": of somebody who is named, a number that the abstract has with its interval may be theirs.
  const isOfNamed = match?.interval === true && stated.arm !== null && stated.arm.words !== '';
  if (other && !isOfNamed && !isContext(stated)) return { state: 'differs', recorded: other.recorded };
  if (match || isContext(stated)) return null;
  if (all.some((recorded) => isChangeForShare(stated, recorded) && isSameValue(stated, recorded)))
    return null;
  return isAbsent(stated, all, abstract) ? { state: 'absent', recorded: null } : null;
}

function toCandidate(
  stated: Quantity,
  recorded: Quantity,
  subject: Subject,
  ignored: ReadonlySet<string>,
  all: readonly Quantity[],
): Candidate {
  return {
    recorded,
    isSame: isSameValue(stated, recorded),
    interval: isSameInterval(stated, recorded),
    arms: compareArms(stated, recorded, all),
    alike: likeness(subject, subjectOf(recorded, ignored)),
  };
}

function rank({ alike, arms, interval }: Candidate): number {
  return (
    (interval ? 10 : 0) +
    (arms === 'same' ? 2 : arms === 'other' ? -4 : 0) +
    (alike?.covered ?? 0.1) -
    (alike?.extra ?? 0) / 100
  );
}

/** A round number that stands in the abstract of something else may well be another one. */
function isChance({ decimals, kind, value }: Quantity, { alike, arms, interval }: Candidate): boolean {
  const digits = String(Math.trunc(Math.abs(value))).replace(/0+$/, '').length + decimals;
  return digits < 3 && kind !== 'dose' && interval === null && alike?.covered === 0 && arms !== 'same';
}

/** The number is in the abstract, and of something else: of the other arm, or of another outcome. */
function isElsewhere(match: Candidate, other: Candidate | null): boolean {
  if (match.arms === 'other') return true;
  return other !== null && match.alike !== null && match.alike.covered < 0.5;
}

/** The number that the abstract gives instead, where it gives just one for this measure, outcome and arm. */
function otherOf(stated: Quantity, candidates: readonly Candidate[]): Candidate | null {
  if (!comparable.test(stated.kind) || stated.upper !== null) return null;
  const sure = candidates.filter((candidate) => {
    const { alike, arms, recorded } = candidate;
    if (isRatio(stated) && hasOwnInterval(candidate)) return true;
    if (alike === null || alike.covered < 1 || alike.extra > 1) return false;
    return ofArms.test(stated.kind) && recorded.kind === stated.kind ? arms === 'same' : arms !== 'other';
  });
  const least = Math.min(...sure.map(({ alike }) => alike?.extra ?? 0));
  const best = sure.filter((one) => hasOwnInterval(one) || (one.alike?.extra ?? 0) === least);
  const [first] = best;
  if (!first || best.some(({ isSame, interval }) => isSame && interval !== false)) return null;
  const isOne = best.every(({ recorded }) => recorded.value === first.recorded.value);
  return isOne && !isOpenToReading(stated, first.recorded) ? first : null;
}

/** The same interval, and not of an outcome that the sentence does not tell of: a result's numbers may be put to another. */
function hasOwnInterval({ alike, interval }: Candidate): boolean {
  return interval === true && alike?.covered !== 0;
}

/** The number of the right arm, where the stated one is told of the other arm of the same result. */
function otherArmOf(match: Candidate, candidates: readonly Candidate[]): Candidate | null {
  if (match.alike !== null && match.alike.covered < 0.5) return null;
  const { about, kind } = match.recorded;
  const ofResult = candidates.filter(
    ({ arms, isSame, recorded }) =>
      arms === 'same' && !isSame && recorded.kind === kind && recorded.about === about,
  );
  return ofResult.length === 1 ? (ofResult[0] ?? null) : null;
}

/** Numbers of two kinds or with a bound may both be right. */
function isOpenToReading(stated: Quantity, recorded: Quantity): boolean {
  return (
    stated.relation !== '=' ||
    recorded.relation !== '=' ||
    (ofArms.test(stated.kind) && stated.kind !== recorded.kind)
  );
}
