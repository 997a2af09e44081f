import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseForFile } from '../../../../testing/for-file.ts';
import { createLibrarySource } from '../library-source.ts';
import { type ImportOptions, importFile } from './import-file.ts';

const test = databaseForFile();
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'sextant-import-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

async function write(name: string, content: string | Uint8Array): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, content);
  return file;
}

async function run(file: string, options: ImportOptions = {}) {
  const skipped: string[] = [];
  const result = await importFile(test.database.$client, file, {
    ...options,
    onSkipped: (place, reason) => skipped.push(`${place}: ${reason}`),
  });
  return { result, skipped };
}

const { signal } = new AbortController();
const main = fileURLToPath(new URL('../../../../import-library.ts', import.meta.url));
const resolve = (kind: 'pmid' | 'doi', value: string) =>
  createLibrarySource(test.database.$client).resolve({ kind, value }, { signal });

function pubmed(from: number, count: number): string {
  const articles = Array.from(
    { length: count },
    (_, index) =>
      `<PubmedArticle><MedlineCitation><PMID>${from + index}</PMID><Article><ArticleTitle>Study ${from + index} of capybaras</ArticleTitle>
       </Article></MedlineCitation></PubmedArticle>`,
  );
  return `<PubmedArticleSet>${articles.join('')}</PubmedArticleSet>`;
}

describe('an import', () => {
  it('takes gzipped PubMed XML, and the same again without doubles', async () => {
    const file = await write('baseline.xml.gz', gzipSync(pubmed(1_000, 50)));
    const reports: number[] = [];
    const first = await run(file, { batchSize: 20, onProgress: ({ added }) => reports.push(added) });
    expect(first).toEqual({
      result: { read: 50, added: 50, updated: 0, unchanged: 0, skipped: 0 },
      skipped: [],
    });
    expect(reports).toEqual([20, 40, 50]);
    expect((await run(file)).result).toMatchObject({ added: 0, unchanged: 50 });
  });

  it('that was stopped is finished by running it again', async () => {
    const file = await write('stopped.xml', pubmed(2_000, 50));
    const stop = new AbortController();
    const stopped = await run(file, { batchSize: 10, signal: stop.signal, onProgress: () => stop.abort() });
    expect(stopped.result.added).toBeLessThan(50);
    const finished = await run(file);
    expect(finished.result.added + stopped.result.added).toBe(50);
    expect(finished.result.unchanged).toBe(stopped.result.added);
  });

  it('keeps what came before a break in the compression, and says that it broke', async () => {
    const whole = gzipSync(pubmed(3_000, 3_000));
    const file = await write('cut.xml.gz', whole.subarray(0, whole.length - 2_000));
    await expect(run(file, { batchSize: 100 })).rejects.toThrow('unexpected end of file');
    expect(await resolve('pmid', '3000')).toMatchObject({ title: 'Study 3000 of capybaras' });
  });

  it.each(['missing.xml', 'letter.docx', 'none'])('of %s says what is wrong', async (name) => {
    await expect(run(path.join(folder, name))).rejects.toThrow(/ENOENT|must end in/);
  });

  it('reads RIS, naming what it cannot read', async () => {
    const file = await write(
      'export.ris',
      [
        '\ufeffTY  - JOUR\r',
        'TI  - A <i>randomised</i> trial of α.\r',
        'AU  - Smith, John A\r',
        'AU  - The Study Group\r',
        'PY  - 2011/03/01\r',
        'JO  - N Engl J Med\r',
        'VL  - 1\r',
        'SP  - 10\r',
        'EP  - 20\r',
        'AB  - In total, 120 patients were randomised.\r',
        'DO  - 10.1016/S0140-6736(11)60001-X\r',
        'ER  - \r',
        '\r',
        'TY  - JOUR\r',
        'AU  - Nobody\r',
        'ER  - \r',
        'TY  - JOUR\r',
        'TI  - The last one\r',
      ].join('\n'),
    );
    const { result, skipped } = await run(file);
    expect(result).toMatchObject({ read: 3, added: 2, skipped: 1 });
    expect(skipped).toEqual(['export.ris, entry 2: No title']);
    expect(await resolve('doi', '10.1016/s0140-6736(11)60001-x')).toMatchObject({
      title: 'A randomised trial of α',
      authors: [
        { family: 'Smith', given: 'John A', group: false },
        { family: 'The Study Group', given: null, group: true },
      ],
      year: 2011,
      pages: '10-20',
      n: 120,
      status: 'unknown',
    });
  });

  it('reads BibTeX, naming what it cannot read', async () => {
    const file = await write(
      'library.bib',
      String.raw`% a comment
@string{jf = "Journal of Foo"}
@comment{nothing here}
@article{muller2011, title={The {DNA} of \alpha-synuclein in caf\'e (a) b)}, author={M{\"u}ller, Hans and {The ABC Group}},
  year=2011, journal=jf, doi={10.1000/XYZ}, pmid={777123}}
@article{broken, title={Never closed
@article{last, title="The last {one}", year={2012}}
`,
    );
    const { result, skipped } = await run(file);
    expect(result).toMatchObject({ read: 3, added: 2, skipped: 1 });
    expect(skipped[0]).toContain('library.bib, entry 2 (broken)');
    expect(await resolve('pmid', '777123')).toMatchObject({
      title: 'The DNA of α-synuclein in café (a) b)',
      authors: [
        { family: 'Müller', given: 'Hans', group: false },
        { family: 'The ABC Group', given: null, group: true },
      ],
      journal: 'Journal of Foo',
      doi: '10.1000/xyz',
    });
  });

  it('runs from the command line', async () => {
    const file = await write('command.xml', pubmed(9_000, 3));
    const start = (...files: string[]) =>
      promisify(execFile)(process.execPath, [main, ...files], {
        env: { ...process.env, DATABASE_URL: test.url, NODE_ENV: 'test' },
      });
    const { stdout } = await start(file);
    expect(stdout).toContain('3 read, 3 added, 0 updated, 0 unchanged, 0 skipped');
    await expect(start(path.join(folder, 'missing.xml'))).rejects.toMatchObject({ code: 1 });
    await expect(start()).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('Usage') });
  });
});
