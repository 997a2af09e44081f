import { describe, expect, it } from 'vitest';
import { growthOfFlood } from '../../../testing/growth.ts';
import { judgeSupport } from '../../support/judge-support.ts';
import { compareNumbers } from '../compare-numbers.ts';

const abstract = [
  'METHODS: 3270 elderly women received ramiprasone or placebo.',
  'RESULTS: Median follow-up was 41 months, and mean age 71.4 years; 38.2% were smokers and 23.7% men had gout.',
  'Mortality at 30 days was 8.2% with ramiprasone and 11.9% with placebo (hazard ratio 0.66; 95% CI 0.51 to 0.85).',
  'Clinical success was 56.3% at day 10 (P=0.18) and 91.9% v 88.6% at day 90.',
  'The primary outcome occurred in 14.6%, and progression-free survival at 2 years was 62.4%.',
  'Systolic pressure was lower by 4.1 mm Hg, and severe exacerbations were seen in 6.7%.',
  'Walking distance improved by 23 m, and C-reactive protein was 1.28 mg/L lower at 3 months.',
].join(' ');
const title = 'Ramiprasone in elderly women';

const standing = (statement: string) =>
  compareNumbers(statement, abstract, { title }).flatMap(({ state, text }) =>
    state === 'stands' ? text : [],
  );

describe('a number told of what excludes that which the abstract has it of', () => {
  it.each([
    ['Mean follow-up was 41 months.', '41 months'],
    ['The median age was 71.4 years.', '71.4 years'],
    ['The trial enrolled 3270 elderly men.', '3270 elderly men'],
    ['Of them, 23.7% women had gout.', '23.7%'],
    ['Survival at 30 days was 8.2% with ramiprasone.', '8.2%'],
    ['Mortality at 90 days was 8.2% with ramiprasone.', '8.2%'],
    ['The 90-day mortality was 11.9% with placebo.', '11.9%'],
    ['C-reactive protein was 1.28 mg/L lower at 5 months.', '1.28 mg/L'],
    ['The hazard ratio for death was 0.66 (99% CI 0.51 to 0.85).', '0.66 (99% CI 0.51 to 0.85'],
    ['Clinical success at day 10 was 91.9% and 88.6%.', '91.9%'],
    ['The secondary outcome occurred in 14.6%.', '14.6%'],
    ['Overall survival at 2 years was 62.4%.', '62.4%'],
    ['Progression-free survival at 5 years was 62.4%.', '62.4%'],
    ['Diastolic pressure was lower by 4.1 mm Hg.', '4.1 mm Hg'],
    ['Moderate exacerbations were seen in 6.7%.', '6.7%'],
    ['Walking distance worsened by 23 m.', '23 m'],
  ])('does not stand, nor is the sentence supported: %s', (statement, number) => {
    expect(standing(statement)).not.toContain(number);
    expect(judgeSupport(statement, abstract, { title }).relation).not.toBe('supports');
  });

  it.each([
    ['Median follow-up was 41 months.', '41 months'],
    ['The mean age was 71.4 years.', '71.4 years'],
    ['The average age was 71.4 years.', '71.4 years'],
    ['The trial enrolled 3270 women.', '3270 women'],
    ['The trial enrolled 3270 older people.', '3270 older people'],
    ['Of the men, 23.7% had gout.', '23.7%'],
    ['The 30-day mortality was 8.2% with ramiprasone.', '8.2%'],
    ['At one month 8.2% of those on ramiprasone had died.', '8.2%'],
    ['Survival did not differ at first, but by 30 days 8.2% on ramiprasone were dead.', '8.2%'],
    ['After 5 days of ramiprasone, clinical success was 56.3%.', '56.3%'],
    ['The hazard ratio for death was 0.66 (95% CI 0.51 to 0.85).', '0.66 (95% CI 0.51 to 0.85'],
    ['The hazard ratio for death was 0.66 (0.51 to 0.85).', '0.66 (0.51 to 0.85'],
    ['Clinical success was 91.9% v 88.6% at day 90.', '91.9%'],
    ['C-reactive protein was 1.28 mg/L lower at 3 months.', '1.28 mg/L'],
    ['The primary endpoint was seen in 14.6%.', '14.6%'],
    ['The two-year progression-free survival was 62.4%.', '62.4%'],
    ['Systolic pressure fell by 4.1 mm Hg.', '4.1 mm Hg'],
    ['Severe exacerbations were seen in 6.7%.', '6.7%'],
    ['A third were men, and 6.7% had severe exacerbations.', '6.7%'],
    ['Walking distance improved by 23 m.', '23 m'],
  ])('stands where it is told of that or of nothing else: %s', (statement, number) => {
    expect(standing(statement)).toContain(number);
  });

  it.each([
    ['stage III', 'stage 3'],
    ['NYHA class II', 'NYHA class 2'],
    ['grade 3', 'grade III'],
    ['stage IV', 'stage 4'],
  ])('%s is %s', (written, told) => {
    const found = compareNumbers(
      `Response was 62.3% in ${told}.`,
      `RESULTS: Response was 62.3% in ${written}.`,
      { title },
    );
    expect(found.map(({ state }) => state)).toContain('stands');
  });

  it.each(['median 12.7% ', 'at day 12, 12.7% v ', '12.7% elderly women ', 'primary primary '])(
    'is read from a flood of “%s” in a time that grows with its length',
    (unit) => {
      const { cost, limit } = growthOfFlood(unit, (flood) =>
        compareNumbers('At day 10 mortality was 12.7%.', `RESULTS: ${flood}.`, { title }),
      );
      expect(cost).toBeLessThan(limit);
    },
  );
});
