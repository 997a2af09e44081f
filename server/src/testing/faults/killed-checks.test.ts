import { isPending, type Turn } from '@sextant/contracts';
import { expect, it, onTestFinished } from 'vitest';
import type { ServerProcess } from '../server-process.ts';
import { startSourceEmulator } from '../source-emulator/source-emulator.ts';
import { signUpTestUser, userOn } from '../test-user.ts';
import { longTimeoutMs, times } from './scale.ts';
import { six, startWorld } from './world.ts';

const turns = times('CHECKED_QUESTIONS', 2, 6);

it('a process killed while it checks and compares leaves its jobs to another, which does them', {
  timeout: longTimeoutMs,
}, async () => {
  const services = await startSourceEmulator();
  onTestFinished(() => services.close());
  const { emulator, rows, servers } = await startWorld({
    replicas: 2,
    environment: { ...services.environment(), EVIDENCE: 'on' },
  });
  const [first, second] = servers as [ServerProcess, ServerProcess];
  const count = async (statement: string) =>
    (await rows<{ count: number }>(`select count(*)::int as count from ${statement}`))[0]?.count;
  const user = await signUpTestUser(first.url);
  for (const engine of six)
    emulator.script(engine, { text: 'See PMID 30000001.', chunkSize: 6, chunkDelay: 120_000 });
  const asked = await Promise.all(
    Array.from({ length: turns }, async (_, at) => {
      const reader = await user.ask(`Who checks this, number ${at}?`);
      const { turn_id } = (await reader.until(({ type }) => type === 'turn-start')) as { turn_id: string };
      await reader.until(({ type }) => type === 'text-delta');
      return { reader, turnId: turn_id };
    }),
  );
  // Every check is under way, and none has come to an end, as the process dies.
  for (const service of ['pubmed', 'europepmc', 'crossref', 'clinicaltrials'])
    services.behave(service, { hang: true });
  emulator.hurry();
  await expect.poll(() => count("jobs.job where name = 'ledger' and state = 'active'")).toBeGreaterThan(0);
  await first.kill('SIGKILL');
  for (const { reader } of asked) await reader.all().catch(() => {});
  services.reset();

  const again = userOn(second.url, user);
  const read = (turnId: string): Promise<Turn> => again.get(`/api/v1/chat/turns/${turnId}/`);
  for (const { turnId } of asked) {
    await (await again.follow(turnId)).all();
    await expect.poll(async () => isPending((await read(turnId)).findings), { timeout: 90_000 }).toBe(false);
    const { findings, ledger, overview } = await read(turnId);
    expect([findings.ledger, findings.overview]).toEqual(Array(2).fill({ state: 'ready', reason: null }));
    expect(ledger?.scores).toHaveLength(6);
    expect(overview?.answered).toHaveLength(6);
    expect(overview?.made_at.localeCompare(ledger?.checked_at ?? '')).toBeGreaterThanOrEqual(0);
  }
  await expect.poll(() => count("jobs.job where state in ('created', 'retry', 'active')")).toBe(0);
});
