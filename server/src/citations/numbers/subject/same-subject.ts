import { commonWords } from '../../../reading/lexicon/common-words.ts';
import { conceptsOf } from '../../../reading/lexicon/outcome-concepts.ts';
import { knownOutcomes } from '../../../reading/lexicon/outcome-words.ts';
import type { Quantity } from '../../../reading/quantities/quantity.ts';
import { keptByWord } from '../../../reading/words/kept-by-word.ts';

/** What something is without says nothing of what it is. */
const withoutWhat = /\bwithout (?:[\p{L}-]+ ?){1,4}/giu;
/** What names the main result without saying what it is of. */
const primary = 'primary-outcome';

/** Concepts of words that come again with each sentence that is held against an abstract. */
const known = keptByWord<readonly string[]>(20_000, conceptsOf);

/** What a quantity is of, as far as it is compared by it. */
export interface Subject {
  concepts: ReadonlySet<string>;
  /** Said to be the primary outcome. */
  isPrimary: boolean;
}

/** What a quantity is said of, without the words of its arms and those in `ignored`: names of drugs and of trials. */
export function subjectOf({ about, arm }: Quantity, ignored: ReadonlySet<string>): Subject {
  const concepts = known(about.replace(withoutWhat, ' '));
  const ofArm = new Set(known(arm?.words ?? ''));
  return {
    concepts: new Set(
      concepts.filter(
        (one) =>
          !commonWords.has(one) && !ofArm.has(one) && !ignored.has(one) && !/^\d+(?:\.\d+)?$/.test(one),
      ),
    ),
    isPrimary: concepts.includes(primary),
  };
}

/** How far what is stated is covered by what is recorded, and the other way round; null where either names nothing. */
export function likeness(stated: Subject, recorded: Subject): { covered: number; extra: number } | null {
  if (stated.isPrimary && recorded.isPrimary) return { covered: 1, extra: 0 };
  if (stated.concepts.size === 0 || recorded.concepts.size === 0) return null;
  const shared = [...stated.concepts].filter((one) => recorded.concepts.has(one)).length;
  return { covered: shared / stated.concepts.size, extra: recorded.concepts.size - shared };
}

/** Names of arms and trials: they are in all that an abstract tells, and no outcome. */
export function namesOf(text: string, recorded: readonly Quantity[]): Set<string> {
  const trials =
    text.match(/(?<![\p{L}\d-])[A-Z][A-Z\d]{2,}(?:-[A-Z][A-Za-z\d]+|-?\d{1,2})?(?![\p{L}\d])/gu) ?? [];
  const arms = new Set(recorded.map(({ arm }) => arm?.words ?? ''));
  const names = new Set(conceptsOf(trials.join(' ')).filter((name) => !knownOutcomes.has(name)));
  for (const words of arms) for (const concept of conceptsOf(words)) names.add(concept);
  return names;
}

/**
 * Whether the arms of two quantities are one, two, or not known to be either; `all` are those that the abstract tells
 * of, for a name that is another's there is not this one's.
 */
export function compareArms(
  stated: Quantity,
  recorded: Quantity,
  all: readonly Quantity[],
): 'same' | 'other' | 'unknown' {
  const [first, second] = [stated.arm, recorded.arm];
  if (!first?.words || !second?.words) return 'unknown';
  if (first.role === 'control' && second.role === 'control') return 'same';
  if (shareWords(first.words, second.words)) return 'same';
  const isArm = all.some(({ arm }) => arm && shareWords(first.words, arm.words));
  // The head of a column may be an arm's name, and may be any other words.
  if (first.role === null) return isArm ? 'other' : 'unknown';
  if (isArm || first.role !== second.role) return 'other';
  return generic.test(first.words) || generic.test(second.words) ? 'same' : 'unknown';
}

const generic = /^(?:treatment|intervention|active|study drug|experimental)\b/i;

/** Two arms that are each given alone are not one for that. */
const ofAnyArm = /^(?:alon|only|group|arm|therapi|treat)$/;
/** Two that each inhibit something of their own are two: a JAK inhibitor and a TNF inhibitor. */
const ofClass = /^(?:inhibitor|agonist|antagonist|blocker|antibodi)$/;

function shareWords(one: string, other: string): boolean {
  const [own, others] = [one, other].map((words) => known(words).filter((word) => !ofAnyArm.test(word))) as [
    string[],
    string[],
  ];
  const shared = own.filter((word) => others.includes(word));
  const areOfOneClass = shared.every((word) => ofClass.test(word));
  const haveTheirOwn = [own, others].every((words) => words.some((word) => !shared.includes(word)));
  return shared.length > 0 && !(areOfOneClass && haveTheirOwn);
}
