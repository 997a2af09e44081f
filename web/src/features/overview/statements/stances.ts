import type { Difference, Stance, Statement } from '@sextant/contracts';

export const hasConflict = ({ stances }: Statement): boolean =>
  stances.some(({ stance }) => stance === 'contradicts');

export const stanceWords: Record<Stance['stance'], string> = {
  states: 'States it',
  contradicts: 'Contradicts it',
  silent: 'Says nothing of it',
};

export const differenceWords: Record<Difference, string> = {
  negation: 'says the opposite',
  direction: 'another direction',
  number: 'another number',
  dose: 'another dose',
  population: 'other people',
  unit: 'another unit',
  certainty: 'less or more certain',
};
