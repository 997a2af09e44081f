/** The example of the landing page. Its statements are those of the works it names. */
export const sampleQuestion = 'Does daily aspirin prevent colorectal cancer in Lynch syndrome?';

export const sampleAnswers = [
  {
    verdict: 'Yes.',
    isYes: true,
    text: 'In CAPP2, 600 mg a day for two years lowered its incidence over ten years (HR 0.65, 95% CI 0.43–0.97).',
    marks: [1],
    seconds: '6.2',
  },
  {
    verdict: 'Yes, in carriers.',
    isYes: true,
    text: 'The protection took years to appear, and was still there long after treatment had ended.',
    marks: [1],
    seconds: '4.8',
  },
  {
    verdict: 'Probably.',
    isYes: false,
    text: 'How much to take is open: CaPP3 compares 100, 300 and 600 mg a day.',
    marks: [2],
    seconds: '7.1',
  },
  {
    verdict: 'Yes.',
    isYes: true,
    text: 'NICE advises to consider it, for more than two years, in people with Lynch syndrome.',
    marks: [3],
    seconds: '5.4',
  },
  {
    verdict: 'Yes, for the colorectum.',
    isYes: true,
    text: 'Other cancers of the syndrome were not significantly fewer.',
    marks: [1],
    seconds: '6.9',
  },
  {
    verdict: 'Yes, with care.',
    isYes: true,
    text: 'The benefit has to be weighed against bleeding, so the dose matters as much as the drug.',
    marks: [2, 3],
    seconds: '5.0',
  },
];

export const sampleSources = ['Burn 2020, Lancet', 'CaPP3 trial', 'NICE NG151'];
