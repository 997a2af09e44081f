import { describe, expect, it } from 'vitest';
import { growthOfFlood } from '../../../testing/growth.ts';
import { judgeSupport } from '../../support/judge-support.ts';
import { compareNumbers } from '../compare-numbers.ts';

const title = 'Gout and a diuretic';
const abstract = [
  'METHODS: 41,200 adults were followed.',
  'RESULTS: The hazard ratio for gout was 1.31 (95% CI, 1.20 to 1.43).',
  'The hazard ratio for gout was 1.62 (95% CI, 1.41 to 1.86) in women and 1.18 (95% CI, 1.07 to 1.30) in men.',
  'Among current users the hazard ratio for gout was 1.74, and 1.05 among past users.',
  'In the highest and the lowest quintile of intake gout occurred in 8.7% and 4.2%, respectively.',
  'With a urate of 7.5 mg/dL or more the hazard ratio was 2.46, against 1.12 below 7.5 mg/dL.',
  'In patients with diabetes the hazard ratio for gout was 1.57 (95% CI, 1.30 to 1.90), in those without diabetes 1.22 (95% CI, 1.10 to 1.35).',
].join(' ');

const standing = (statement: string) =>
  compareNumbers(statement, abstract, { title }).flatMap(({ state, text }) =>
    state === 'stands' && !/mg/.test(text) ? text : [],
  );

describe('a number of one stratum', () => {
  it.each([
    ['For gout, HR 1.62 in women.', ['1.62']],
    ['In men an HR for gout of 1.18, and in women HR 1.62.', ['1.18', '1.62']],
    ['Current users had an HR for gout of 1.74.', ['1.74']],
    ['Gout occurred in 8.7% of the highest quintile and 4.2% of the lowest quintile.', ['8.7%', '4.2%']],
    ['For gout, HR 2.46 at or above 7.5 mg/dL.', ['2.46']],
    ['For gout, HR 1.57 in patients with diabetes.', ['1.57']],
    ['For gout the overall HR was 1.31.', ['1.31']],
    ['In some an HR for gout of 1.62.', ['1.62']],
  ])('stands where it is told of its own: %s', (statement, numbers) => {
    expect(standing(statement)).toEqual(numbers);
  });

  it.each([
    'For gout, HR 1.62 in men.',
    'In women an HR for gout of 1.18, and in men HR 1.62.',
    'For gout, HR 1.74 among past users.',
    'Gout occurred in 4.2% of the highest quintile and 8.7% of the lowest quintile.',
    'For gout, HR 2.46 at less than 7.5 mg/dL.',
    'For gout, HR 1.57 in patients without diabetes.',
    'For gout the overall HR was 2.46.',
  ])('says nothing where it is another’s, and supports nothing: %s', (statement) => {
    expect(standing(statement)).toEqual([]);
    expect(judgeSupport(statement, abstract, { title }).relation).not.toBe('supports');
  });

  it.each([
    'in women 1.62 ',
    'men and women ',
    '> 5 or more ',
    'with gout ',
    '1.5 in men, ',
    'adjusted for age and sex ',
  ])('is read from a flood of “%s” in a time that grows with its length', (unit) => {
    const { cost, limit } = growthOfFlood(unit, (flood) =>
      compareNumbers('The hazard ratio was 1.62 in men.', `RESULTS: ${flood}.`, { title }),
    );
    expect(cost).toBeLessThan(limit);
  });
});

describe('a number of all', () => {
  const review = [
    'RESULTS: Twenty cohorts were pooled. Shift work went with more stroke (hazard ratio, 1.27; 95% CI, 1.15 to 1.40).',
    'In the six studies of high quality it was 1.09 (95% CI, 0.96 to 1.24), and 1.44 (95% CI, 1.21 to 1.71) in women and 1.12 (95% CI, 1.02 to 1.23) in men.',
    'When stroke came 5 or more years after the work had ended, it was 1.02 (95% CI, 0.88 to 1.18).',
    'For falls the hazard ratio was 1.35 (95% CI, 1.10 to 1.66) with adjustment for age and sex and 1.08 (95% CI, 0.87 to 1.34) with full adjustment.',
  ].join(' ');
  const of = (statement: string) =>
    compareNumbers(statement, review, { title: '' }).flatMap(({ state, text }) =>
      state === 'stands' ? text : [],
    );

  it.each([
    ['In studies of high quality the hazard ratio for stroke with shift work was 1.27.', '1.27'],
    ['The risk of stroke was 27% higher even when it came more than 5 years after the work.', '27%'],
    ['Among women the hazard ratio for stroke was 1.27.', '1.27'],
    ['After full adjustment the hazard ratio for falls was 1.35.', '1.35'],
    ['With adjustment for age and sex, the hazard ratio for falls was 1.08.', '1.08'],
  ])('does not stand where it is told of a part, and supports nothing: %s', (statement, number) => {
    expect(of(statement)).not.toContain(number);
    expect(judgeSupport(statement, review, { title: '' }).relation).not.toBe('supports');
  });

  it.each([
    ['Shift work went with more stroke (hazard ratio 1.27).', '1.27'],
    ['The hazard ratio for stroke was 1.27, but only 1.09 in studies of high quality.', '1.27'],
    [
      'Unlike the 1.02 that was seen more than 5 years after it, the hazard ratio for stroke was 1.27.',
      '1.27',
    ],
    ['The fully adjusted hazard ratio for falls was 1.08.', '1.08'],
    ['The age- and sex-adjusted hazard ratio for falls was 1.35.', '1.35'],
  ])('stands where it is told as it is: %s', (statement, number) => {
    expect(of(statement)).toContain(number);
  });
});

