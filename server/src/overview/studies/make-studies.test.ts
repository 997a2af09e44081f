import type { StudyCellState } from '@sextant/contracts';
import { expect, it } from 'vitest';
import { author, evidenceOf, work } from '../../testing/ledger-world.ts';
import { ledgerWorldForFile } from '../../testing/ledger-world-for-file.ts';
import { makeStudies } from './make-studies.ts';

const trial = work('30000001', 'Dapagliflozin in heart failure: the DAPA-HF randomised trial', {
  nct: ['NCT03036124'],
  trial: 'DAPA-HF',
  year: 2019,
  study_type: 'randomized-trial',
  abstract:
    'RESULTS: The hazard ratio for stroke was 0.75 (95% CI 0.65 to 0.86). The hazard ratio for death from any cause was 0.83 (95% CI 0.71 to 0.97).',
});
const other = work('30000002', 'Empagliflozin and stroke', {
  abstract: 'RESULTS: The hazard ratio for stroke was 0.91 (95% CI 0.80 to 1.04).',
});

const shares = work('30000003', 'Dapagliflozin and falls', {
  abstract: 'RESULTS: Falls occurred in 19.6% with dapagliflozin and 23.5% with placebo (risk ratio 0.84).',
});

const arrests = work('30000004', 'Preoxygenation and cardiac arrest', {
  abstract:
    'RESULTS: Cardiac arrest occurred in 0.2% and 1.1% (difference -0.9 percentage points; 95% CI -1.8 to -0.1).',
});

const particles = work('30000005', 'Evolocumab and lipoprotein particles', {
  abstract:
    'RESULTS: Evolocumab also reduced medium particles, small particles, and intermediate particles: median changes were -15.2%, -29.4%, and -36.1%, respectively.',
});

const world = ledgerWorldForFile(() => ({ inLibrary: [trial, other, shares, arrests, particles] }));

/** How an answer gives the two effects of the trial. */
async function cellsOf(text: string): Promise<[stroke: StudyCellState, death: StudyCellState]> {
  const evidence = evidenceOf(trial, other);
  const ledger = await world.check(`${text}\n\nBoth were looked at [1].`, { evidence });
  const answers = [
    { engine: 'claude', label: 'Claude', mode: 'live' as const, missing: '', model: 'claude-5', text },
  ];
  const { rows } = makeStudies(
    { question: 'Does it?', earlierQuestions: [], answers, evidence, ledger },
    answers,
  );
  const [stroke, death] = rows.filter(({ work: id }) => id === 'pmid:30000001');
  expect([stroke?.written, death?.written]).toEqual([
    expect.stringContaining('0.75'),
    expect.stringContaining('0.83'),
  ]);
  return [stroke?.cells[0]?.state ?? 'not-cited', death?.cells[0]?.state ?? 'not-cited'];
}

