import { expect, it } from 'vitest';
import { makeOverview } from '../../make-overview.ts';
import type { OverviewInput } from '../../overview-input.ts';
import type { JudgeDraft } from '../draft.ts';
import { checkForJudge } from '../judge-reader.ts';

const right = 'Death occurred in 24.1% of patients with starch and in 17.3% of patients with saline.';
const turned = 'Death occurred in 17.3% of patients with starch and in 24.1% of patients with saline.';

/** What is left of the stances of two or more engines who say these sentences: the first states, the others do as told. */
function leftOf(sentences: readonly string[], stance: 'states' | 'contradicts'): string[] {
  const engines = ['mistral', 'gemini', 'claude'].slice(0, sentences.length);
  const input: OverviewInput = {
    question: 'Does starch raise mortality in sepsis?',
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
    differs_in: at === 0 || stance === 'states' ? [] : ['number' as const],
    same_population: true,
    same_dose: true,
    same_outcome: true,
    quotation,
  }));
  const statements = [{ text: 'Death differed between patients with starch and with saline.', stances }];
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
