import { expect, it } from 'vitest';
import { readDocument } from '../../../reading/read-document.ts';
import { whyNoContradiction } from './comparable.ts';
import type { Standing } from './standing.ts';

const work = {
  title: 'Azelodin or clobetrin in plaque psoriasis: a randomised trial',
  abstract:
    'BACKGROUND: Azelodin had not been compared with clobetrin. RESULTS: At week 12, clear skin was seen in 64.0% of 200 patients with azelodin and in 41.5% of 200 with clobetrin (P<0.001). Infections occurred in 14% and 15% (risk ratio, 0.93; 95% CI, 0.58 to 1.49). Relapse within 2 years was less frequent with azelodin (hazard ratio, 0.61; 95% CI, 0.44 to 0.85). CONCLUSIONS: Azelodin cleared skin more often than clobetrin, without more infections.',
  isShared: true,
};
const standing = (text: string) =>
  ({
    answer: { document: readDocument(text) },
    passage: { text, from: 0, to: text.length },
    works: ['pmid:1'],
  }) as unknown as Standing & { works: readonly string[] };
const why = (one: string, other: string, works = [work], differs = ['number']) =>
  whyNoContradiction(standing(one), standing(other), differs, works);

const shares = 'At week 12, clear skin was seen in 64.0% with azelodin and in 41.5% with clobetrin.';

it.each([
  ['a direction', shares, 'Azelodin cleared skin more often than clobetrin at week 12.'],
  ['who is ahead', shares, 'The trial gives azelodin a clear edge over clobetrin at week 12.'],
  [
    'no difference, as an interval does',
    'Infections: RR 0.93 (95% CI 0.58–1.49).',
    'Azelodin brought no more infections than clobetrin.',
  ],
  [
    'that two are alike',
    'Infections occurred in nearly equal shares, 14% and 15%.',
    'Infections were similar in both arms.',
  ],
  [
    'a direction, as another does',
    'Azelodin cleared skin more often.',
    'Azelodin was ahead of clobetrin in clear skin.',
  ],
])('a passage without a number differs from none in a number: it tells %s', (_what, one, other) => {
  expect(why(one, other)).toBe('by-rules');
  expect(why(other, one)).toBe('by-rules');
  // What else it may differ in is for the judge to say, and of no shared work nothing is known.
  expect(why(one, other, [work], ['direction'])).toBeNull();
  expect(why(one, other, [{ ...work, isShared: false }])).toBeNull();
});

it.each([
  ['denies what the other gives', shares, 'Azelodin did not clear skin more often than clobetrin.'],
  ['limits it', shares, 'Only the higher dose of azelodin was better than clobetrin at week 12.'],
  [
    'says what the other’s interval denies',
    'Infections: RR 0.93 (95% CI 0.58–1.49).',
    'Infections were significantly rarer with azelodin.',
  ],
  [
    'is held against numbers of the other group',
    'At week 12, clear skin was seen in 41.5% with azelodin and in 64.0% with clobetrin.',
    'Azelodin cleared skin more often than clobetrin at week 12.',
  ],
  [
    'is held against a number that the work has not',
    'Relapse was less frequent with azelodin (hazard ratio 0.35).',
    'Relapse was less frequent with azelodin.',
  ],
  [
    'gives another length of time',
    'Over 2 years relapse was less frequent with azelodin (hazard ratio 0.61).',
    'Patients were followed for 5 years.',
  ],
  [
    'gives a number in words',
    shares,
    'About a third of the patients with azelodin had clear skin at week 12.',
  ],
  [
    'gives lengths of time',
    'Clearing took 3 weeks with azelodin and 4 weeks with clobetrin.',
    'Clearing took 4 weeks with azelodin and 3 weeks with clobetrin.',
  ],
  [
    'tells of more where the other tells of less',
    'Relapse was less frequent with azelodin (hazard ratio 0.61).',
    'Relapse was more frequent with azelodin.',
  ],
  ['gives a count', 'Relapse came in 61 patients.', 'Relapse came in 40 patients.'],
  [
    'says the contrary of the work',
    shares,
    'Clear skin was less frequent with azelodin than with clobetrin.',
  ],
])('and a contradiction stays where one of them %s', (_what, one, other) => {
  expect(why(one, other)).toBeNull();
  expect(why(other, one)).toBeNull();
});

it('a title in it denies nothing', () => {
  const denying = { ...work, title: 'Azelodin does not lower infections: a randomised trial' };
  const one = 'The trial did not find infections to be rarer.';
  const other = 'In "Azelodin does not lower infections" (2021) they were rarer, risk ratio 0.93.';
  expect(why(one, other, [denying])).toBeNull();
});