it.each<[text: string, stroke: StudyCellState, death: StudyCellState]>([
  // By its interval, whatever measure is named or left out.
  ['Strokes were fewer, 0.75 (0.65–0.86) [1].', 'same-number', 'no-number'],
  ['Strokes were fewer, 0,75 (0,65–0,86) [1].', 'same-number', 'no-number'],
  ['| Trial | Effect |\n|---|---|\n| DAPA-HF [1] | 0.83 (0.71–0.97) |', 'no-number', 'same-number'],
  // Digit for digit, where no other work is cited.
  ['The hazard of death was put at 0.83 [1].', 'no-number', 'same-number'],
  ['One trial and another [1, 2] put it at 0.83.', 'no-number', 'unread-number'],
  // A trial's name says which study is meant, though it verifies no report of it.
  ['DAPA-HF was positive: the hazard of death was put at 0.83.', 'no-number', 'same-number'],
  // An end of the interval in place of the value, an interval of which one end is right, two digits that changed places.
  ['It was flat, HR 0.86 [1].', 'other-number', 'no-number'],
  ['The hazard ratio was 0.57 (95% CI 0.65 to 0.86) for stroke [1].', 'other-number', 'no-number'],
  ['It fell, HR 0.57 [1].', 'other-number', 'no-number'],
  // Of one outcome the abstract gives one number.
  ['The hazard ratio for stroke was 0.69 [1].', 'other-number', 'no-number'],
  // Who cites it speaks of it until another is cited: to the end of the paragraph, below what announces, beside a table.
  [
    'DAPA-HF was positive [1]. Follow-up was short. For death the hazard ratio was 0.83.',
    'no-number',
    'same-number',
  ],
  [
    'Others saw nothing [2]. DAPA-HF did [1]. For death the hazard ratio was 0.83.',
    'no-number',
    'same-number',
  ],
  ['DAPA-HF [1] found:\n\n- stroke: HR 0.57\n- death: HR 0.83', 'other-number', 'same-number'],
  ['It did two things:\n\n- death: HR 0.83 [1]\n- stroke: 0.57', 'other-number', 'same-number'],
  ['They did:\n\n- death: HR 0.83 [1]\n- stroke: 0.57\n- falls: 0.91 [2]', 'no-number', 'same-number'],
  [
    '| Outcome | HR |\n|---|---|\n| Death | 0.83 |\n\nNumbers as DAPA-HF gave them [1].',
    'no-number',
    'same-number',
  ],
  ['| | DAPA-HF [1] | Another [2] |\n|---|---|---|\n| Death, HR | 0.83 | 0.91 |', 'no-number', 'same-number'],
  // The head of a column names what the trial's number is of, whichever cell of the row cites it.
  [
    '| Trial | Stroke, HR | Death, HR |\n|---|---|---|\n| DAPA-HF [1] | 0.75 | 0.83 |',
    'same-number',
    'same-number',
  ],
  [
    '| Trial | Stroke, HR | Death, HR |\n|---|---|---|\n| DAPA-HF [1] | 0.83 | 0.75 |',
    'other-number',
    'other-number',
  ],
  // Of a list each number is of what stands in its place.
  ['The hazard ratios for stroke and death were 0.75 and 0.83 [1].', 'same-number', 'same-number'],
  ['The hazard ratios for death and stroke were 0.83 and 0.75 [1].', 'same-number', 'same-number'],
  ['The hazard ratios for death and stroke were 0.75 and 0.83 [1].', 'unread-number', 'unread-number'],
  [
    'One found an HR of 0.91 for stroke [2], while another had 0.83 for death [1].',
    'no-number',
    'same-number',
  ],
  // The abstract's number, told of what the abstract has another for.
  ['The hazard ratio for death was 0.75 (95% CI 0.65 to 0.86) [1].', 'no-number', 'other-number'],
  // Both ends of an interval, the ratio turned round, and what is told of another place, time or text, are no other number.
  ['The hazard ratio for stroke was between 0.65 and 0.86 [1].', 'unread-number', 'unread-number'],
  [
    '| Outcome | Lower | Upper |\n|---|---|---|\n| Stroke, HR [1] | 0.65 | 0.86 |',
    'unread-number',
    'unread-number',
  ],
  ['The hazard ratio for stroke was 1.33 with placebo [1].', 'unread-number', 'unread-number'],
  ['The hazard ratio for stroke was 0.69 in Asia [1].', 'unread-number', 'unread-number'],
  ['The hazard ratio for stroke was 0.69 by year two [1].', 'unread-number', 'unread-number'],
  ['The hazard ratio for stroke was 0.69 in the highest tertile [1].', 'unread-number', 'unread-number'],
  ['The hazard ratio for stroke was 0.69 in a competing-risk model [1].', 'unread-number', 'unread-number'],
  ['The hazard ratio for stroke was 0.69 in the preprint [1].', 'unread-number', 'unread-number'],
  // Of an outcome that the abstract does not tell, and of a number that is another work's.
  ['The hazard ratio for amputation was 0.69 [1].', 'unread-number', 'unread-number'],
  ['The hazard ratio for stroke was 0.91 [2], as others found [1].', 'no-number', 'no-number'],
])('tells how an answer gives an effect: %s', async (text, stroke, death) => {
  expect(await cellsOf(text)).toEqual([stroke, death]);
});

