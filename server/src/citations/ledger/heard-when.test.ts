import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { createSources } from '../../literature/sources/registry.ts';
import { makeCitation } from '../../testing/make-citation.ts';
import { type SourceEmulator, startSourceEmulator } from '../../testing/source-emulator/source-emulator.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createLedgerKeeper } from './ledger-keeper.ts';

let emulator: SourceEmulator;
let test: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  [emulator, test] = await Promise.all([startSourceEmulator(), createTestDatabase()]);
});
afterAll(async () => {
  await emulator.close();
  await test.drop();
});

it('says of a work that was checked from memory when its sources said so, and not when they were asked again', async () => {
  emulator.hold([makeCitation('Empagliflozin and deaths', { pmid: '30000001', doi: '10.1000/w.30000001' })]);
  const config = readConfig({
    ...emulator.environment(),
    CONTACT_EMAIL: 'tests@example.org',
    NCBI_API_KEY: 'a-key',
  });
  const keeper = createLedgerKeeper({
    sources: createSources(config, test.database.$client),
    budget: 60_000,
  });
  const check = async (text: string) => {
    const { rows } = await keeper.check({
      evidence: null,
      answers: [{ engine: 'claude', text, vendor_sources: [] }],
      signal: new AbortController().signal,
    });
    return Date.parse(rows[0]?.checked_at ?? '');
  };
  const first = await check('It lowered deaths (PMID 30000001).');
  await expect.poll(() => Date.now()).toBeGreaterThan(first);
  expect(await check('Another answer says so, too (PMID 30000001).')).toBeLessThanOrEqual(first);
  const described =
    '## References\n\n1. Makin J, Okafor A. Metformin and survival in pancreatic cancer. Lancet. 2019;393:1-9.\n';
  const looked = await check(described);
  await expect.poll(() => Date.now()).toBeGreaterThan(looked);
  expect(await check(described)).toBeLessThanOrEqual(looked);
});
