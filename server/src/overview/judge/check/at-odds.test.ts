import { expect, it } from 'vitest';
import { areAtOdds } from './at-odds.ts';
import { areOppositeCopies } from './copies.ts';
import { saidOf } from './said-of.ts';

const work = {
  title: 'Azelodin or clobetrin in plaque psoriasis: a randomised trial',
  abstract:
    'RESULTS: The hazard ratios for death and stroke were 0.75 and 0.83. Clear skin was seen in 64.0% with azelodin and in 41.5% with clobetrin. Itch at week 12 was significantly lower with azelodin than with clobetrin. Nausea did not differ between azelodin and clobetrin. Relapse was seen in 12.4% of the patients.',
  isShared: true,
};

it.each([
  [
    'numbers that have changed places',
    'The hazard ratios for death and stroke were 0.75 and 0.83.',
    'The hazard ratios for death and stroke were 0.83 and 0.75.',
  ],
  [
    'numbers that have changed places, in other words',
    'The hazard ratio was 0.75 for death and 0.83 for stroke.',
    'Death: HR 0.83; stroke: HR 0.75.',
  ],
  [
    'a number that the work has nowhere, in the place of one that it has',
    'Relapse occurred in 12.4% of all patients.',
    'In all, relapse was seen in 15.4% of patients.',
  ],
  [
    'another count in the same words',
    'Of the 640 patients 3 had a relapse of psoriasis.',
    'Of the 640 patients 6 had a relapse of psoriasis.',
  ],
  [
    'less for more',
    'Itch at week 12 was significantly lower with azelodin than with clobetrin.',
    'Itch at week 12 was higher with azelodin than with clobetrin.',
  ],
  [
    'a positive for a negative',
    'A positive correlation was seen between itch and the extent of plaques.',
    'A negative correlation was seen between itch and the extent of plaques.',
  ],
  [
    'what the other denies',
    'Nausea did not differ between azelodin and clobetrin at week 12.',
    'Nausea did differ between azelodin and clobetrin at week 12.',
  ],
  [
    'what the other denies, of one of two',
    'There were no significant differences in nausea between the two groups, and itch was lower with azelodin.',
    'There was a significant difference in nausea between the two groups, and itch was lower with azelodin.',
  ],
  [
    'two that are compared the other way round',
    'Itch at week 12 was lower with azelodin than with clobetrin.',
    'Itch at week 12 was lower with clobetrin than with azelodin.',
  ],
])('two passages are at odds where one of them tells %s', (_what, one, other) => {
  expect(areAtOdds(one, other, [work])).toBe(true);
  expect(areAtOdds(other, one, [work])).toBe(true);
  expect(areAtOdds(one, one, [work])).toBe(false);
  expect(areAtOdds(other, other, [work])).toBe(false);
});

it.each([
  [
    'the numbers in another order',
    'The hazard ratios for death and stroke were 0.75 and 0.83.',
    'The hazard ratios for stroke and death were 0.83 and 0.75.',
  ],
  [
    'both turned round',
    'Itch at week 12 was lower with azelodin than with clobetrin.',
    'Itch at week 12 was higher with clobetrin than with azelodin.',
  ],
  [
    'another group',
    'Itch was lower in all men of the trial.',
    'Itch was not lower in all women of the trial.',
  ],
  [
    'another time',
    'At 4 weeks itch had come down with azelodin.',
    'At 8 weeks itch had come down with azelodin.',
  ],
  [
    'another time, and what was found then',
    'At 4 weeks the score for itch was 3.1 with azelodin.',
    'At 8 weeks the score for itch was 2.2 with azelodin.',
  ],
  [
    'a number of something else',
    'Relapse was seen in 12.4% of the patients.',
    'Fatigue and headache came in 15.4% of those above 65 years.',
  ],
  [
    'a count without its comma',
    'The trial enrolled 4744 patients with itch.',
    'The trial enrolled 4,744 patients with itch.',
  ],
  [
    'a number without its nought',
    'The hazard ratio for death was 0.70 in all.',
    'The hazard ratio for death was .70 in all.',
  ],
  ['a nought more', 'Relapse was seen in 12% of the women.', 'Relapse was seen in 12.0% of the women.'],
  [
    'a point in the middle',
    'The hazard ratio for death was 0·82 in all.',
    'The hazard ratio for death was 0.82 in all.',
  ],
  [
    'a comma for the point',
    'Relapse was seen in 12,5 % of the women.',
    'Relapse was seen in 12.5 % of the women.',
  ],
  ['the number rounded', 'Relapse was seen in 16.3% of the women.', 'Relapse was seen in 16% of the women.'],
])('and they are not where it tells %s', (_what, one, other) => {
  expect(areAtOdds(one, other, [work])).toBe(false);
  expect(areAtOdds(other, one, [work])).toBe(false);
});

it.each([
  ['Azelodin was superior to clobetrin for itch.', 'Azelodin was noninferior to clobetrin for itch.'],
  ['Steroids improve survival in severe disease.', 'Steroids do not improve survival in mild disease.'],
  [
    'Dexamethasone reduced mortality in ventilated patients (29.3% vs 41.4%).',
    'Dexamethasone did not reduce mortality in patients without oxygen (17.8% vs 14.0%).',
  ],
  [
    'HPV testing was more sensitive (94.6% vs 55.4%) but less specific than Pap testing.',
    'Pap testing is less sensitive but more specific than HPV testing.',
  ],
  [
    'Dexmedetomidine caused less hypertension and less tachycardia than placebo.',
    'Hypertension was less frequent with dexmedetomidine than with placebo.',
  ],
  [
    'Desmopressin significantly reduced nocturnal voids.',
    'Desmopressin increased the mean time to first nocturnal void.',
  ],
  [
    'ASAS20 response was achieved by 71.1% of patients with secukinumab versus 40.0% with placebo.',
    'ASAS40 response was achieved by 56.7% of patients with secukinumab versus 23.0% with placebo.',
  ],
])('both may be right: %s', (one, other) => {
  expect(areAtOdds(one, other, [work])).toBe(false);
  expect(areAtOdds(other, one, [work])).toBe(false);
});

it('what is denied of the same in other words is at odds', () => {
  const [one, other] = [
    'Steroids improve survival in sepsis.',
    'In sepsis steroids do not improve survival.',
  ];
  expect(areAtOdds(one, other, [work])).toBe(true);
  expect(areAtOdds(other, one, [work])).toBe(true);
});

it.each([
  ['Azelodin significantly lowered itch at week 12.', 'Azelodin did not lower itch at week 12 in women.'],
  ['Itch did not increase with azelodin at week 12.', 'Itch decreased with azelodin at week 12.'],
])('nor is one the opposite of the other word for word: %s', (one, other) => {
  expect(areOppositeCopies(one, other)).toBe(false);
});

it('a passage says the opposite of a claim in its own words', () => {
  const passage = 'There were fewer consultations at the sites of our residents.';
  expect(saidOf(passage, passage.replace('fewer', 'more'))).toBe('opposite');
});

it('reads in linear time', () => {
  const started = performance.now();
  const [one, other] = ['lower with azelodin than ', 'higher with clobetrin than '].map((part) =>
    part.repeat(20_000),
  ) as [string, string];
  areAtOdds(one, other, [work]);
  areAtOdds('20% versus 30%, '.repeat(20_000), '30% versus 20%, '.repeat(20_000), [work]);
  expect(performance.now() - started).toBeLessThan(2_000);
});
