import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { databaseForFile } from '../../../testing/for-file.ts';
import { untilWaiting } from '../../../testing/hold-statements.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import questions from './bundled/sample-questions.json' with { type: 'json' };
import { createLibrarySource } from './library-source.ts';
import { loadBundledLibrary } from './load-bundled.ts';
import { storeCitations } from './records.ts';

const test = databaseForFile();
beforeAll(async () => {
  await loadBundledLibrary(test.database.$client);
});

/** For what changes the records. */
async function emptyDatabase(): Promise<TestDatabase> {
  const own = await createTestDatabase();
  onTestFinished(() => own.drop());
  return own;
}

const { signal } = new AbortController();
const source = (from = test) => createLibrarySource(from.database.$client);

describe('the bundled library in the database', () => {
  it('is loaded once, by however many processes at once', async () => {
    const test = await emptyDatabase();
    const loads = await Promise.all([1, 2, 3].map(() => loadBundledLibrary(test.database.$client)));
    const [first, ...others] = loads.map(({ added }) => added).sort((a, b) => b - a);
    expect(first).toBeGreaterThanOrEqual(90);
    expect(others).toEqual([0, 0]);
    expect(await loadBundledLibrary(test.database.$client)).toMatchObject({ added: 0, updated: 0 });
  });

  it('finds for each sample question most of the works that it names', async () => {
    for (const { pmids, question } of questions) {
      const found = (await source().search(question, { limit: 12, signal })).map(({ pmid }) => pmid ?? '');
      expect(pmids.filter((pmid) => found.includes(pmid)).length, question).toBeGreaterThanOrEqual(5);
    }
  });

  it('tells what was retracted, by whom a work is, and its results', async () => {
    const { rows } = await test.database.$client.query<{ pmid: string }>(
      `select pmid from library_records where citation ->> 'status' = 'retracted'`,
    );
    expect(rows.length).toBeGreaterThanOrEqual(3);
    const hope = await source().resolve({ kind: 'pmid', value: '10639539' }, { signal });
    expect(hope).toMatchObject({
      source: 'library',
      study_type: 'randomized-trial',
      status: 'current',
      doi: '10.1056/nejm200001203420301',
      n: 9297,
    });
    expect(hope?.authors[0]).toEqual({ family: 'Yusuf', given: 'S', group: false });
    expect(hope?.abstract).toContain('RR 0.78 (95% CI 0.7 to 0.86), P<0.001.');
  });

  it('is brought up to date, and never takes the place of an imported record', async () => {
    const test = await emptyDatabase();
    await loadBundledLibrary(test.database.$client);
    const kept = await source(test).resolve({ kind: 'pmid', value: '10639539' }, { signal });
    if (!kept) throw new Error('not there');
    const older = { ...kept, source: 'bundled', abstract: 'An older digest of this study.' };
    await storeCitations(test.database.$client, [older]);
    expect(await loadBundledLibrary(test.database.$client)).toMatchObject({ added: 0, updated: 1 });

    const imported = { ...kept, source: 'pubmed', abstract: 'The abstract as PubMed has it.' };
    await storeCitations(test.database.$client, [imported]);
    expect(await loadBundledLibrary(test.database.$client)).toMatchObject({ added: 0, updated: 0 });
    const now = await source(test).resolve({ kind: 'pmid', value: '10639539' }, { signal });
    expect(now?.abstract).toBe('The abstract as PubMed has it.');
  });

  it('takes no imported record’s place either where that comes in while it waits to be brought up to date', async () => {
    const test = await emptyDatabase();
    const pool = test.database.$client;
    await loadBundledLibrary(pool);
    const importing = await pool.connect();
    await importing.query('begin');
    // A batch of an import that is being stored.
    await importing.query('select pg_advisory_xact_lock(7283917)');
    const loading = loadBundledLibrary(pool);
    await untilWaiting(pool, "l.locktype = 'advisory'");
    await importing.query(`update library_records set citation_hash = 'imported', citation = citation ||
      '{"source": "pubmed", "abstract": "The abstract as PubMed has it."}' where pmid = '10639539'`);
    await importing.query('commit');
    importing.release();
    expect(await loading).toMatchObject({ added: 0, updated: 0 });
    const now = await source(test).resolve({ kind: 'pmid', value: '10639539' }, { signal });
    expect(now?.abstract).toBe('The abstract as PubMed has it.');
  });
});