describe('a number that is told of all behind it', () => {
  const transfusion = [
    'RESULTS: Mortality was 18.7% with few and 23.3% with many transfusions.',
    'It was lower with few among those with a score of 20 or below (8.7% versus 16.1%).',
  ].join(' ');
  const of = (statement: string) =>
    compareNumbers(statement, transfusion, { title: '' }).flatMap(({ state, text }) =>
      state === 'stands' ? text : [],
    );

  it.each([
    ['Mortality was 8.7% versus 16.1% overall.', []],
    ['Mortality was 18.7% versus 23.3% overall.', ['18.7%', '23.3%']],
  ])('is none of a part: %s', (statement, numbers) => {
    expect(of(statement)).toEqual(numbers);
    if (numbers.length === 0)
      expect(judgeSupport(statement, transfusion, { title: '' }).relation).not.toBe('supports');
  });
});

describe('how good a test is in a part of the people', () => {
  const treadmill = [
    'RESULTS: Against angiography, specificity was 77% below the age of 55 and 81% at 55 or above; it was 81% in men and 70% in women, and sensitivity did not differ by sex.',
    'Against a scan, sensitivity was 64% and specificity 70%.',
  ].join(' ');
  const of = (statement: string) =>
    compareNumbers(statement, treadmill, { title: '' }).flatMap(({ state, text }) =>
      state === 'stands' ? text : [],
    );

  it.each([
    ['Specificity was 70% in men and 81% in women.', []],
    ['In men, specificity was 70%.', []],
    ['Specificity was 81% in men and 70% in women.', ['81%', '70%']],
    ['Against a scan, specificity was 70%.', ['70%']],
    ['In women, specificity was 70%, below the 81% in men.', ['70%', '81%']],
  ])('stands where it is told of that part alone: %s', (statement, numbers) => {
    expect(of(statement)).toEqual(numbers);
  });
});

describe('a number of all beside those on either side of a time', () => {
  const thrombolysis = [
    'METHODS: 4120 people with a stroke were given the enzyme or placebo.',
    'RESULTS: Disability was rarer with the enzyme (odds ratio 0.78; 95% CI, 0.69 to 0.88).',
    'Among those treated within 3 hours the odds ratio was 0.63 (95% CI, 0.52 to 0.76); after 3 hours it was 0.96 (95% CI, 0.81 to 1.14).',
  ].join(' ');
  const of = (statement: string) =>
    compareNumbers(statement, thrombolysis, { title: '' }).flatMap(({ state, text }) =>
      state === 'stands' ? text : [],
    );

  it.each([
    'Begun later than 3 hours, the enzyme still helped, with an odds ratio of 0.78 (0.69–0.88).',
    'In people treated within 3 hours the odds ratio for disability was 0.78 (0.69–0.88).',
    'Given more than three hours after the onset, the odds ratio was 0.78 (0.69–0.88).',
  ])('does not stand where it is told of one side: %s', (statement) => {
    expect(of(statement).join(' ')).not.toContain('0.78');
    expect(judgeSupport(statement, thrombolysis, { title: '' }).relation).not.toBe('supports');
  });

  it.each([
    ['Disability was rarer with the enzyme (OR 0.78, 0.69–0.88).', '0.78'],
    ['After 3 months the odds ratio for disability was 0.78 (0.69–0.88).', '0.78'],
    ['The odds ratio for disability was 0.78 (0.69–0.88), and 0.63 (0.52–0.76) within 3 hours.', '0.78'],
    ['Later than 3 hours the odds ratio was 0.96 (0.81–1.14), against 0.78 (0.69–0.88) in all.', '0.78'],
    ['In people treated within 3 hours the odds ratio was 0.63 (0.52–0.76).', '0.63'],
  ])('stands where it is told as it is: %s', (statement, number) => {
    expect(of(statement).join(' ')).toContain(number);
  });
});

describe('a number of one period of a trial', () => {
  const periods = [
    'RESULTS: Over the treatment and post-treatment periods combined, relapse occurred in 31.2% on rituximab and 44.8% on placebo (hazard ratio 0.61; 95% CI, 0.49 to 0.76).',
    'In the post-treatment period only, the hazard ratio was 0.84 (95% CI, 0.66 to 1.07).',
    'In the induction phase remission was reached by 52.3%, in the maintenance phase it was kept by 38.6%.',
  ].join(' ');
  const of = (statement: string) =>
    compareNumbers(statement, periods, { title: '' }).flatMap(({ state, text }) =>
      state === 'stands' ? text : [],
    );

  it.each([
    'In the post-treatment year alone, the HR for relapse was 0.61 (0.49–0.76).',
    'Over both periods the HR for relapse was 0.84 (0.66–1.07).',
    'In the maintenance phase remission was reached by 52.3%.',
  ])('does not stand where it is another’s or that of both: %s', (statement) => {
    expect(of(statement)).toEqual([]);
    expect(judgeSupport(statement, periods, { title: '' }).relation).not.toBe('supports');
  });

  it.each([
    ['Over both periods the HR for relapse was 0.61 (0.49–0.76).', '0.61'],
    [
      'The HR for relapse was 0.61 (0.49–0.76), and only 0.84 (0.66–1.07) in the post-treatment year.',
      '0.61',
    ],
    ['In the post-treatment year alone the HR was 0.84 (0.66–1.07).', '0.84'],
    ['In the induction phase remission was reached by 52.3%.', '52.3%'],
  ])('stands where it is told of its own: %s', (statement, number) => {
    expect(of(statement).join(' ')).toContain(number);
  });
});
