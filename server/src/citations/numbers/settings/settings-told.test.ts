import { describe, expect, it } from 'vitest';
import { growthOfFlood } from '../../../testing/growth.ts';
import { judgeSupport } from '../../support/judge-support.ts';
import { compareNumbers } from '../compare-numbers.ts';

const standing = (abstract: string, statement: string) =>
  compareNumbers(statement, abstract, { title: '' })
    .flatMap(({ state, text }) => (state === 'stands' ? text : []))
    .join(' ');
const supports = (abstract: string, statement: string) =>
  judgeSupport(statement, abstract, { title: '' }).relation === 'supports';

const arthritis = [
  'METHODS: Adults with rheumatoid arthritis received upadacitinib or methotrexate.',
  'RESULTS: At week 12, ACR20 was reached by 75.7% with upadacitinib and 54.1% with methotrexate; ACR50 by 52.1% and 28.3%; and ACR70 by 32.5% and 14.2%.',
  'At week 24, ACR50 was 60.4% with upadacitinib and 33.4% with methotrexate.',
].join(' ');
const weight = [
  'RESULTS: Remission of diabetes was seen in 46% of those on the programme and 4% of controls at 12 months and in 36% versus 3% at 24 months.',
].join(' ');
const stroke = [
  'RESULTS: An mRS score of 0 to 2 was seen in 41.8% of the clot-removal group and 30.1% of the control group, and an mRS score of 0 to 3 in 55.2% and 46.6%.',
].join(' ');
const coffee = [
  'RESULTS: Compared with none, 2 cups a day went with a hazard ratio for gout of 0.88 (95% CI, 0.80 to 0.97), and 5 cups a day with one of 0.61 (95% CI, 0.50 to 0.74).',
].join(' ');
const drinking = [
  'RESULTS: Against an interview, at 5 or more the sensitivity of the questionnaire was 91% and its specificity 58%; at 8 or more they were 77% and 83%, and at 12 or more 46% and 95%.',
].join(' ');
const vomiting = [
  'RESULTS: Ondansetron lowered vomiting on the day of treatment (risk ratio 0.58, 95% CI 0.44 to 0.77), but not by day 5 (risk ratio 0.93, 95% CI 0.71 to 1.22).',
  'At the first visit a drip was needed by 9.4% of the ondansetron group and 13.8% of the placebo group; by day 5 it had been needed by 14.2% and 19.6%.',
].join(' ');
const home =
  'RESULTS: Of the 412 children sent home, 14 of 205 (6.8%) given ondansetron and 16 of 207 (7.7%) given placebo came back within the next 7 days.';
const pain = [
  'RESULTS: The benefit on pain was 0.48 (hazard ratio 0.61, 95% CI 0.47 to 0.79) in the first two weeks.',
].join(' ');
const drinkingInParts =
  'RESULTS: At 5 or more the sensitivity of the questionnaire was 0.91, and at 12 or more its sensitivity was 0.46.';
const anaemia =
  'METHODS: 212 adults with anaemia received vadadustat. RESULTS: Mean haemoglobin was 9.3 g/dL at baseline and 10.8 g/dL at week 24. At baseline 61.4% had taken iron, and at week 24 38.2% did.';
const anxiety =
  'RESULTS: A GAD-2 score of 3 or more had a sensitivity of 0.83 and a specificity of 0.74. The GAD-2 followed by the GAD-7 had a sensitivity of 0.71 and a specificity of 0.88. The GAD-7 alone had a sensitivity of 0.79.';

