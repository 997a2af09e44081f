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

it('takes no short form of the record itself for another trial', () => {
  const record = makeCitation('Pembrolizumab in non-small-cell lung cancer', {
    trial: 'KEYNOTE-024',
    study_type: 'randomized-trial',
    abstract: 'Patients with advanced non-small-cell lung cancer (NSCLC) were assigned to pembrolizumab.',
  });
  expect(matchTrial('NSCLC', record)).toBe(null);
  expect(matchTrial('CHECKMATE', record)).toBe('other');
});

it.each([
  ['IMPrint', 'A cream compared with an ointment in eczema (IMPrint): a randomised trial', 'own'],
  ['DelIVERa-2', 'A cream in eczema (DelIVERa-1 and DelIVERa-2): two randomised trials', 'own'],
  ['reLIEVES 1', 'A cream in eczema (reLIEVES 1 and 2): results of two trials', 'own'],
  ['reLIEVES 3', 'A cream in eczema (reLIEVES 1 and 2): results of two trials', 'other'],
  ['ANCHORS', 'A cream in eczema (IMPrint): a randomised trial', 'other'],
  ['HIV 1', 'A cream in people with two viruses (types 1 and 2): a randomised trial', null],
] as const)('reads the names in a title’s bracket: %s of “%s” is %s', (stated, title, match) => {
  expect(matchTrial(stated, makeCitation(title, { study_type: 'randomized-trial' }))).toBe(match);
});
