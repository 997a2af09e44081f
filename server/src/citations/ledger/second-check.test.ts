import type { Ledger } from '@sextant/contracts';
import { describe, expect, it } from 'vitest';
import { good, known, works } from '../../testing/ledger-works.ts';
import { ledgerWorldForFile } from '../../testing/ledger-world-for-file.ts';
import { failures } from '../../testing/source-emulator/behaviour.ts';

const world = ledgerWorldForFile(() => known);
const { check, everywhere } = world;

describe('a second check', () => {
  it('asks again only about what is unknown or new', async () => {
    world.emulator.behave('crossref', failures.broken);
    const text = 'See PMID 101, PMID 999999, doi:10.1000/gone. Zinman et al. (2015) agree.';
    const first = await check(text);
    expect(first.rows.map(({ found, publication }) => [found, publication])).toEqual([
      ['known', 'unchecked'],
      ['not-found', null],
      ['unknown', null],
    ]);
    world.emulator.behave('crossref', {});
    const second = await check(text, { previous: first });
    expect(second.rows.map(({ found, publication }) => [found, publication])).toEqual([
      ['known', 'current'],
      ['not-found', null],
      ['not-found', null],
    ]);
    world.emulator.reset();
    world.emulator.hold(works);
    const third = await check(`${text} And PMID 102.`, { previous: second });
    expect(third.rows[0]?.checked_at).toBe(second.rows[0]?.checked_at);
    expect(third.rows[0]?.mentions).toEqual(second.rows[0]?.mentions);
    const asked = world.emulator
      .requests()
      .map(({ path, query }) => `${path}?${query}`)
      .join('\n');
    expect(asked).toContain('102');
    expect(asked).not.toMatch(/999999|gone|Zinman|\b101\b/);
  });

  it('keeps what was found of a described work, and asks no one', async () => {
    const text = 'Zinman et al. (2015) showed it with empagliflozin in type 2 diabetes.';
    const first = await check(text, { question: 'Does empagliflozin lower cardiovascular deaths?' });
    expect(first.rows).toMatchObject([
      { id: 'pmid:101', mentions: [{ form: 'author-year', state: 'verified' }] },
    ]);
    everywhere(failures.broken);
    const second = await check(text, {
      previous: first,
      question: 'Does empagliflozin lower cardiovascular deaths?',
    });
    expect(second.rows).toEqual(first.rows);
  });

  it('asks about everything when told to, and unlearns by a failure neither a work nor its retraction', async () => {
    const text = 'See PMID 101 and PMID 102.';
    const first = await check(text);
    everywhere({ cut: 'before-reply' });
    const failed = await check(text, { previous: first, recheck: true });
    expect(failed.rows.map(({ found, publication }) => [found, publication])).toEqual([
      ['known', 'unchecked'],
      ['known', 'retracted'],
    ]);
    expect(failed.rows[0]).toMatchObject({ label: good.title, mentions: [{ state: 'verified' }] });
    expect(failed.rows.map(({ id }) => id)).toEqual(first.rows.map(({ id }) => id));
  });

  const longAgo = (ledger: Ledger): Ledger => ({
    ...ledger,
    rows: ledger.rows.map((row) => ({ ...row, checked_at: '2020-01-01T00:00:00.000Z' })),
  });

  it('long after asks what has become of works, and not again which were meant', async () => {
    const text = 'Zinman et al. (2015) showed it with empagliflozin in type 2 diabetes.';
    const question = 'Does empagliflozin lower cardiovascular deaths?';
    const first = await check(text, { question });
    world.emulator.reset();
    world.emulator.hold(works.map((one) => (one === good ? { ...one, status: 'retracted' } : one)));
    const renewed = await check(text, { question, previous: longAgo(first) });
    expect(renewed.rows).toMatchObject([{ id: 'pmid:101', publication: 'retracted' }]);
    expect(
      world.emulator
        .requests()
        .map(({ query }) => `${query}`)
        .join('\n'),
    ).not.toContain('Zinman');
    everywhere(failures.broken);
    const failed = await check(text, { question, previous: longAgo(first) });
    expect(failed.rows).toMatchObject([
      { id: 'pmid:101', publication: 'unchecked', mentions: [{ form: 'author-year', state: 'verified' }] },
    ]);
  });
});
