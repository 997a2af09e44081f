import { kindOfQuestion } from '../../../reading/verdicts/kind-of-question.ts';
import { readAbstract } from '../../../reading/verdicts/read-abstract.ts';

/** How a work answers a question of yes or no. */
export type Stance = 'yes' | 'no' | 'both' | 'silent';

/** Whether a question can be answered by yes or no. */
export const isBinary = (question: string): boolean => kindOfQuestion(question) === 'yes-no';

const stances = { yes: 'yes', no: 'no', mixed: 'both', unclear: 'silent' } as const;

/** The side that a work takes by its abstract: read as the overview reads it, so that the two never differ. */
export function stanceOf(question: string, abstract: string): Stance {
  if (!isBinary(question) || abstract === '') return 'silent';
  const { verdict } = readAbstract(question, abstract);
  return verdict ? stances[verdict] : 'silent';
}
