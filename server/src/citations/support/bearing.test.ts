import { describe, expect, it } from 'vitest';
import { compareNumbers } from '../numbers/compare-numbers.ts';
import { judgeSupport } from './judge-support.ts';

const feeding = {
  title: 'Early foods, emollients and food allergy in children',
  abstract: [
    'METHODS: Infants were assigned to early foods, to skin emollients, to both or to neither.',
    'RESULTS: By intention to treat, 7.1% of the late group and 5.6% of the early group were allergic to one or more foods (p=0.32). Per protocol, food allergy was lower in the early group (2.4% v 7.3%, p=0.01).',
    'Early foods reduced food allergy at 36 months (odds ratio 0.40; 95% CI 0.20 to 0.80); emollients did not (odds ratio 1.30; 95% CI 0.70 to 2.30).',
    'At 12 months eczema was less common with emollients; at 36 months eczema was as common in both groups.',
    'Moderate-certainty evidence showed less egg allergy (risk ratio 0.56; 95% CI 0.36 to 0.87), and evidence of low certainty less peanut allergy (risk ratio 0.29; 95% CI 0.11 to 0.74).',
    'Early foods were associated with less milk allergy in infants of Australian ancestry but not significantly in infants of East Asian ancestry.',
    'IgG4 rose mainly in the early group; a larger share of the late group had raised IgE.',
    'A primary event occurred less often (hazard ratio 0.85; 95% CI 0.75 to 0.98). Wheezing occurred less often (hazard ratio 0.73; 95% CI 0.59 to 0.92).',
    'CONCLUSIONS: Early foods reduced food allergy at 36 months.',
  ].join('\n'),
};
const heart = {
  title: 'A beta-blocker after infarction',
  abstract: [
    'RESULTS: Death occurred in 4.2% and 4.4%.',
    'CONCLUSIONS: The beta-blocker led to a lower risk of death, new infarction, or stroke.',
  ].join('\n'),
};

describe('a citing sentence is supported', () => {
  it.each([
    ['Early foods reduced food allergy [1].'],
    ['Early foods reduced food allergy at 36 months (OR 0.40, 0.20 to 0.80) [1].'],
    ['Per protocol, food allergy was lower in the early group (2.4% v 7.3%) [1].'],
    ['By intention to treat, 5.6% of the early and 7.1% of the late group were allergic [1].'],
    ['Early foods were associated with less milk allergy in infants of Australian ancestry [1].'],
  ])('%s', (statement) => {
    expect(judgeSupport(statement, feeding.abstract, feeding).relation).toBe('supports');
  });
});

describe('a citing sentence is not supported', () => {
  it.each([
    [
      'by what was counted another way',
      'Early foods significantly cut food allergy by intention to treat [1].',
    ],
    [
      'by another sentence than its numbers’',
      'Early foods significantly cut allergy to foods, from 7.1% to 5.6% [1].',
    ],
    ['by what another treatment did', 'Skin emollients reduced food allergy on their own [1].'],
    ['by what was found at another time', 'At 36 months eczema was less common with emollients [1].'],
    [
      'by what was found in others',
      'Early foods reduced milk allergy in infants of East Asian ancestry [1].',
    ],
    ['by what was found in the other group', 'IgG4 rose mainly in the late group [1].'],
    ['by less certain evidence', 'For peanut allergy the risk ratio was 0.29, graded high certainty [1].'],
    ['by a number of another kind', 'The risk ratio for peanut allergy was 0.56 (0.36 to 0.87) [1].'],
    [
      'by a part of the primary outcome',
      'The hazard ratio for the primary outcome was 0.73 (0.59 to 0.92) [1].',
    ],
  ])('%s: %s', (_why, statement) => {
    expect(judgeSupport(statement, feeding.abstract, feeding).relation).not.toBe('supports');
  });

  it('of one of several things by what was found of all together', () => {
    const ofDeath = judgeSupport('The beta-blocker reduced death [1].', heart.abstract, heart);
    expect(ofDeath.relation).not.toBe('supports');
    // Nor is it contradicted: that fewer died or had an infarction says nothing of deaths alone.
    const same = judgeSupport('The deaths were about equal, 4.2% and 4.4% [1].', heart.abstract, heart);
    expect(same.relation).toBe('same-topic');
  });
});

it.each([
  ['The risk ratio for egg allergy was 0.56 (0.36 to 0.87) [1].', ['stands']],
  ['The risk ratio for peanut allergy was 0.29 (0.11 to 0.74) [1].', ['stands']],
  ['The hazard ratio for wheezing was 0.73 (0.59 to 0.92) [1].', ['stands']],
  ['The hazard ratio for the primary outcome was 0.85 (0.75 to 0.98) [1].', ['stands']],
  ['The risk ratio for peanut allergy was 0.56 (0.36 to 0.87) [1].', []],
])('numbers are of what they are told of: %s', (statement, wanted) => {
  const found = compareNumbers(statement, feeding.abstract, feeding).map(({ state }) => state);
  expect(found.filter((state) => state === 'stands')).toEqual(wanted);
});

describe('a week that is counted from the start is a time', () => {
  const cream = {
    title: 'A cream for eczema',
    abstract: [
      'RESULTS: At week 12, clear skin was reached by 41.0% with the cream and 22.5% with the ointment.',
      'At week 36, clear skin was reached by 58.3% with the cream and 30.1% with the ointment (p<0.001).',
      'Itching was less frequent with the cream at week 12; at week 36 itching was as frequent in both groups.',
    ].join('\n'),
  };
  const of = (statement: string) => judgeSupport(statement, cream.abstract, cream).relation;

  it.each([
    ['At week 12, clear skin was reached by 58.3% with the cream and 30.1% with the ointment [1].'],
    ['The cream reached a week 36 rate of clear skin of 41.0%, against 22.5% with the ointment [1].'],
    ['Week 12: clear skin in 58.3% (cream) and 30.1% (ointment) [1].'],
    ['Itching was less frequent with the cream at week 36 [1].'],
  ])('and another one supports nothing: %s', (statement) => {
    expect(of(statement)).not.toBe('supports');
  });

  it.each([
    ['At week 36, clear skin was reached by 58.3% with the cream and 30.1% with the ointment [1].'],
    ['Week 12: clear skin in 41.0% (cream) and 22.5% (ointment) [1].'],
    ['Itching was less frequent with the cream at week 12 [1].'],
    ['Clear skin was reached by 58.3% with the cream and 30.1% with the ointment [1].'],
  ])('and its own does: %s', (statement) => {
    expect(of(statement)).toBe('supports');
  });
});

describe('where people are seen says who they are', () => {
  const croup = {
    title: 'Budesonide for ventilated children with croup',
    abstract: [
      'METHODS: 138 children with croup who were ventilated in intensive care received budesonide or saline.',
      'CONCLUSIONS: Budesonide did not shorten ventilation in croup, and had no effect on hospital stay.',
    ].join('\n'),
  };
  const of = (statement: string) => judgeSupport(statement, croup.abstract, croup).relation;

  it.each([
    'In children seen in general practice, budesonide did not shorten hospital stay [1].',
    'Among children treated at home, budesonide did not shorten hospital stay [1].',
  ])('elsewhere it is of others: %s', (statement) => {
    expect(of(statement)).toBe('same-topic');
  });

  it.each([
    'In children treated in intensive care, budesonide did not shorten hospital stay [1].',
    'In children, budesonide did not shorten hospital stay [1].',
  ])('there it is of them: %s', (statement) => {
    expect(of(statement)).toBe('supports');
  });
});
