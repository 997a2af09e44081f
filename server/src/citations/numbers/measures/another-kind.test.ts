import { describe, expect, it } from 'vitest';
import { judgeSupport } from '../../support/judge-support.ts';
import { compareNumbers } from '../compare-numbers.ts';

const abstract = [
  'METHODS: The primary outcome was wound infection within 30 days.',
  'RESULTS: The primary outcome occurred in 118 of 1204 women (9.8%) given azithromycin and 161 of 1198 (13.4%) given placebo.',
  'Fever was seen less often with azithromycin (7.2% vs 10.9%; P=0.02).',
].join(' ');
const standing = (statement: string) =>
  compareNumbers(statement, abstract, { title: '' })
    .flatMap(({ state, text }) => (state === 'stands' ? text : []))
    .join(' ');

describe('a number under the head of a primary outcome', () => {
  it.each([
    'ACTION | Setting: caesarean | Primary outcome, azithromycin vs placebo: 7.2% vs 10.9%',
    'ACTION | Primary endpoint: 7.2% vs 10.9%',
  ])('does not stand where it is of another one: %s', (statement) => {
    expect(standing(statement)).toBe('');
    expect(judgeSupport(statement, abstract, { title: '' }).relation).not.toBe('supports');
  });

  it.each([
    ['ACTION | Setting: caesarean | Primary outcome, azithromycin vs placebo: 9.8% vs 13.4%', '9.8% 13.4%'],
    ['ACTION | Setting: caesarean | Fever: 7.2% vs 10.9%', '7.2% 10.9%'],
    ['ACTION | Setting: caesarean | Result: 7.2% vs 10.9%', '7.2% 10.9%'],
  ])('stands where it is its own: %s', (statement, numbers) => {
    expect(standing(statement)).toBe(numbers);
  });
});
