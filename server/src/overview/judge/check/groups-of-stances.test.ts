import type { Difference } from '@sextant/contracts';
import { describe, expect, it } from 'vitest';
import { makeOverview } from '../../make-overview.ts';
import type { OverviewInput } from '../../overview-input.ts';
import type { JudgeDraft } from '../draft.ts';
import { checkForJudge } from '../judge-reader.ts';

const right = 'Death occurred in 24.1% of patients with starch and in 17.3% of patients with saline.';
const turned = 'Death occurred in 17.3% of patients with starch and in 24.1% of patients with saline.';

const differing = 'Death differed between patients with starch and with saline.';

/** What is left of the stances of two or more engines who say these sentences: the first states, the others do as told. */
function leftOf(
  sentences: readonly string[],
  stance: 'states' | 'contradicts',
  {
    claim = differing,
    differs = 'number' as Difference,
    question = 'Does starch raise mortality in sepsis?',
  } = {},
): string[] {
  const engines = ['mistral', 'gemini', 'claude'].slice(0, sentences.length);
  const input: OverviewInput = {
    question,
    earlierQuestions: [],
    evidence: null,
    ledger: null,
    answers: engines.map((engine, at) => ({
      engine,
      label: engine,
      model: 'unknown',
      text: sentences[at] ?? '',
      mode: 'live',
      missing: '',
    })),
  };
  const stances = sentences.map((quotation, at) => ({
    answer: 'ABC'[at] ?? '',
    stance: at === 0 ? ('states' as const) : stance,
    differs_in: at === 0 || stance === 'states' ? [] : [differs],
    same_population: true,
    same_dose: true,
    same_outcome: true,
    quotation,
  }));
  const statements = [{ text: claim, stances }];
  const draft: JudgeDraft = { verdicts: [], statements, citations: [], works: [], synthesis: [] };
  const { judged } = checkForJudge(draft, {
    input: { ...input, evidence: 'null', ledger: 'null' },
    byRules: makeOverview(input, new Date()),
    order: engines,
  });
  return (judged.statements[0]?.stances ?? []).map((one) => one.stance);
}

it('two who give two groups each other’s numbers do not agree', () => {
  expect(leftOf([right, turned], 'states')).toEqual([]);
});

it('of three, the one goes who stands alone', () => {
  expect(leftOf([right, right, turned], 'states')).toEqual(['states', 'states', 'silent']);
});

it('a contradiction between them is kept, though they share their numbers', () => {
  expect(leftOf([right, turned], 'contradicts')).toEqual(['states', 'contradicts']);
});

it('and two who give each group its own agree', () => {
  expect(leftOf([right, right], 'states')).toEqual(['states', 'states']);
});

it.each<[Difference, string, string]>([
  ['direction', 'more', 'fewer'],
  ['negation', 'There were more', 'There were not more'],
])(
  'one who says the opposite in the same words, by its %s, contradicts and does not agree',
  (differs, a, b) => {
    const said = 'There were more visits to the wards of the two hospitals with starch.';
    const told = { claim: said, differs };
    expect(leftOf([said, said.replace(a, b)], 'states', told)).not.toContain('contradicts');
    expect(leftOf([said, said.replace(a, b)], 'states', told)).not.toEqual(['states', 'states']);
    expect(leftOf([said, said.replace(a, b)], 'contradicts', told)).toEqual(['states', 'contradicts']);
    expect(leftOf([said, said], 'contradicts', told)).toEqual(['states', 'silent']);
  },
);

it('who says the same word for word contradicts nothing', () => {
  const said = 'Deaths among those with starch were counted by two of us.';
  expect(leftOf([said, said], 'contradicts')).toEqual(['states', 'silent']);
});

describe('a claim that a passage says, or leaves open', () => {
  const claim = {
    claim: 'Aspirin reduces stroke in atrial fibrillation.',
    differs: 'direction' as const,
    question: 'Does aspirin reduce stroke in atrial fibrillation?',
  };
  const stating = 'Aspirin lowers the risk of stroke in atrial fibrillation.';

  it.each([
    'Stroke is reduced by aspirin in atrial fibrillation.',
    'Trials show that aspirin prevents stroke in atrial fibrillation.',
    'Fewer strokes occur with aspirin in atrial fibrillation.',
  ])('does not contradict it: %s', (passage) => {
    expect(leftOf([stating, passage], 'contradicts', claim)).toEqual(['states', 'silent']);
  });

  it('contradicts it where it denies it', () => {
    const denying = 'Aspirin does not reduce stroke in atrial fibrillation.';
    expect(leftOf([stating, denying], 'contradicts', claim)).toEqual(['states', 'contradicts']);
  });

  it('contradicts it where it gives another number of the same', () => {
    const [one, other] = ['by 20%', 'by 60%'].map((share) => stating.replace(/\.$/, ` ${share}.`)) as [
      string,
      string,
    ];
    expect(leftOf([one, other], 'contradicts', { ...claim, differs: 'number' })).toEqual([
      'states',
      'contradicts',
    ]);
  });

  it('contradicts it where only one of them has a word that denies', () => {
    const claimed = 'The trial could not show that stopping aspirin is non-inferior to continuing.';
    const shown = 'The trial proved that stopping aspirin is non-inferior to continuing.';
    const told = { ...claim, claim: claimed };
    expect(leftOf([claimed, shown], 'contradicts', told)).toEqual(['states', 'contradicts']);
  });

  it.each([
    'It is unclear whether aspirin reduces stroke in atrial fibrillation.',
    'There is insufficient evidence on aspirin and stroke in atrial fibrillation.',
  ])('does not state it: %s', (passage) => {
    expect(leftOf([stating, passage], 'states', claim)).toEqual(['states', 'silent']);
  });

  it('states an open matter where that is the claim', () => {
    const open = 'It is unclear whether aspirin reduces stroke in atrial fibrillation.';
    expect(leftOf([open, open], 'states', { ...claim, claim: open })).toEqual(['states', 'states']);
  });
});
