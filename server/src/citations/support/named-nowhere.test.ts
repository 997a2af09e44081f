import { describe, expect, it } from 'vitest';
import { readAbstract } from '../../reading/abstracts/read-abstract.ts';
import { growthOfFlood } from '../../testing/growth.ts';
import { judgeSupport } from './judge-support.ts';
import { isOfWhatIsNowhere } from './named-nowhere.ts';

const title = 'Atorvastatin after intracerebral haemorrhage in current and never smokers';
const abstract = [
  'METHODS: 1,402 outpatients with lobar haemorrhage were followed until the third year; those with epilepsy were left out.',
  'RESULTS: Recurrence occurred in 7.4% of those who took atorvastatin and 11.9% of those who did not (hazard ratio 0.61; 95% CI 0.44 to 0.85).',
  'At 24 months, mortality was 18.3%.',
  'Infants of treated mothers who got amoxicillin at 6 months or younger had colic in 9.6%.',
  'CONCLUSIONS: Atorvastatin reduced recurrence in outpatients with lobar haemorrhage.',
].join('\n');
const of = (statement: string) => judgeSupport(statement, abstract, { title }).relation;

describe('a drug, people or a time that the work names', () => {
  it.each([
    'With atorvastatin, recurrence was seen in 7.4% (HR 0.61) [1].',
    'With the statin, recurrence was seen in 7.4% (HR 0.61) [1].',
    'In outpatients with lobar haemorrhage, atorvastatin reduced recurrence [1].',
    'In patients with lobar bleeding, recurrence was seen in 7.4% with atorvastatin [1].',
    'Mortality at two years was 18.3% [1].',
    'At 24 months, 18.3% had died [1].',
    'Of infants given penicillins by 6 months, 9.6% had colic [1].',
    'The hazard ratio for recurrence with atorvastatin was 0.61 in adults, of whom one in four people smoked [1].',
  ])('is supported: %s', (statement) => {
    expect(of(statement)).toBe('supports');
  });

  it.each([
    ['another drug', 'With clopidogrel, recurrence was seen in 7.4% (HR 0.61) [1].'],
    ['another one of its kind', 'Pravastatin reduced recurrence in outpatients with lobar haemorrhage [1].'],
    [
      'what it was compared with',
      'Recurrence occurred in 7.4% with atorvastatin and in 11.9% with warfarin [1].',
    ],
    [
      'people with another disease',
      'In patients with glaucoma, recurrence was seen in 7.4% on atorvastatin [1].',
    ],
    ['other people by a word', 'Among veterans, recurrence was seen in 7.4% on atorvastatin [1].'],
    ['the opposite people', 'Atorvastatin reduced recurrence in nonsmokers [1].'],
    ['another time in words', 'Mortality at five years was 18.3% [1].'],
    ['another time by its place', 'By the third month, mortality was 18.3% [1].'],
  ])('and not %s', (_what, statement) => {
    expect(of(statement)).not.toBe('supports');
  });
});

it.each(['in patients with ', 'at five ', 'among smokers '])('is read in linear time: %s', (unit) => {
  const { cost, limit } = growthOfFlood(unit, (flood) =>
    isOfWhatIsNowhere(flood, readAbstract(`RESULTS: ${flood}.`), flood),
  );
  expect(cost).toBeLessThan(limit);
});
