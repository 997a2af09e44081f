import type { Ledger } from '@sextant/contracts';
import { expect, it } from 'vitest';
import { ledgerWorldForFile } from '../../testing/ledger-world-for-file.ts';
import { failures } from '../../testing/source-emulator/behaviour.ts';

const world = ledgerWorldForFile();

const listed = (entry: string) => `It is so [1].\n\n## References\n\n1. ${entry}\n`;
const metformin = 'Smith J. Metformin and survival in pancreatic cancer. Gut. 2019;68:1-9.';
const statins = 'Smith A. Statins in chronic heart failure of the elderly. Circulation. 2019;139:10-19.';
const engines = ['claude', 'gemini', 'xai', 'mistral'] as const;

/** Which engines each row is cited by, by its label; the answers in this order. */
async function rows(...texts: string[]) {
  const answers = texts.map((text, at) => ({ engine: engines[at] ?? 'claude', text, vendor_sources: [] }));
  const told = ({ rows: all }: Ledger) =>
    all
      .map(({ id, label, mentions }) => ({
        id,
        label,
        engines: [...new Set(mentions.map(({ engine }) => engine))].sort(),
      }))
      .sort((a, b) => (a.id < b.id ? -1 : 1));
  const citing = (all: typeof first) => all.map(({ engines: cited, id }) => [id, cited]);
  const first = told(await world.check('', { answers }));
  expect(citing(told(await world.check('', { answers: answers.toReversed() })))).toEqual(citing(first));
  return first;
}

it('has a row each for works that no one has, of one family name and year, where what is said of them differs', async () => {
  expect(await rows(listed(metformin), listed(statins), 'So it is (Smith et al., 2019).')).toEqual([
    { id: 'stated:smith-2019', label: 'Smith 2019', engines: ['xai'] },
    {
      id: 'stated:smith-2019-a-statins-in-chronic-heart-failure-of-the-elderly-circulation',
      label: 'Statins in chronic heart failure of the elderly',
      engines: ['gemini'],
    },
    {
      id: 'stated:smith-2019-j-metformin-and-survival-in-pancreatic-cancer-gut',
      label: 'Metformin and survival in pancreatic cancer',
      engines: ['claude'],
    },
  ]);
});

it('has one where all of it may be said of one work', async () => {
  const told = await rows(
    listed(metformin),
    listed('Smith JA. Metformin and survival in pancreatic cancer: a cohort study. Gut. 2019.'),
    'So it is (Smith et al., Gut 2019).',
    'And so (Smith et al., 2019).',
  );
  expect(told).toMatchObject([{ id: 'stated:smith-2019', engines: ['claude', 'gemini', 'mistral', 'xai'] }]);
});

it('gives what fits just one of them to that one, and a name in a text to the entry of its own list', async () => {
  const own = `So it is (Smith et al., 2019).\n\n${listed(metformin)}`;
  expect(await rows(own, listed(statins), 'It failed (Smith et al., Circulation 2019).')).toMatchObject([
    { engines: ['gemini', 'xai'] },
    { engines: ['claude'] },
  ]);
});

it.each([
  ['other initials', 'Smith J. Gut. 2019;68:1-9.', 'Smith A. Gut. 2019;68:1-9.'],
  ['another journal', 'Smith J. Gut. 2019;68:1-9.', 'Smith J. Circulation. 2019;139:1-9.'],
  ['other authors', 'Smith J, Okafor A. Gut. 2019;68:1-9.', 'Smith J, Brandell K. Gut. 2019;68:1-9.'],
])('tells two apart by %s', async (_, one, other) => {
  expect(await rows(listed(one), listed(other))).toHaveLength(2);
});

it('reads a flood of works of one name and year', async () => {
  const entries = Array.from(
    { length: 300 },
    (_, at) => `${at + 1}. Smith J. Substance ${at} in disease number ${at} of man. Gut. 2019;${at}:1-9.`,
  );
  world.everywhere(failures.broken);
  const { rows: all } = await world.check(`## References\n\n${entries.join('\n')}\n`);
  expect(all).toHaveLength(300);
});
