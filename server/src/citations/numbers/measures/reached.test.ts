import { describe, expect, test } from 'vitest';
import { judgeSupport } from '../../support/judge-support.ts';
import { compareNumbers } from '../compare-numbers.ts';

const work = { title: 'Semaglutide in type 2 diabetes: a randomised trial' };
const abstract =
  'RESULTS: HbA1c fell by 1.5 points, and body weight decreased from 98 kg to 91 kg. The score improved by 12%.';
const standing = (statement: string) =>
  compareNumbers(statement, abstract, work).flatMap(({ state, text }) => (state === 'stands' ? text : []));

describe('what a change came to, and how much it was', () => {
  test.each([
    ['HbA1c decreased by 1.5 points with semaglutide.', '1.5 points'],
    ['Body weight was reduced to 91 kg.', '91 kg'],
    ['The reduction of HbA1c amounted to 1.5 points.', '1.5 points'],
    ['There was an improvement of 12% in the score.', '12%'],
  ])('stands as the abstract tells it: %s', (statement, number) => {
    expect(standing(statement)).toContain(number);
  });

  test.each([
    'HbA1c decreased to 1.5 points with semaglutide.',
    'Body weight was reduced by 91 kg.',
    'The score improved to 12%.',
  ])('does not stand as the other: %s', (statement) => {
    expect(standing(statement)).toEqual([]);
    expect(judgeSupport(statement, abstract, work).relation).not.toBe('supports');
  });
});