it('takes no ratio and no p value for a difference of shares', async () => {
  const evidence = evidenceOf(arrests);
  const stateOf = async (text: string) => {
    const ledger = await world.check(text, { evidence });
    const answer = { engine: 'claude', label: 'Claude', mode: 'live' as const, missing: '', model: '', text };
    const input = { question: 'Does it?', earlierQuestions: [], answers: [answer], evidence, ledger };
    return makeStudies(input, [answer]).rows[0]?.cells[0]?.state;
  };
  expect(await stateOf('Cardiac arrest fell by 0.9 points [1].')).toBe('same-number');
  expect(await stateOf('Cardiac arrest fell, hazard ratio 0.9 [1].')).toBe('unread-number');
  expect(await stateOf('Cardiac arrest was as frequent, p = 0.9 [1].')).toBe('no-number');
});

it('adds a row for the share of a group where an answer has another', async () => {
  const evidence = evidenceOf(shares);
  const shareRows = async (text: string) => {
    const ledger = await world.check(text, { evidence });
    const answer = { engine: 'claude', label: 'Claude', mode: 'live' as const, missing: '', model: '', text };
    const input = { question: 'Does it?', earlierQuestions: [], answers: [answer], evidence, ledger };
    const { rows } = makeStudies(input, [answer]);
    return rows.map(({ cells, written }) => [written, cells[0]?.state, cells[0]?.stated]);
  };
  expect(await shareRows('Falls occurred in 19.6% versus 25.3% [1].')).toEqual([
    ['0.84', 'no-number', null],
    ['23.5%', 'other-number', '25.3%'],
  ]);
  expect(await shareRows('Falls occurred in 19.6% versus 23.5% [1].')).toEqual([['0.84', 'no-number', null]]);
});

it.each<[text: string, state: StudyCellState]>([
  ['Nothing of the kind was looked at.', 'not-cited'],
  // Another's paper, and one of his that is far too early.
  ['Lindqvist et al. (2021) found none.', 'not-cited'],
  ['Halvorsen et al. (2009) found none.', 'not-cited'],
  // A year that is off by one may be a slip: whether it is this one is not known.
  ['Halvorsen et al. (2020) found none.', 'not-checked'],
  ['Preoxygenation made arrests rarer [2].', 'no-number'],
])(
  'says that an answer does not cite a study only where it names none that may be it: %s',
  async (text, state) => {
    const second = work('30000014', 'Preoxygenation and cardiac arrest', {
      authors: [author('Halvorsen'), author('Brandt')],
      year: 2021,
      journal: 'Anaesthesia',
      abstract: arrests.abstract,
    });
    const evidence = evidenceOf(trial, second);
    const written = { claude: 'Preoxygenation made arrests rarer [2].', gemini: text };
    const ledger = await world.check('', {
      evidence,
      answers: Object.entries(written).map(([engine, text]) => ({ engine, text, vendor_sources: [] })),
    });
    const answers = Object.entries(written).map(([engine, text]) => ({
      ...{ engine, label: engine, mode: 'live' as const, missing: '', model: 'a-model', text },
    }));
    const input = { question: 'Does it?', earlierQuestions: [], answers, evidence, ledger };
    const row = makeStudies(input, answers).rows.find(({ work: id }) => id === 'pmid:30000014');
    expect(row?.cells.map(({ state }) => state)).toEqual(['no-number', state]);
  },
);

it.each<[text: string, isSame: boolean]>([
  [
    'Medium particles, small particles, and intermediate particles changed by -15.2%, -29.4%, and -36.1% [1].',
    true,
  ],
  [
    'Medium particles, small particles, and intermediate particles changed by -36.1%, -29.4%, and -15.2% [1].',
    false,
  ],
])('numbers in each other’s place are not the abstract’s: %s', async (text, isSame) => {
  const evidence = evidenceOf(particles);
  const ledger = await world.check(text, { evidence });
  const answers = [
    { engine: 'claude', label: 'Claude', mode: 'live' as const, missing: '', model: 'claude-5', text },
  ];
  const { rows } = makeStudies(
    { question: 'Does it?', earlierQuestions: [], answers, evidence, ledger },
    answers,
  );
  const moved = rows.filter(({ written }) => written !== '-29.4%');
  expect(moved).toHaveLength(2);
  for (const { cells } of moved) expect(cells[0]?.state === 'same-number').toBe(isSame);
});
