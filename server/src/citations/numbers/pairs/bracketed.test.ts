import { describe, expect, test } from 'vitest';
import { judgeSupport } from '../../support/judge-support.ts';
import { compareNumbers } from '../compare-numbers.ts';

const work = { title: 'Olanzapine for nausea: a randomised trial' };
const abstract =
  'RESULTS: Severe nausea occurred in 14 of 85 patients (16%) in the placebo group and 6 of 88 patients (7%) in the olanzapine group. A rash was seen in 17 patients (19%).';

const standing = (statement: string) =>
  compareNumbers(statement, abstract, work).flatMap(({ state, text }) => (state === 'stands' ? text : []));

describe('a number and the one in brackets behind it', () => {
  test.each([
    'Severe nausea occurred in 14 (16%) on placebo.',
    'Severe nausea occurred in 14 of 85 patients (16%) on placebo.',
    'Severe nausea occurred in 14/85 (16%) on placebo.',
    'Severe nausea occurred in 85 patients on placebo (16%).',
    'In 173 patients placebo was followed by more nausea (16% vs 7%).',
  ])('both stand where the abstract tells them together: %s', (statement) => {
    expect(standing(statement)).toContain('16%');
  });

  test.each([
    'Severe nausea occurred in 17 patients (16%) in the placebo group.',
    'Severe nausea occurred in 14 patients (19%) in the placebo group.',
    'Severe nausea occurred in 14 of 85 (19%) in the placebo group.',
    'A rash was seen in 14 patients (19%).',
  ])('neither stands where it tells each with another: %s', (statement) => {
    expect(standing(statement).filter((text) => /^(?:14|1[67]|19%)/.test(text))).toEqual([]);
    expect(judgeSupport(statement, abstract, work).relation).not.toBe('supports');
  });
});