describe('a number of another time, mark or amount', () => {
  it.each([
    ['time', arthritis, 'ACR50 at week 24 was 52.1% with upadacitinib and 28.3% with methotrexate.', '52.1%'],
    ['time', arthritis, 'By week 12, 60.4% on upadacitinib had an ACR50 response, against 33.4%.', '60.4%'],
    ['time', arthritis, '**Week 24:** ACR50 came to 52.1% versus 28.3%.', '28.3%'],
    ['time', arthritis, 'The week 24 ACR50 rate was 52.1% with upadacitinib.', '52.1%'],
    ['time', weight, 'Remission was seen in 46% with the programme and 4% without at 24 months.', '46%'],
    ['time', weight, 'At two years, 46% of those on the programme were in remission.', '46%'],
    ['mark', arthritis, 'ACR50 at week 12 was 75.7% versus 54.1%.', '75.7%'],
    ['mark', arthritis, 'An ACR 70 response at week 12 was reached by 52.1% on upadacitinib.', '52.1%'],
    ['mark', arthritis, '52.1% of those on upadacitinib reached ACR20 at week 12.', '52.1%'],
    ['mark', stroke, 'mRS 0–2 was reached by 55.2% after clot removal and 46.6% of controls.', '55.2%'],
    [
      'amount',
      coffee,
      'Two cups are little, but 5 cups a day went with a hazard ratio for gout of 0.88.',
      '0.88',
    ],
    ['cut-off', drinking, 'At a cut-off of 8 or more, sensitivity was 91% and specificity 58%.', '91%'],
    ['cut-off', drinking, 'With ≥ 12, specificity was 83%.', '83%'],
    ['cut-off', drinking, 'A threshold of 5 had a sensitivity of 77%.', '77%'],
    ['occasion', vomiting, 'Ondansetron reduced vomiting by day 5 (RR 0.58, 0.44 to 0.77).', '0.58'],
    [
      'occasion',
      vomiting,
      'At the first visit 14.2% on ondansetron and 19.6% on placebo got a drip.',
      '14.2%',
    ],
    ['occasion', vomiting, 'By day 5 a drip was needed by 9.4% versus 13.8%.', '13.8%'],
    ['time that is told of nothing', home, 'By day 30, 6.8% on ondansetron had come back.', '6.8%'],
    ['time that is told of nothing', home, 'At six months 7.7% on placebo had come back.', '7.7%'],
    ['occasion', anaemia, 'At week 24 mean haemoglobin was 9.3 g/dL.', '9.3'],
    ['occasion', anaemia, 'At week 24, 61.4% took iron.', '61.4%'],
    ['mark', anxiety, 'The GAD-2, then the GAD-7, had a sensitivity of 0.83.', '0.83'],
    ['mark', anxiety, 'The two-step strategy (GAD-2, then GAD-7) had a specificity of 0.74.', '0.74'],
    ['cut-off', drinkingInParts, 'At 12 or more sensitivity was 0.91.', '0.91'],
    ['time that is told of nothing', pain, 'At 26 weeks the hazard ratio was 0.61.', '0.61'],
  ])('does not stand and supports nothing: %s %#', (_of, abstract, statement, number) => {
    expect(standing(abstract, statement)).not.toContain(number);
    expect(supports(abstract, statement)).toBe(false);
  });

  it.each([
    [arthritis, 'ACR50 at week 12 was 52.1% with upadacitinib and 28.3% with methotrexate.', '52.1%'],
    [arthritis, 'At three months, ACR50 was 52.1% with upadacitinib and 28.3% with methotrexate.', '28.3%'],
    [arthritis, 'At week 24, ACR50 was 60.4% with upadacitinib, up from 52.1% at week 12.', '52.1%'],
    [arthritis, 'ACR20, ACR50 and ACR70 at week 12 were 75.7%, 52.1% and 32.5%.', '52.1%'],
    [arthritis, '32.5% on upadacitinib reached ACR70 and 52.1% ACR50 at week 12.', '52.1%'],
    [weight, 'Remission was seen in 46% with the programme and 4% without at 12 months.', '46%'],
    [weight, 'At one year 46% were in remission; at two years, 36% still were.', '36%'],
    [weight, 'At 24 months the rates were 36% v 3%, although 46% had been in remission before.', '46%'],
    [stroke, 'mRS 0–3 was reached by 55.2% after clot removal and 46.6% of controls.', '55.2%'],
    [coffee, 'Two cups a day went with a hazard ratio for gout of 0.88.', '0.88'],
    [drinking, 'At a cut-off of 8 or more, sensitivity was 77% and specificity 83%.', '83%'],
    [drinking, 'The questionnaire had a sensitivity of 91% (scores of 5 or more).', '91%'],
    [anaemia, 'At week 24, use of iron had fallen from 61.4% to 38.2%.', '61.4%'],
    [anaemia, 'At week 24, use of iron had fallen from 61.4% to 38.2%.', '38.2%'],
    [anaemia, 'Use of iron was 61.4% at the start and 38.2% at week 24.', '61.4%'],
    [anaemia, 'Haemoglobin was 9.3 g/dL at study entry.', '9.3'],
    [anxiety, 'The GAD-2, then the GAD-7, had a sensitivity of 0.71.', '0.71'],
    [drinkingInParts, 'At 5 or more sensitivity was 0.91.', '0.91'],
    [home, 'Within a week, 6.8% on ondansetron had come back.', '6.8%'],
    [pain, 'At 14 days the hazard ratio was 0.61.', '0.61'],
    [vomiting, 'Ondansetron reduced vomiting on day 1 (RR 0.58, 0.44 to 0.77).', '0.58'],
    [vomiting, 'At first a drip was needed by 9.4% on ondansetron and 13.8% on placebo.', '13.8%'],
    [vomiting, 'At the initial visit 9.4% on ondansetron and 13.8% on placebo got a drip.', '9.4%'],
  ])('stands where it is told as it is: %#', (abstract, statement, number) => {
    expect(standing(abstract, statement)).toContain(number);
  });

  it.each([
    'at week 12 and ',
    'weeks 12, 24, ',
    'ACR20 ',
    'mRS 0 to 2, ',
    '12,345 ',
    '52.1% and ',
    'cut-off of ',
    '8 or more ',
    'on the day of ',
  ])('is read in linear time: %s', (unit) => {
    const { cost, limit } = growthOfFlood(unit, (flood) =>
      standing(arthritis, `At week 24 ACR50 was 52.1% ${flood}`),
    );
    expect(cost).toBeLessThan(limit);
  });
});
