import { describe, expect, test } from 'vitest';
import { readAbstract } from '../../../reading/abstracts/read-abstract.ts';
import { readQuantities } from '../../../reading/quantities/read-quantities.ts';
import { growthOf } from '../../../testing/growth.ts';
import { judgeSupport } from '../../support/judge-support.ts';
import { compareNumbers } from '../compare-numbers.ts';
import { placesOfEach } from './exchanged.ts';

const work = { title: 'Drains after abdominal operations: a randomised trial' };

function states(statement: string, abstract: string) {
  return compareNumbers(statement, abstract, work).map(({ state, text }) => `${text} ${state}`);
}

/** As the abstract has it, and with two of its numbers in each other's place. */
const told: readonly (readonly [what: string, abstract: string, right: string, wrong: string])[] = [
  [
    'behind the numbers',
    'Reinsertion was needed in 12.5% in Group 1 and 18.7% in Group 2.',
    'A tube was put back in 18.7% in Group 2 and in 12.5% in Group 1.',
    'A tube was put back in 18.7% in Group 1 and in 12.5% in Group 2.',
  ],
  [
    'before the numbers',
    'Wound infection occurred in 14 (4.6%) and pneumonia in 21 (6.9%) of the patients.',
    'Pneumonia was seen in 6.9%, wound infection in 4.6%.',
    'Pneumonia was seen in 4.6%, wound infection in 6.9%.',
  ],
  [
    'in the order of a list before them',
    'The hazard ratios for death and stroke were 0.75 and 0.83.',
    'The hazard ratios for stroke and death were 0.83 and 0.75.',
    'The hazard ratios for death and stroke were 0.83 and 0.75.',
  ],
  [
    'in the order of the numbers before',
    'Fever was seen in 31% with the drain and 22% with suction, leaks in 8% and 5%.',
    'Leaks: 8% with the drain, 5% with suction.',
    'Leaks: 5% with the drain, 8% with suction.',
  ],
  [
    'from one time to another',
    'The proportion declined from 35% in 1994 to 26% in 1996.',
    'It fell from 35% in 1994 to 26% in 1996.',
    'It went from 26% in 1994 to 35% in 1996.',
  ],
  [
    'right behind each, two shares of two groups',
    'A seroma of any size formed in 71 diabetic (38.6%) and in 44 normoglycaemic (27.3%) patients (p = 0.08).',
    'A seroma formed in 38.6% of diabetic and 27.3% of normoglycaemic patients.',
    'A seroma formed in 38.6% of normoglycaemic and 27.3% of diabetic patients.',
  ],
  [
    'by whom more of are named before both',
    'More elective (91.2% v 74.5%) operations were done by daylight.',
    'By daylight 91.2% of elective and 74.5% of urgent operations were done.',
    'By daylight 74.5% of elective and 91.2% of urgent operations were done.',
  ],
  [
    'by whom fewer of are named before both',
    'At a year fewer of the suction group had come back (11% v 29%; p=0.02).',
    'Of the suction group 11% came back, compared with 29% of the drain group.',
    'Of the suction group 29% came back, compared with 11% of the drain group.',
  ],
];

