import { beforeEach, expect, it } from 'vitest';
import { evidenceOf, notice, work } from '../../testing/ledger-world.ts';
import { ledgerWorldForFile } from '../../testing/ledger-world-for-file.ts';
import { failures } from '../../testing/source-emulator/behaviour.ts';

const cited = work('30000081', 'Empagliflozin and deaths');
/** PubMed does not tell its DOI. */
const joined = work('30000082', 'Metformin and deaths');
const world = ledgerWorldForFile();
beforeEach(() => {
  world.emulator.hold([cited]);
  world.emulator.hold([{ ...joined, doi: null }], 'pubmed');
  world.emulator.hold([joined], 'europepmc');
  world.emulator.hold([{ ...joined, pmid: null }], 'crossref');
});

it('says no more of a source that it could not be asked, once it has been', async () => {
  const text = 'It lowered deaths (PMID 30000081).';
  world.everywhere(failures.broken);
  const first = await world.check(text);
  expect(first.unreached.map(({ id }) => id)).toContain('pubmed');
  world.everywhere({});
  const second = await world.check(text, { previous: first });
  expect(second.rows[0]?.found).toBe('known');
  expect(second.unreached).toEqual([]);
});

it('keeps one work one whose two identifiers a source joined that cannot be asked now', async () => {
  const text = `It did not (PMID 30000082). Nor did it later (doi:${joined.doi}).`;
  const first = await world.check(text);
  expect(first.rows).toHaveLength(1);
  expect(first.rows[0]?.mentions).toHaveLength(2);
  world.emulator.behave('europepmc', failures.broken);
  const second = await world.check(text, { previous: first, recheck: true });
  expect(second.rows.map(({ id, mentions }) => [id, mentions.length])).toEqual([[first.rows[0]?.id, 2]]);
});

it('asks again of a work that the search brought long ago, as of one that it has just brought it does not', async () => {
  const found = { ...work('30000083', 'Insulin and deaths'), source: 'pubmed' };
  world.emulator.hold([{ ...found, status: 'retracted', notices: notice('retraction') }], 'pubmed');
  const check = async (searchedAt: string) => {
    const evidence = { ...evidenceOf(found), searched_at: searchedAt };
    const { rows } = await world.check('It lowered deaths [1].', { evidence });
    return rows[0];
  };
  expect((await check(new Date(Date.now() - 86_400_000).toISOString()))?.publication).toBe('retracted');
  const minutesAgo = new Date(Date.now() - 300_000).toISOString();
  expect(await check(minutesAgo)).toMatchObject({ publication: 'current', checked_at: minutesAgo });
});
