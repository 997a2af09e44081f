import { describe, expect, it } from 'vitest';
import { judgeSupport } from './judge-support.ts';

const title = 'Relamide and torpexine for pain after chest surgery: a randomised trial';
const abstract = [
  'METHODS: 400 adults after chest surgery were assigned to relamide, torpexine or placebo.',
  'RESULTS: Fatigue scores fell from 9.1 to 4.4 with relamide and from 9.2 to 5.1 with placebo (adjusted difference -0.8; 95% CI -1.7 to 0.2; P = .12).',
  'Improvements in sleep (P = .001), disability (P = .003) and anxiety (P = .04) were similarly greater with relamide than with placebo.',
  'Median time to discharge was significantly lower in the relamide than in the placebo group (4 v 7 days; P = .01).',
  'Drains were removed at the first attempt in 54.8% with relamide and 41.3% with placebo (P = .36).',
  'Nausea was less frequent with relamide than with torpexine (12% v 20%; P = .02).',
  'Vomiting was less common with relamide (20.0% v 27.5%), although not significantly so (P = .07).',
  'Relamide did not shorten ventilation.',
  'Relamide may lessen blood loss.',
  'CONCLUSIONS: Relamide boluses during removal of drains achieved a reduction in pain, and there was no benefit of torpexine.',
].join('\n');
const judge = (statement: string) => judgeSupport(`${statement} [1].`, abstract, { title }).relation;

describe('nothing is contradicted by what was found of something else', () => {
  it.each([
    [
      'Removal of drains succeeded in 54.8% with relamide and 41.3% with placebo, a non-significant difference',
    ],
    ['Torpexine had no significant effect on nausea'],
    ['Relamide shortened the time to discharge (4 v 7 days) and gave no benefit in vomiting'],
  ])('%s', (statement) => expect(judge(statement)).not.toBe('contradicts'));
});

describe('nothing is contradicted by what says the same', () => {
  it.each([
    ['Fatigue scores decreased from 9.1 to 4.4 with relamide'],
    ['Relamide also improved sleep, disability and anxiety'],
    ['Vomiting was less common with relamide (20.0% v 27.5%), though within the play of chance'],
    ['Adults had no shorter ventilation with relamide'],
    ['Relamide was reported to lower mean blood loss'],
  ])('%s', (statement) => expect(judge(statement)).not.toBe('contradicts'));
});

describe('what goes the other way than the same thing did is contradicted', () => {
  it.each([
    ['Median time to discharge was not significantly lower in the relamide group'],
    ['Sleep was worse with relamide than with placebo'],
    ['Relamide significantly shortened ventilation'],
    ['Nausea was more frequent with relamide than with torpexine'],
    ['Nausea was less frequent with torpexine than with relamide'],
    ['Relamide caused more nausea than torpexine'],
  ])('%s', (statement) => expect(judge(statement)).toBe('contradicts'));
});

it('what denies that something was better is not supported by its being "similarly greater"', () => {
  expect(judge('Relamide did not improve sleep')).not.toBe('supports');
});
