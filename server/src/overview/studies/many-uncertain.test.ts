import type { Ledger, LedgerRow, Mention } from '@sextant/contracts';
import { expect, it } from 'vitest';
import { growthOf } from '../../testing/growth.ts';
import { work } from '../../testing/ledger-world.ts';
import { makeStudies } from './make-studies.ts';

/** Six answers that cite as much as is read of them: hundreds of works that are known, and thousands that are not. */

const engines = ['mistral', 'gemini', 'claude', 'chatgpt', 'xai', 'deepseek'];
const mostMentions = 2_500;
const studiesEach = 0.12;

const nothing = { authors: [], year: null, journal: null, title: null, trial: null, identifiers: [] };
const letters = (at: number) =>
  [...String(at)].map((digit) => String.fromCharCode(97 + Number(digit))).join('');
/** What nearly is one of the studies, over and over. */
const uncertain: Record<string, (at: number) => Pick<Mention, 'form'> & { stated: Mention['stated'] }> = {
  authors: (at) => ({
    form: 'author-year',
    stated: { ...nothing, authors: [`Smith${letters(at)}`], year: 2020 },
  }),
  titles: (at) => ({
    form: 'title',
    stated: { ...nothing, title: `Empagliflozin and heart failure, and no stroke: letter ${at}` },
  }),
  trials: (at) => ({ form: 'trial', stated: { ...nothing, trial: `STROKE-${at}` } }),
  journals: (at) => ({
    form: 'journal-year',
    stated: { ...nothing, journal: `J Clin Stud ${letters(at)}`, year: 2020 },
  }),
};

const mention = (at: number, engine: string, more: Partial<Mention>) =>
  ({
    engine,
    from: 10 * at,
    to: 10 * at + 5,
    form: 'pmid',
    cluster: at,
    in_list: false,
    numbers: [],
    stated: nothing,
    state: 'unknown',
    ...more,
  }) as unknown as Mention;
const rowOf = (id: string, citation: LedgerRow['citation'], found: LedgerRow['found'], of: Mention) =>
  ({ id, citation, found, publication: 'unchecked', mentions: [of] }) as unknown as LedgerRow;

/** An answer's cell says of a study that it cites something else. */
function setOf(mentions: number, said: (typeof uncertain)[string]) {
  const known = Array.from({ length: mentions * studiesEach }, (_, at) =>
    rowOf(
      `known ${at}`,
      work(String(30_000_000 + at), `Empagliflozin and stroke in type 2 diabetes: report ${at}`, {
        year: 2020,
        abstract: 'RESULTS: The hazard ratio for stroke was 0.80 (95% CI 0.70 to 0.90).',
      }),
      'known',
      mention(at, engines[at % 6] ?? '', { state: 'verified' }),
    ),
  );
  const unknown = Array.from({ length: mentions }, (_, at) =>
    rowOf(`unknown ${at}`, null, 'unknown', mention(known.length + at, engines[at % 6] ?? '', said(at))),
  );
  const scores = engines.map((engine) => ({ engine, attempt: 1 }));
  const answers = engines.map((engine) => ({
    engine,
    label: engine,
    mode: 'live' as const,
    missing: '',
    model: 'm',
    attempt: 1,
    text: 'It may. '.repeat(10),
  }));
  return { ledger: { rows: [...known, ...unknown], scores } as unknown as Ledger, answers };
}

const make = ({ answers, ledger }: ReturnType<typeof setOf>) =>
  makeStudies({ question: 'Does it?', earlierQuestions: [], answers, evidence: null, ledger }, answers);

it.each(Object.entries(uncertain))(
  'thousands of works that no source knows cost hundreds of studies what their number makes them cost: %s',
  { timeout: 240_000 },
  (_, said) => {
    const { cost, limit } = growthOf(mostMentions, (length) => setOf(length, said), make);
    expect(cost).toBeLessThan(limit);
  },
);

it.each([
  ['fewer', 594, 'not-cited'],
  ['more', 606, 'not-checked'],
])(
  'of an answer with %s such works than can be looked at it is told which studies it leaves out, or nothing',
  (_, length, state) => {
    const { rows } = make(setOf(length, uncertain.journals as (typeof uncertain)[string]));
    expect(rows[0]?.cells.map((cell) => cell.state)).toEqual(['no-number', ...Array(5).fill(state)]);
  },
);
