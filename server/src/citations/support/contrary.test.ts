import { describe, expect, it } from 'vitest';
import { judgeSupport } from './judge-support.ts';
import { readClaim } from './read-claim.ts';

const title = 'Zelamide against broken sleep after stroke: a randomised trial';
const abstract = [
  'METHODS: 440 patients after a stroke were assigned to zelamide or placebo.',
  'RESULTS: The therapeutic response and improvement in quality of life were significantly greater with zelamide than with placebo (P < 0.001 for each).',
  'There was no difference between the groups in the number of falls (odds ratio 1.02; 95% CI 0.70 to 1.49).',
  'In the first year 2.1% and 4.0% had a seizure (rate ratio 0.52; 95% CI 0.31 to 0.88), and 3.1% and 4.1% a burn (rate ratio 0.76; 95% CI 0.60 to 0.95).',
  'In a population with 2.5% incidence this means 18 fewer cases of pneumonia per 1000 (95% CI 6 to 22).',
  'Of those who could not walk, 40 of 222 (18.0%) and 65 of 218 (29.5%) needed a catheter (hazard ratio 0.59; 95% CI 0.40 to 0.86).',
  'The higher remission rate with zelamide than with placebo suggests that zelamide may benefit some patients.',
  'Sleep latency improved by 9.4 minutes in patients who did not take sedatives at night.',
  'At week 16, waking before dawn was seen in 65.6% with zelamide and 73.8% with placebo (difference 8.2%, 95% CI -2.2 to 18.6), which met noninferiority; superiority was not claimed.',
  'Higher adherence was associated with greater improvements in walking distance after 6 and 18 months and in disability after 6 months.',
].join('\n');
const judge = (statement: string) => judgeSupport(statement, abstract, { title }).relation;

describe('what an abstract says, in its own words or in others, is supported', () => {
  it.each([
    [
      'The therapeutic response and improvement in quality of life were significantly greater with zelamide than with placebo (P < 0.001 for each) [1].',
    ],
    [
      'The higher remission rate with zelamide than with placebo suggests that zelamide may benefit some patients [1].',
    ],
    ['Sleep latency improved by 9.4 minutes in patients who did not take sedatives at night [1].'],
    ['The odds ratio for falls was 1.02 (95% CI 0.70 to 1.49) [1].'],
    ['There was no difference in falls (OR 1.02, 95% CI 0.70 to 1.49) [1].'],
    ['Seizures were somewhat less frequent in a first year, even without sedatives (rate ratio 0.52) [1].'],
    [
      'Fewer patients who received zelamide needed a catheter, with 18.0% compared with 29.5% on placebo [1].',
    ],
    ['In a population with an incidence of 2.5%, this corresponds to 18 fewer cases per 1000 [1].'],
    ['At week 16 zelamide was noninferior (65.6% vs 73.8%), and superiority was not claimed [1].'],
    [
      'Higher adherence was associated with greater improvements in walking distance after 6 and 18 months and in disability after 6 months [1].',
    ],
  ])('%s', (statement) => {
    expect(judge(statement)).toBe('supports');
  });
});

describe('the contrary is not supported', () => {
  it.each([
    [
      'a denial left out',
      'Sleep latency improved by 9.4 minutes in patients who did take sedatives at night [1].',
    ],
    [
      'one word’s opposite in its place',
      'Higher adherence was associated with smaller improvements in walking distance after 6 and 18 months and in disability after 6 months [1].',
    ],
    [
      'two sides in each other’s place',
      'The therapeutic response and improvement in quality of life were significantly greater with placebo than with zelamide (P < 0.001 for each) [1].',
    ],
    [
      'two sides in each other’s place, and more behind them',
      'The higher remission rate with placebo than with zelamide suggests that zelamide may benefit some patients [1].',
    ],
    ['a difference that its interval may lack', 'They saw a difference in falls (OR 1.02) [1].'],
    [
      'an effect that its interval may lack',
      'The number of falls was clearly affected (OR 1.02, 0.70 to 1.49) [1].',
    ],
    [
      'more, where the ratio is less',
      'Seizures were somewhat more frequent in a first year, even without sedatives (rate ratio 0.52) [1].',
    ],
    [
      'more, where the first share is less',
      'More patients who received zelamide needed a catheter, with 18.0% compared with 29.5% on placebo [1].',
    ],
    [
      'the opposite beside the same number',
      'In a population with an incidence of 2.5%, this corresponds to 18 more cases per 1000 [1].',
    ],
    [
      'what was not done',
      'At week 16 zelamide was noninferior (65.6% vs 73.8%), and superiority was claimed [1].',
    ],
  ])('by %s: %s', (_what, statement) => {
    expect(judge(statement)).not.toBe('supports');
  });
});

it('is no contradiction that the other side of a comparison has the opposite', () => {
  const statement =
    'The lower remission rate with placebo than with zelamide suggests that zelamide may benefit some patients [1].';
  expect(judge(statement)).toBe('same-topic');
});

it('is no finding that a trial was double-blind, or a therapy triple', () => {
  expect(readClaim('In a double-blind trial 18.0% on zelamide needed a catheter.')).toEqual([]);
  expect(readClaim('Bleeding had a hazard ratio of 0.59 against triple therapy.')).toEqual([]);
  expect(readClaim('Zelamide doubled the number of fractures.')[0]?.direction).toBe('up');
});

describe('a denial ends where another verb is joined', () => {
  const both = [
    'RESULTS: Statin use was not associated with dementia and was associated with lower mortality.',
    'Early antibiotic use was not associated with eczema (odds ratio 1.02; 95% CI 0.90 to 1.20) but was with asthma (odds ratio 1.52; 95% CI 1.10 to 2.00).',
  ].join('\n');
  it.each([
    ['Statin use was associated with lower mortality [1].', true],
    ['Statin use was not associated with dementia [1].', true],
    ['Early antibiotic use was associated with asthma (OR 1.52) [1].', true],
    ['Statin use was associated with dementia [1].', false],
    ['Statin use was associated with dementia and was associated with lower mortality [1].', false],
  ])('%s', (statement, isSupported) => {
    expect(judgeSupport(statement, both, { title }).relation === 'supports').toBe(isSupported);
  });
});

describe('of the other side, or of the rest, the opposite is right', () => {
  const falls =
    'RESULTS: Exercise prevented falls, with 195 fewer falls per 1000 person-years (95% CI 110 to 280).';
  const attacks = 'RESULTS: Patients with more than 2 exacerbations per year benefited more.';
  it.each([
    ['Without exercise there would be 195 more falls per 1000 person-years [1].', falls, true],
    ['There were 195 more falls per 1000 person-years in controls than with exercise [1].', falls, true],
    ['Patients with 2 or fewer exacerbations per year benefited less [1].', attacks, true],
    ['There were 195 more falls per 1000 person-years with exercise [1].', falls, false],
    ['There were 195 more falls per 1000 person-years with exercise than in controls [1].', falls, false],
    ['Patients with more than 2 exacerbations per year benefited less [1].', attacks, false],
  ])('%s', (statement, told, isSupported) => {
    expect(judgeSupport(statement, told, { title }).relation === 'supports').toBe(isSupported);
  });
});
