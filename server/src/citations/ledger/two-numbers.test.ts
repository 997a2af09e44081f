import { expect, it } from 'vitest';
import { author, evidenceOf, work } from '../../testing/ledger-world.ts';
import { ledgerWorldForFile } from '../../testing/ledger-world-for-file.ts';

const world = ledgerWorldForFile();

const whole = work('601', 'Empagliflozin and deaths in heart failure of the elderly', {
  authors: [author('Averdal')],
  journal: 'Circulation',
  year: 2020,
});
const other = work('602', 'Metformin and survival in pancreatic cancer', { year: 2018 });

it('knows a work by each number of the evidence set whose record turns out to be of it', async () => {
  world.emulator.hold([whole, other]);
  // One source gave its PMID alone, another its DOI alone: nothing joins them until PubMed is asked.
  const evidence = evidenceOf({ ...whole, doi: null }, other, {
    ...whole,
    pmid: null,
    source: 'crossref',
    status: 'unknown',
  });
  const { rows } = await world.check('Deaths fell [1]. So they did elsewhere [3]. Survival rose [2].', {
    evidence,
  });
  expect(rows.map(({ also_numbers, id, number }) => [number, also_numbers, id])).toEqual([
    [1, [3], 'pmid:601'],
    [2, undefined, 'pmid:602'],
  ]);
  expect(rows[0]?.mentions.map(({ called, state }) => [called, state])).toEqual([
    ['1', 'verified'],
    ['3', 'verified'],
  ]);
});
