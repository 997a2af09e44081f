import type { Ledger } from '@sextant/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { createSources } from '../../literature/sources/registry.ts';
import { type Source, SourceError } from '../../literature/sources/source.ts';
import { notice, work } from '../../testing/ledger-world.ts';
import { makeCitation } from '../../testing/make-citation.ts';
import { type SourceEmulator, startSourceEmulator } from '../../testing/source-emulator/source-emulator.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createLedgerKeeper, type LedgerCheck } from './ledger-keeper.ts';

let emulator: SourceEmulator;
let test: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  [emulator, test] = await Promise.all([startSourceEmulator(), createTestDatabase()]);
});
beforeEach(() => {
  emulator.reset();
});
afterAll(async () => {
  await emulator.close();
  await test.drop();
});

const preprint = makeCitation('Ivermectin in outpatients before its review', {
  doi: '10.1101/2020.11.11.20228888',
  study_type: 'preprint',
  became: { pmid: null, doi: '10.1000/w.601' },
});
const article = work('601', 'Ivermectin in outpatients, reviewed', { journal: 'Viruses' });
const withdrawn = { ...article, status: 'retracted' as const, notices: notice('retraction') };

/** What the services tell of the preprint, where those that are named fail when asked about its article. */
function check(failing: readonly string[], more: Partial<LedgerCheck> = {}): Promise<Ledger> {
  const config = readConfig({
    ...emulator.environment(),
    CONTACT_EMAIL: 'tests@example.org',
    NCBI_API_KEY: 'a-key',
  });
  const sources = createSources(config, test.database.$client).map(
    (source): Source => ({
      ...source,
      async resolve(identifier, options) {
        const isArticle = [article.doi, article.pmid].includes(identifier.value);
        if (isArticle && failing.includes(source.id)) throw new SourceError('unreachable', source.id);
        return await source.resolve(identifier, options);
      },
    }),
  );
  return createLedgerKeeper({ sources, budget: 60_000 }).check({
    evidence: null,
    answers: [{ engine: 'claude', text: `See doi:${preprint.doi}.`, vendor_sources: [] }],
    signal: new AbortController().signal,
    ...more,
  });
}
const all = ['pubmed', 'europepmc', 'crossref'];

describe('a preprint whose article could not be asked about', () => {
  it('is unchecked, and says who was not asked', async () => {
    emulator.hold([preprint, withdrawn]);
    const { rows, unreached } = await check(all);
    expect(rows).toMatchObject([{ found: 'known', publication: 'unchecked' }]);
    expect(rows[0]?.publication_reason).toContain('the article that it became');
    expect(rows[0]?.not_asked).toContain('Crossref');
    expect(unreached.map(({ label }) => label)).toContain('Crossref');
  });

  it('keeps the concern that an earlier check found', async () => {
    emulator.hold([preprint, withdrawn]);
    const first = await check([]);
    expect(first.rows).toMatchObject([{ publication: 'concern' }]);
    const again = await check(all, { previous: first, recheck: true });
    expect(again.rows).toMatchObject([
      { publication: 'concern', publication_reason: first.rows[0]?.publication_reason },
    ]);
  });

  it('stays current for the hour in which its article was sound, and no longer', async () => {
    emulator.hold([preprint, article]);
    const previous = await check([]);
    expect(previous.rows).toMatchObject([{ publication: 'current' }]);
    expect((await check(all, { previous })).rows).toMatchObject([{ publication: 'current' }]);
    expect((await check(all, { previous, recheck: true })).rows).toMatchObject([
      { publication: 'unchecked' },
    ]);
  });

  it('is unchecked where one of two that would know of a retraction of the article failed', async () => {
    emulator.hold([preprint, article], 'pubmed', 'europepmc');
    emulator.hold([preprint, withdrawn], 'crossref');
    const { rows } = await check(['crossref']);
    expect(rows).toMatchObject([{ found: 'known', publication: 'unchecked', not_asked: ['Crossref'] }]);
    expect((await check([])).rows).toMatchObject([{ publication: 'concern' }]);
  });

  it('is current where there is no such article', async () => {
    emulator.hold([preprint]);
    expect((await check([])).rows).toMatchObject([{ publication: 'current' }]);
  });
});
