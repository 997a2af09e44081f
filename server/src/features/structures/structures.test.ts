import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { askAndReadNothing, structuresKept, structuresOpen } from '../../testing/asked-structures.ts';
import { databaseForFile, sourcesForFile } from '../../testing/for-file.ts';
import { heldStructure } from '../../testing/source-emulator/structures.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { fetchStructure } from './data-banks.ts';

const own = databaseForFile();
const banks = sourcesForFile();
let dataDir: string;
const startServer = () =>
  startTestApp({
    database: own.database,
    environment: { ...banks.environment(), DATA_DIR: dataDir },
  });
let server: TestApp;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'sextant-structures-'));
  server = await startServer();
});
beforeEach(async () => {
  banks.reset();
  await rm(path.join(dataDir, 'structures'), { recursive: true, force: true });
});
afterAll(async () => {
  await server.close();
  await rm(dataDir, { recursive: true, force: true });
});

const call = (place: string) => fetch(`${server.url}/api/v1/structures/${place}/`);
const refusal = async (place: string) => {
  const response = await call(place);
  return { status: response.status, body: (await response.json()) as { code: string; message: string } };
};

describe('coordinates', () => {
  it.each(['1CRN', '1ycr', '3AID'])('of %s come with the product', async (id) => {
    const response = await call(`rcsb/${id}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('chemical/x-pdb');
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
    expect(await response.text()).toContain(`   ${id.toUpperCase()}`);
    expect(banks.requests()).toEqual([]);
  });

  it('are fetched once for many who ask at once, and kept after a restart', async () => {
    const texts = await Promise.all([1, 2, 3].map(async () => (await call('rcsb/2crn')).text()));
    expect(texts).toEqual([heldStructure, heldStructure, heldStructure]);
    expect(banks.requests('rcsb')).toHaveLength(1);
    await server.close();
    server = await startServer();
    expect(await (await call('rcsb/2CRN')).text()).toBe(heldStructure);
    expect(banks.requests('rcsb')).toHaveLength(1);
  });

  it('are not fetched again by who was being counted when they were kept', async () => {
    banks.behave('rcsb', { delay: 2_000 });
    const first = call('rcsb/2crn');
    await expect.poll(() => banks.requests('rcsb')).toHaveLength(1);
    const counting = new pg.Client(own.url);
    await counting.connect();
    await counting.query('begin; lock table rate_limits in access exclusive mode');
    const second = call('rcsb/2crn');
    const isCounted = `select from pg_locks where relation = 'rate_limits'::regclass and not granted`;
    await expect.poll(async () => (await counting.query(isCounted)).rowCount).toBe(1);
    expect(await (await first).text()).toBe(heldStructure);
    await counting.end();
    expect(await (await second).text()).toBe(heldStructure);
    expect(banks.requests('rcsb')).toHaveLength(1);
  });

  it('that were cut on the disk are fetched again', async () => {
    await (await call('rcsb/2CRN')).text();
    const [file = ''] = await readdir(path.join(dataDir, 'structures'));
    await writeFile(path.join(dataDir, 'structures', file), 'cut');
    expect(await (await call('rcsb/2CRN')).text()).toBe(heldStructure);
    expect(banks.requests('rcsb')).toHaveLength(2);
  });

  it('fill no disk: the newest stay', async () => {
    const folder = path.join(dataDir, 'structures');
    await mkdir(folder);
    for (const index of Array(12).keys()) {
      const file = path.join(folder, `rcsb-2A${index + 10}.pdb.gz`);
      await writeFile(file, Buffer.alloc(3_500_000));
      await utimes(file, index + 1, index + 1);
    }
    const kept = () => structuresKept(dataDir);
    expect((await kept()).bytes).toBeGreaterThan(32 * 1024 * 1024);
    await (await call('rcsb/2CRN')).text();
    const { bytes, names } = await kept();
    expect(bytes).toBeLessThanOrEqual(32 * 1024 * 1024);
    const stay = Array.from({ length: 9 }, (_, index) => `rcsb-2A${index + 13}.pdb.gz`);
    expect(names.sort()).toEqual([...stay, 'rcsb-2CRN.pdb.gz']);
  });

  it('fill no memory and leave no file open, where some ask for large ones and read nothing', async () => {
    await askAndReadNothing(server.url, banks, 12);
    await expect.poll(() => structuresOpen(dataDir)).toEqual([]);
  });

  it('are asked of a data bank a few at a time', async () => {
    // Those that stand in line are gone with a server of their own.
    const apart = await startServer();
    onTestFinished(() => apart.close());
    banks.behave('rcsb', ...Array.from({ length: 30 }, () => ({ hang: true })));
    const leaving = new AbortController();
    const asked = Array.from({ length: 30 }, (_, index) =>
      fetch(`${apart.url}/api/v1/structures/rcsb/3A${index + 10}/`, { signal: leaving.signal }).catch(
        () => {},
      ),
    );
    await expect.poll(() => banks.requests('rcsb').length).toBe(4);
    // Any more would be on their way by then.
    await delay(1_000);
    expect(banks.requests('rcsb')).toHaveLength(4);
    leaving.abort();
    await Promise.all(asked);
  });

  it('of a prediction come from the file that AlphaFold names, never from another host', async () => {
    expect(await (await call('alphafold/p69905')).text()).toBe(heldStructure);
    expect(banks.requests('alphafold').map((request) => request.path)).toEqual([
      '/api/prediction/P69905',
      '/files/AF-P69905-F1-model_v6.pdb',
    ]);
  });
});

describe('a refusal', () => {
  it.each([
    ['rcsb/P69905', 400, 'invalid-input'],
    ['alphafold/1CRN', 400, 'invalid-input'],
    ['elsewhere/1CRN', 400, 'invalid-input'],
    ['rcsb/..%2F..%2Fetc', 400, 'invalid-input'],
    ['rcsb/9ZZZ', 404, 'not-found'],
    ['alphafold/Q9ZZZ9', 404, 'not-found'],
  ])('of %s says %i %s', async (place, status, code) => {
    expect(await refusal(place)).toMatchObject({ status, body: { code } });
  });

  it.each([
    ['a server that fails', { reply: { status: 500, body: 'no' } }, 503, 'unavailable'],
    ['a connection that is cut', { cut: 'in-body' as const }, 503, 'unavailable'],
    ['a page instead of a file', { reply: { body: '<html>Welcome</html>' } }, 503, 'unavailable'],
    [
      'a redirection',
      { reply: { status: 302, headers: { location: 'http://127.0.0.1:9/x' }, body: '' } },
      503,
      'unavailable',
    ],
    [
      'a file past 8 MB',
      { reply: { body: `${heldStructure.slice(0, 80)}\n`.repeat(110_000) } },
      413,
      'payload-too-large',
    ],
  ])('follows %s, and nothing is kept', async (_what, behaviour, status, code) => {
    banks.behave('rcsb', behaviour, {});
    expect(await refusal('rcsb/2CRN')).toMatchObject({ status, body: { code } });
    expect((await call('rcsb/2CRN')).status).toBe(200);
  });

  it.each([
    'https://example.org/files/../secret.pdb',
    'https://alphafold.ebi.ac.uk/files/AF-P69905-F1-model_v6.cif',
    'https://alphafold.ebi.ac.uk/files/AF-P68871-F1-model_v6.pdb',
    'not an address',
  ])('follows a prediction at %s', async (pdbUrl) => {
    banks.behave('alphafold', { reply: { body: JSON.stringify([{ pdbUrl }]) } });
    expect(await refusal('alphafold/P69905')).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect(banks.requests('alphafold')).toHaveLength(1);
  });

  it('follows a data bank that never answers', async () => {
    banks.behave('rcsb', { hang: true });
    const { rcsbBaseUrl, alphafoldBaseUrl } = server.config.structures;
    await expect(
      fetchStructure(
        { source: 'rcsb', id: '2CRN' },
        { rcsbBaseUrl, alphafoldBaseUrl },
        new AbortController().signal,
        { maxBytes: 1_000, timeoutMs: 200 },
      ),
    ).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('waits for no data bank once the server closes', async () => {
    banks.behave('rcsb', { hang: true });
    const leaving = new AbortController();
    const asked = fetchStructure({ source: 'rcsb', id: '2CRN' }, server.config.structures, leaving.signal, {
      maxBytes: 1_000,
      timeoutMs: 600_000,
    }).catch((error: unknown) => error);
    await expect.poll(() => banks.requests('rcsb')).toHaveLength(1);
    leaving.abort();
    expect(await asked).toMatchObject({ code: 'unavailable' });
  });
});
