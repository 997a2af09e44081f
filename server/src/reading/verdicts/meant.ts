import type { Asked } from './asked.ts';
import { ofWorth } from './effects.ts';
import type { Spoken } from './subjects.ts';

/** Where a sentence stands: at the head of its text, where it concludes, or elsewhere. */
export type Standpoint = 'lead' | 'conclusion' | 'elsewhere' | 'abstract';

/** Of what was asked about, a clause that speaks of it names so much. */
export const leastOfSubject = 0.34;
const leastOfOutcome = 0.4;
const leastInAbstract = 0.5;
const leastOfOutcomeInAbstract = 0.3;
const leastOfAllInAbstract = 0.4;

/** Whether a clause speaks of what was asked, by how much of it stands in it and where the clause stands. */
export function isMeant(
  { all, isBare, isForeign, outcome, particular, subject }: Spoken,
  asked: Asked,
  at: Standpoint,
): boolean {
  if (asked.particular.size > 0)
    return particular >= leastOfOutcome && (outcome >= leastOfOutcome || !isForeign);
  if (at === 'abstract')
    return (
      asked.subject.size > 0 &&
      subject >= leastInAbstract &&
      outcome >= leastOfOutcomeInAbstract &&
      all >= leastOfAllInAbstract &&
      asked.outcome.size > 0
    );
  const isNamed = subject >= leastOfSubject && asked.subject.size > 0;
  // "Routine use is not recommended", "X works better than placebo": worth, safety and advice need no outcome.
  if (outcome < leastOfOutcome)
    return isBare && asked.effect !== null && ofWorth.has(asked.effect) && (isNamed || at !== 'elsewhere');
  if (isNamed || asked.subject.size === 0) return asked.subject.size + asked.outcome.size > 0;
  return asked.outcome.size > 0 && (at === 'conclusion' || !isForeign);
}
