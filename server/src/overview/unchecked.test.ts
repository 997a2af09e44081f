import type { Evidence, Ledger } from '@sextant/contracts';
import { expect, it } from 'vitest';
import { evidenceOf, work } from '../testing/ledger-world.ts';
import { ledgerWorldForFile } from '../testing/ledger-world-for-file.ts';
import { makeOverview } from './make-overview.ts';

const trial = work('30000031', 'A drug and stroke', {
  abstract: 'RESULTS: The hazard ratio for stroke was 0.75 (95% CI 0.65 to 0.86).',
});
const other = work('30000032', 'Another drug and stroke', {
  abstract: 'RESULTS: The hazard ratio for stroke was 0.91 (95% CI 0.80 to 1.04).',
});
const text = 'The hazard ratio for stroke was 0.75 (PMID 30000031).';

const world = ledgerWorldForFile(() => ({ inLibrary: [trial, other] }));

/** An overview of answers that all say the same. */
function overviewOf(ledger: Ledger | null, engines: readonly string[], evidence: Evidence | null = null) {
  const answers = engines.map((engine) => ({
    engine,
    attempt: 1,
    label: engine,
    mode: 'live' as const,
    missing: '',
    model: '',
    text,
  }));
  const input = { question: 'Does it prevent stroke?', earlierQuestions: [], answers, evidence, ledger };
  return makeOverview(input, new Date());
}

const checked = (engine: string, attempt: number, evidence: Evidence | null = null) =>
  world.check(text, { evidence, answers: [{ engine, attempt, text, vendor_sources: [] }] });

it('says of no engine that it does not cite a work before its citations are checked', async () => {
  const evidence = evidenceOf(trial, other);
  const { studies, unchecked, uncited } = overviewOf(
    await checked('claude', 1, evidence),
    ['claude', 'gemini'],
    evidence,
  );
  expect(studies.rows[0]?.cells.map(({ engine, state }) => [engine, state])).toEqual([
    ['claude', 'same-number'],
    ['gemini', 'not-checked'],
  ]);
  expect(unchecked).toEqual(['gemini']);
  expect(uncited).toEqual([]);
});

it('says what is cited by none once all answers are checked, and nothing without a ledger', async () => {
  const evidence = evidenceOf(trial, other);
  const whole = overviewOf(await checked('claude', 1, evidence), ['claude'], evidence);
  expect([whole.unchecked, whole.uncited]).toEqual([[], [2]]);
  const without = overviewOf(null, ['claude'], evidence);
  expect([without.unchecked, without.uncited]).toEqual([['claude'], []]);
});

it('takes what is known of an earlier answer for nothing of a later one', async () => {
  const ledger = await checked('claude', 0, evidenceOf(trial));
  expect(overviewOf(ledger, ['claude']).studies.rows[0]?.cells[0]?.state).toBe('not-checked');
});

it('names no engine as citing a verified work that it takes for another', async () => {
  const wrong = 'Jones and Miller (2015) found a hazard ratio for stroke of 0.75 (PMID 30000031).';
  const ledger = await world.check(text, {
    evidence: evidenceOf(trial),
    answers: [
      { engine: 'claude', text, vendor_sources: [] },
      { engine: 'gemini', text: wrong, vendor_sources: [] },
    ],
  });
  expect(ledger.rows.flatMap(({ mentions }) => mentions.map(({ state }) => state))).toContain('mismatch');
  const { literature } = overviewOf(ledger, ['claude', 'gemini']);
  const told = [...literature.verdicts, ...literature.left_out].find(
    ({ work: id }) => id === 'pmid:30000031',
  );
  expect(told?.cited_by).toEqual(['claude']);
});

it('names the engine as citing a verified work whose mention of it could not be confirmed', async () => {
  const ledger = await world.check(text, {
    evidence: evidenceOf(trial),
    answers: ['claude', 'gemini'].map((engine) => ({ engine, text, vendor_sources: [] })),
  });
  for (const { mentions } of ledger.rows)
    for (const mention of mentions) if (mention.engine === 'gemini') mention.state = 'unknown';
  const { literature } = overviewOf(ledger, ['claude', 'gemini']);
  const told = [...literature.verdicts, ...literature.left_out].find(
    ({ work: id }) => id === 'pmid:30000031',
  );
  expect(told?.cited_by).toEqual(['claude', 'gemini']);
});
