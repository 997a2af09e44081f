import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { startDatabase } from '../../../../platform/db/start-database.ts';
import { preparedDataDir } from '../../../../testing/prepared-data-dir.ts';
import { testFolder } from '../../../../testing/test-folder.ts';
import { createLibrarySource } from '../library-source.ts';

const main = fileURLToPath(new URL('../../../../import-library.ts', import.meta.url));
const { signal } = new AbortController();

it('an import goes to the database that a running server holds, which goes on', async () => {
  const dataDir = await preparedDataDir();
  const file = path.join(await testFolder(), 'beside.xml');
  await writeFile(
    file,
    `<PubmedArticleSet><PubmedArticle><MedlineCitation><PMID>8001</PMID><Article>
       <ArticleTitle>A study of capybaras</ArticleTitle>
     </Article></MedlineCitation></PubmedArticle></PubmedArticleSet>`,
  );
  const start = () =>
    promisify(execFile)(process.execPath, [main, file], {
      env: { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir, NODE_ENV: 'test' },
    });
  const running = await startDatabase({ databaseUrl: undefined, dataDir }, pino({ level: 'silent' }));
  const { $client } = running.database;
  try {
    expect((await start()).stdout).toContain('1 read, 1 added');
    const found = await createLibrarySource($client).resolve({ kind: 'pmid', value: '8001' }, { signal });
    expect(found?.title).toBe('A study of capybaras');
    // Of another version: what it has is not touched.
    await $client.query('update drizzle.__drizzle_migrations set created_at = 1');
    await expect(start()).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('of an earlier version'),
    });
  } finally {
    await running.stop();
  }
});