describe('two numbers in each other’s place do not stand', () => {
  test.each(told)('told %s', (_what, abstract, right, wrong) => {
    expect(states(right, `RESULTS: ${abstract}`).filter((state) => !state.endsWith('stands'))).toEqual([]);
    expect(states(right, `RESULTS: ${abstract}`).length).toBeGreaterThan(1);
    expect(states(wrong, `RESULTS: ${abstract}`).filter((state) => state.endsWith('stands'))).toEqual([]);
    expect(judgeSupport(wrong, `RESULTS: ${abstract}`, work).relation).not.toBe('supports');
  });

  test.each([
    [
      'names in a list behind the numbers',
      'Recurrence was 14.1% and 26.2% for smokers and drinkers, respectively.',
      'Recurrence was 14.1% for drinkers and 26.2% for smokers.',
    ],
    ['a part and its whole', 'Insertion failed in 8 of 59 women.', 'Insertion failed in 59 of 8 women.'],
    [
      'labels right before the numbers',
      'Weight loss did not differ from placebo (lixisenatide: 1.50 kg, placebo: 1.24 kg).',
      'Weight loss did not differ from placebo (lixisenatide: 1.24 kg, placebo: 1.50 kg).',
    ],
    [
      'the phrases that the numbers stand in',
      'The index was higher among those who had a grant (19.1) than among those who did not (10.4).',
      'The index was higher among those who had a grant (10.4) than among those who did not (19.1).',
    ],
    [
      'a mean and its spread',
      'The mean score was 2.9 (SD 1.2) among reviewers.',
      'The mean score was 1.2 (SD 2.9) among reviewers.',
    ],
  ])('%s', (_what, abstract, wrong) => {
    expect(states(wrong, `RESULTS: ${abstract}`).filter((state) => state.endsWith('stands'))).toEqual([]);
  });

  test('where nothing but their order tells them apart, the other order says nothing', () => {
    const abstract = 'RESULTS: The score was 65 vs 69 points.';
    expect(states('The score was 65 vs 69 points.', abstract)).toHaveLength(2);
    expect(states('The score was 69 vs 65 points.', abstract)).toEqual([]);
  });

  test.each([
    [
      'in other words, in the other order',
      'RESULTS: In nonresponders there were 73 deaths (63%) in the placebo group and 60 deaths (53%) in the corticosteroid group.',
      'Deaths came to 53% on steroids, against 63% on placebo.',
    ],
    [
      'in one bracket, with the two named before it in the other order',
      'RESULTS: Major bleeding was less frequent with apixaban than with warfarin (2.1% vs 3.4%).',
      'Warfarin caused more major bleeding than apixaban (3.4% vs 2.1%).',
    ],
    [
      'in one bracket, with one of the two behind it',
      'RESULTS: 482 patients (22.9%) in the dexamethasone group and 1110 patients (25.7%) in the usual care group died within 28 days.',
      'Mortality by day 28 was lower (22.9% vs 25.7%) with dexamethasone.',
    ],
    [
      'of two grades in the other order',
      'RESULTS: Grade 2 toxicity occurred in 20% and grade 3 toxicity in 8%.',
      'Grade 3 toxicity occurred in 8% and grade 2 toxicity in 20%.',
    ],
    [
      'of a change, its end first',
      'RESULTS: HbA1c fell from 7.8% to 6.9% with the Mediterranean diet and from 7.7% to 7.4% with the low-fat diet.',
      'HbA1c reached 6.9% (from 7.8%) with the Mediterranean diet and 7.4% (from 7.7%) with the low-fat diet.',
    ],
    [
      'a verb behind the second',
      'RESULTS: 10.6% on erenumab and 38.9% on topiramate stopped for an adverse event.',
      '10.6% stopped erenumab because of adverse events and 38.9% stopped topiramate.',
    ],
    [
      'one outcome after the other, in the other order',
      'RESULTS: Death by 30 days was 5.2% and 4.3%, and death by 60 days 7.6% and 6.6%.',
      'Death by 60 days was 7.6% and 6.6%, and by 30 days 5.2% and 4.3%.',
    ],
    [
      'of how much more somebody had',
      'RESULTS: Patients treated for 8 days had more antibiotic-free days (13.1 v 8.7).',
      'A trial of 8 v 15 days found 13.1 v 8.7 antibiotic-free days.',
    ],
  ])('what is told %s stands', (_how, abstract, statement) => {
    expect(states(statement, abstract).filter((state) => state.endsWith('stands')).length).toBeGreaterThan(1);
  });
});

describe('what stands between two numbers is read in a time that grows with its length', () => {
  test.each([',', 'and ', 'than ', '(', 'a: ', 'not a and ', '. '])('%s', (flood) => {
    let ends = '';
    const { cost, limit } = growthOf(
      16_000,
      (length) => `Death was 12% ${flood.repeat(length / flood.length)}13% and 14%`,
      (text) => {
        // Another end: what is kept of a text that was read is not what is measured.
        ends += ' ';
        const abstract = readAbstract(`RESULTS: ${text}${ends}.`);
        return placesOfEach({ text, from: 0, quantities: readQuantities(text) }, abstract);
      },
    );
    expect(cost).toBeLessThan(limit);
  });
});
