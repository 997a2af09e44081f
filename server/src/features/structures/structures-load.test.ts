import { expect, it } from 'vitest';
import {
  askAndReadNothing,
  largeStructure,
  structuresKept,
  structuresOpen,
} from '../../testing/asked-structures.ts';
import { databaseForFile, serversForTests, sourcesForFile } from '../../testing/for-file.ts';
import { testFolder } from '../../testing/test-folder.ts';

const timeout = 600_000;

const own = databaseForFile();
const banks = sourcesForFile();
const startServer = serversForTests(own);

const serve = async () => {
  banks.reset();
  const dataDir = await testFolder();
  const { url } = await startServer({ environment: { ...banks.environment(), DATA_DIR: dataDir } });
  return { dataDir, url };
};

it('structures fill no disk, however large they are and however many are asked for at once', {
  timeout,
}, async () => {
  const { dataDir, url } = await serve();
  const call = (id: string) => fetch(`${url}/api/v1/structures/rcsb/${id}/`);
  // Of a size that is still shown: 3.5 MB each as they are kept.
  const body = largeStructure(3_500_000);
  const ids = Array.from({ length: 12 }, (_, index) => `2A${index + 10}`);
  banks.behave('rcsb', { reply: { body } });
  for (const reply of await Promise.all(ids.map(call))) {
    expect(reply.status).toBe(200);
    await reply.arrayBuffer();
  }
  const { bytes, names } = await structuresKept(dataDir);
  expect(bytes).toBeLessThanOrEqual(32 * 1024 * 1024);
  expect(names.length).toBeGreaterThan(5);
  await (await call('2CRN')).text();
  expect((await structuresKept(dataDir)).names).toContain('rcsb-2CRN.pdb.gz');
});

it('structures fill no memory and leave no file open, however many ask for large ones and read nothing', {
  timeout,
}, async () => {
  const { dataDir, url } = await serve();
  await askAndReadNothing(url, banks, 80);
  // Each is read once to see that it is whole, which goes on for a while on a machine that does much else.
  await expect.poll(() => structuresOpen(dataDir), { timeout: 240_000 }).toEqual([]);
});
