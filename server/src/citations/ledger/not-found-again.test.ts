import type { Ledger } from '@sextant/contracts';
import { describe, expect, it } from 'vitest';
import { author, work } from '../../testing/ledger-world.ts';
import { ledgerWorldForFile } from '../../testing/ledger-world-for-file.ts';
import { failures } from '../../testing/source-emulator/behaviour.ts';

const world = ledgerWorldForFile();

const text =
  '## References\n\n1. Stenberg J, Brandell K. Empagliflozin for heart failure in elderly adults. Lancet. 2019;393:1-9.\n';
const held = work('501', 'Empagliflozin for heart failure in elderly adults', {
  authors: [author('Stenberg', 'J'), author('Brandell', 'K')],
  journal: 'Lancet',
  journal_short: 'Lancet',
  year: 2019,
  volume: '393',
  pages: '1-9',
});
const then = '2020-01-01T00:00:00.000Z';
const longAgo = (ledger: Ledger): Ledger => ({
  ...ledger,
  rows: ledger.rows.map((row) => ({ ...row, checked_at: then })),
});

describe('a described work that was not found', () => {
  it('is looked for again long after', async () => {
    const first = await world.check(text);
    expect(first.rows).toMatchObject([{ found: 'not-found' }]);
    world.emulator.hold([held]);
    const later = await world.check(text, { previous: longAgo(first) });
    expect(later.rows).toMatchObject([{ id: 'pmid:501', found: 'known' }]);
  });

  it('is of the day when its sources said so, where they cannot be asked again', async () => {
    const first = longAgo(await world.check(text));
    world.everywhere(failures.broken);
    const later = await world.check(text, { previous: first });
    expect(later.rows).toMatchObject([{ found: 'not-found', checked_at: then }]);
    expect(later.unreached.map(({ label }) => label)).toContain('PubMed');
  });

  it('is not asked about within the hour, and keeps its time', async () => {
    const first = await world.check(text);
    world.emulator.reset();
    const soon = await world.check(text, { previous: first });
    expect(world.emulator.requests()).toEqual([]);
    expect(soon.rows).toEqual(first.rows);
  });

  it('has the time of the new answer where it is not found again', async () => {
    const later = await world.check(text, { previous: longAgo(await world.check(text)) });
    expect(later.rows).toMatchObject([{ found: 'not-found' }]);
    expect(Date.parse(later.rows[0]?.checked_at ?? '')).toBeGreaterThan(Date.parse(then));
  });
});
