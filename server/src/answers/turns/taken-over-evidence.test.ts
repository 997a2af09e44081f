import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Evidence } from '@sextant/contracts';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { textsOf } from '../../testing/event-client.ts';
import { databaseForFile, providersForFile, sourcesForFile } from '../../testing/for-file.ts';
import { makeCitation } from '../../testing/make-citation.ts';
import { type ServerProcess, startServerProcess } from '../../testing/server-process.ts';
import { signUpTestUser, userOn } from '../../testing/test-user.ts';

const six = ['mistral', 'gemini', 'claude', 'chatgpt', 'xai', 'deepseek'];
/** A busy machine takes its time to start a process, and to take a turn over. */
const generous = { timeout: 60_000 };

let folder: string;
const database = databaseForFile();
const providers = providersForFile();
const services = sourcesForFile();
const processes: ServerProcess[] = [];
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'sextant-taken-over-'));
});
afterEach(async () => {
  await Promise.all(processes.splice(0).map((each) => each.kill('SIGKILL')));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

async function start(): Promise<ServerProcess> {
  const started = await startServerProcess({
    ...providers.environment(),
    ...services.environment(),
    EVIDENCE: 'on',
    DATABASE_URL: database.url,
    DATA_DIR: folder,
  });
  processes.push(started);
  return started;
}

const work = (number: number) =>
  makeCitation(`Metformin and cardiovascular mortality, trial ${number}`, {
    pmid: `3000000${number}`,
    abstract: 'Metformin lowered cardiovascular mortality by 22% in 1704 patients.',
  });
/** Searches for the question; works that answers describe are searched for by other words. */
const searches = () =>
  services
    .requests('pubmed')
    .filter(
      ({ path: asked, query }) =>
        asked === '/esearch.fcgi' && /metformin.*mortality/i.test(query.get('term') ?? ''),
    ).length;
const evidenceOf = async (turnId: string): Promise<Evidence | null> => {
  const { rows } = await database.database.$client.query('select evidence from turns where id = $1', [
    turnId,
  ]);
  return rows[0].evidence;
};

it('a turn that another process takes over goes on with the evidence it was begun with', async () => {
  services.hold([work(1)]);
  const text = 'Mortality was lowered [1]. '.repeat(20);
  for (const engine of six) providers.script(engine, { text, chunkSize: 5, chunkDelay: 2_000 });
  const first = await start();
  const user = await signUpTestUser(first.url);
  const reader = await user.ask('Does metformin lower cardiovascular mortality?');
  const { turn_id } = (await reader.until(({ type }) => type === 'turn-start')) as { turn_id: string };
  await reader.until(({ type }) => type === 'text-delta');
  await expect.poll(() => evidenceOf(turn_id), generous).not.toBeNull();
  const evidence = await evidenceOf(turn_id);
  // Whatever has been published since: the engines that are done and those that are not read the same works.
  services.hold([work(2), work(3)]);
  const searched = searches();
  expect(searched).toBeGreaterThan(0);
  await first.kill('SIGKILL');
  await reader.all().catch(() => {});
  const asked = providers.requests('claude').length;

  providers.hurry();
  const second = await start();
  const events = await (await userOn(second.url, user).follow(turn_id)).all();
  expect(events.at(-1)?.type).toBe('turn-end');
  for (const engine of six) expect(textsOf(events)[engine]).toBe(text);
  expect(await evidenceOf(turn_id)).toEqual(evidence);
  expect(searches()).toBe(searched);
  const prompts = providers.requests('claude').map(({ body }) => JSON.stringify(body));
  expect(prompts.length).toBeGreaterThan(asked);
  for (const prompt of prompts) {
    expect(prompt).toContain('trial 1');
    expect(prompt).not.toContain('trial 2');
  }
});
