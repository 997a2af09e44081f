import { describe, expect, it } from 'vitest';
import { readDocument } from '../read-document.ts';
import { claimsOf } from './claims.ts';
import { readVerdict } from './read-answer.ts';

const signs = (clause: string) =>
  claimsOf(clause)
    .map(({ effect, isDenied }) => `${effect}${isDenied ? '-' : '+'}`)
    .join(' ');
const read = (question: string, answer: string) => readVerdict(readDocument(answer), question).verdict;

describe('how far a denial reaches', () => {
  it.each([
    [
      'It is not true that the combined use of tranexamic acid with desmopressin before a long operation decreases blood loss.',
      'down-',
    ],
    ['We found no evidence that fatigue and well-being improved after treatment.', 'good-'],
    ['These data do not show that the drug is safe and improves survival.', 'safe- good-'],
    ['It is not true that the drug did not improve survival.', ''],
    ['There is no evidence that the drug improves survival, but it reduces pain.', 'good- down+'],
    ['There was no evidence that aspirin prolongs survival and it increased bleeding.', 'up- good- up+'],
    ['There was no evidence that aspirin prolongs survival, and it increased bleeding.', 'up- good- up+'],
    ['It has not been proven melatonin can shorten latency and can improve sleep.', 'down- good-'],
    ['It has not been proven melatonin shortens latency and can improve sleep.', 'down- good-'],
    ['The trials did not show melatonin was effective and was able to improve sleep.', 'good- good-'],
  ])('over all of the that-clause that is denied: %s', (clause, read) => {
    expect(signs(clause)).toBe(read);
  });

  it.each([
    ['The drug did not affect stroke and was associated with more deaths.', 'relation- relation+ up+'],
    ['The drug is not effective and may be associated with an increased risk.', 'good- relation+ up+'],
    ['The drug did not reduce headache, but did reduce nausea.', 'down- down+'],
    ['The trials do not show that the drug helps and is safe.', 'good- safe-'],
    ['The risk was not changed and bleeding was more frequent.', 'relation- up+'],
  ])('and up to where another verb is joined: %s', (clause, read) => {
    expect(signs(clause)).toBe(read);
  });

  it.each([
    ['No, hydroxychloroquine does not reduce deaths from COVID-19 in hospital.', 'down-'],
    ['**Bottom line:** no, vitamin C does not improve outcomes, and it raised mortality.', 'good- up+'],
    ['No, it is safe.', 'safe-'],
    ['So no, vitamin C does not improve outcomes, and it may do harm.', 'good- harm+'],
  ])('and counts once with the "No" that answers: %s', (clause, read) => {
    expect(signs(clause)).toBe(read);
  });

  it('holds of the clause behind what is put between', () => {
    const question = 'Is the year of surgery a predictor of outcome in prostate cancer?';
    const said =
      'when controlling for age, the year of surgery is a predictor of outcome in prostate cancer.';
    expect(read(question, `The year of surgery is a predictor of outcome in prostate cancer.`)).toBe('yes');
    expect(read(question, `We found no evidence that ${said}`)).not.toBe('yes');
  });
});

it.each([
  ['Symptoms are a poor predictor of COPD in smokers.'],
  ['Symptoms predict COPD poorly in smokers.'],
  ['Symptoms barely predict COPD in smokers.'],
])(
  'how well something does what it is asked for says neither that it does nor that it does not: %s',
  (answer) => {
    expect(read('Do symptoms predict COPD in smokers?', answer)).toBeNull();
  },
);

it('people who are told by how well they are treated are nothing of that', () => {
  const answer = 'Symptoms predict exacerbations in poorly controlled COPD.';
  expect(read('Do symptoms predict exacerbations in COPD?', answer)).toBe('yes');
});

it.each([
  ['Partially: illness was milder, but infection rates were not significantly lower.', 'mixed'],
  ['Not as a rule, though those with a poor early response may gain from it.', 'mixed'],
  ['Not usually, but it prevents infection in children.', 'mixed'],
  ['Not as a rule.', 'no'],
])('what is so of some is mixed: %s', (answer, verdict) => {
  expect(read('Does norovirus vaccination prevent infection?', answer)).toBe(verdict);
});
