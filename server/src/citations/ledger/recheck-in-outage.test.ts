import type { Ledger } from '@sextant/contracts';
import { describe, expect, it } from 'vitest';
import { author, evidenceOf, notice, work } from '../../testing/ledger-world.ts';
import { ledgerWorldForFile } from '../../testing/ledger-world-for-file.ts';
import { failures } from '../../testing/source-emulator/behaviour.ts';

const world = ledgerWorldForFile();

const sound = work('401', 'Vitamin D supplementation for prevention of fractures in adults', {
  abstract: 'Vitamin D supplementation did not lower the risk of fractures in adults.',
  authors: [author('Averdal', 'Alina'), author('Makin', 'Jens')],
  journal: 'The Journal of bone and mineral research',
  journal_short: 'J Bone Miner Res',
  year: 2008,
});
const retracted = { ...sound, status: 'retracted' as const, notices: notice('retraction') };
const then = '2020-01-01T00:00:00.000Z';
const longAgo = (ledger: Ledger): Ledger => ({
  ...ledger,
  rows: ledger.rows.map((row) => ({ ...row, checked_at: then })),
});
const text = 'Vitamin D did not lower fractures in adults (Averdal et al., J Bone Miner Res 2008).';

describe('a work that only its description leads to, checked again while sources are away', () => {
  it.each([
    ['retracted', retracted, 'retracted'],
    ['sound', sound, 'unchecked'],
  ])('and %s, stays the work that it was found to be', async (_, held, publication) => {
    world.emulator.hold([held]);
    const first = await world.check(text);
    expect(first.rows).toMatchObject([{ id: 'pmid:401', found: 'known' }]);
    world.everywhere(failures.broken);
    const again = await world.check(text, { previous: first, recheck: true });
    expect(again.rows).toMatchObject([{ id: 'pmid:401', found: 'known', publication }]);
    const states = (ledger: typeof first) => ledger.rows[0]?.mentions.map(({ state }) => state);
    expect(states(again)).toEqual(states(first));
    expect(again.unreached.map(({ label }) => label)).toContain('PubMed');
  });

  it('is of the day of its last check', async () => {
    world.emulator.hold([sound]);
    const first = longAgo(await world.check(text));
    world.everywhere(failures.broken);
    const again = await world.check(text, { previous: first });
    expect(again.rows).toMatchObject([{ id: 'pmid:401', found: 'known', checked_at: then }]);
    world.everywhere({});
    const back = await world.check(text, { previous: again });
    expect(Date.parse(back.rows[0]?.checked_at ?? '')).toBeGreaterThan(Date.parse(then));
  });

  it('stays retracted where the only source that knows of it fails', async () => {
    world.emulator.hold([retracted], 'pubmed');
    world.emulator.hold([sound], 'europepmc', 'crossref');
    const first = await world.check(text);
    world.emulator.behave('pubmed', failures.broken);
    const again = await world.check(text, { previous: first, recheck: true });
    expect([first, again].map(({ rows }) => rows[0]?.publication)).toEqual(['retracted', 'retracted']);
  });

  it('is another one where all have answered so', async () => {
    world.emulator.hold([retracted]);
    const first = await world.check(text);
    world.emulator.reset();
    world.emulator.hold([{ ...sound, pmid: '402', doi: '10.1000/w.402' }]);
    const again = await world.check(text, { previous: first, recheck: true });
    expect(again.rows).toMatchObject([{ id: 'pmid:402', publication: 'current' }]);
  });
});

describe('a work that is cited by its number, checked again while sources are away', () => {
  const cited = 'Vitamin D did not lower fractures in adults (Averdal 2008, PMID 401).';

  it('is of the day of its last check', async () => {
    world.emulator.hold([sound]);
    const first = longAgo(await world.check(cited));
    world.everywhere(failures.broken);
    const again = await world.check(cited, { previous: first });
    expect(again.rows).toMatchObject([{ found: 'known', publication: 'unchecked', checked_at: then }]);
  });

  it('is of the day on which its retraction was told where only others answer', async () => {
    world.emulator.hold([retracted], 'pubmed');
    world.emulator.hold([sound], 'europepmc', 'crossref');
    const first = longAgo(await world.check(cited));
    world.emulator.behave('pubmed', failures.broken);
    const again = await world.check(cited, { previous: first });
    expect(again.rows).toMatchObject([{ publication: 'retracted', checked_at: then }]);
  });

  it('is of the day on which the search brought it where it was never checked', async () => {
    world.everywhere(failures.broken);
    const evidence = { ...evidenceOf({ ...sound, source: 'pubmed' }), searched_at: then };
    const { rows } = await world.check('It did not lower fractures [1].', { evidence });
    expect(rows).toMatchObject([{ found: 'known', publication: 'unchecked', checked_at: then }]);
  });
});

describe('time', () => {
  it('that one identifier would take to itself is left for works that are described', async () => {
    world.emulator.hold([sound]);
    // What is read once is read faster.
    await world.check(text);
    world.emulator.behave('crossref', { hang: true });
    const { rows } = await world.check(`${text} Calcium is another matter (doi:10.9999/slow).`, {}, 3_000);
    expect(rows).toMatchObject([
      { id: 'pmid:401', found: 'known', publication: 'unchecked', not_asked: ['Crossref'] },
      { id: 'doi:10.9999/slow', found: 'unknown' },
    ]);
  });

  it('that is over is not held against sources that were not asked', async () => {
    await world.check(text);
    world.everywhere({ hang: true });
    const { rows } = await world.check(text, {}, 300);
    const reason = rows[0]?.found_reason ?? '';
    expect(reason).toContain('PubMed did not answer in time.');
    expect(reason).toContain('There was no time left to ask Crossref.');
  });
});
