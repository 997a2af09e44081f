import { expect, it } from 'vitest';
import { makeCitation } from '../../testing/make-citation.ts';
import { matchTrial } from './trial-names.ts';

it.each([
  ['AXADIA', 'AXADIA-AFNET 8', null],
  ['AXADIA-AFNET 8', 'AXADIA-AFNET 8', 'own'],
  ['SYNERGY', 'CLEAR SYNERGY', null],
  ['CLEAR SYNERGY', 'CLEAR SYNERGY', 'own'],
  ['DAPA', 'DAPA-HF', null],
  ['HYVET', 'SPRINT', 'other'],
] as const)('calls %s of the trial %s: %s', (stated, trial, match) => {
  expect(matchTrial(stated, makeCitation('A trial', { trial, study_type: 'randomized-trial' }))).toBe(match);
});
