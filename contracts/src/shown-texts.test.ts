import { expect, test } from 'vitest';
import type { Overview } from './overview.ts';
import { overviewOfTexts, readTextOf } from './shown-texts.ts';

const passage = (engine: string) => ({ engine, work: null, from: 0, to: 3, text: 'No.' });
const verdict = (engine: string, by: 'rules' | 'judge') => ({
  engine,
  verdict: 'no' as const,
  reason: 'It says “No”.',
  passage: passage(engine),
  bottom_line: passage(engine),
  by,
  confirmation: by === 'judge' ? ('agreed' as const) : null,
});
const statement = {
  id: 's',
  text: 'It does not.',
  works: [],
  stances: ['a', 'b'].map((engine) => ({
    engine,
    stance: 'states' as const,
    differs_in: [],
    confirmation: null,
    passages: [passage(engine)],
    works: [],
  })),
};
const judge = { engine: 'a', label: 'A', model: 'm', tokens_in: 1, tokens_out: 1, cost_usd: null };
const overview = {
  judgement: { state: 'done', judge, second: null, missing: null, dropped: [], cut: [] },
  answered: ['a', 'b', 'c'],
  read: ['a', 'b', 'c'].map((engine) => ({ engine, ...readTextOf('No.') })),
  engines: [verdict('a', 'rules'), verdict('b', 'rules'), verdict('c', 'judge')],
  literature: {
    verdicts: [
      { work: 'one', verdict: 'no', by: 'judge', passage: null, cited_by: ['a', 'c'] },
      { work: 'two', verdict: 'no', by: 'rules', passage: null, cited_by: ['b'] },
    ],
    left_out: [],
  },
  studies: { rows: [{ id: 'r', cells: ['a', 'b', 'c'].map((engine) => ({ engine })) }], plots: [] },
  positions: [{ text: 'No.', engines: ['b'], passages: [passage('b')] }],
  statements: [statement],
  citations: [],
  unchecked: ['b'],
  uncited: [3],
  synthesis: [{ text: 'All say no.' }],
} as unknown as Overview;

test('an overview of the texts that are shown is the same', () => {
  expect(overviewOfTexts(overview, () => 'No. And it goes on.')).toBe(overview);
});

test('an overview without one of its answers says nothing of it, and nothing that a judge said of all', () => {
  const shown = overviewOfTexts(overview, (engine) => (engine === 'b' ? 'Yes.' : 'No.'));
  expect(JSON.stringify(shown.read)).not.toContain('"b"');
  expect(shown.answered).toEqual(['a', 'c']);
  expect(shown.engines.map(({ by, passage, verdict }) => [verdict, by, passage?.engine])).toEqual([
    ['no', 'rules', 'a'],
    ['no-answer', 'rules', undefined],
    [null, 'rules', undefined],
  ]);
  expect(shown.literature.verdicts).toMatchObject([{ work: 'one', verdict: null, by: 'rules' }]);
  expect(shown.studies.rows[0]?.cells.map(({ engine }) => engine)).toEqual(['a', 'c']);
  expect(shown.judgement).toMatchObject({ state: 'open', judge: null });
  for (const part of ['positions', 'statements', 'synthesis', 'unchecked', 'uncited'] as const)
    expect(shown[part]).toEqual([]);
});

test('that nobody judges here is not taken back with an answer', () => {
  const missing = { why: 'no-live-engine', reason: 'No engine has a key here.' };
  const byRules = {
    ...overview,
    judgement: { ...overview.judgement, state: 'none', judge: null, missing },
  } as Overview;
  expect(overviewOfTexts(byRules, () => '').judgement).toBe(byRules.judgement);
});
