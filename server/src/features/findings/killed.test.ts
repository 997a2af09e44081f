import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { isPending, routes, type Turn } from '@sextant/contracts';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { databaseForFile, providersForFile, sourcesForFile } from '../../testing/for-file.ts';
import {
  asScript,
  emptyDraft,
  judgedOverview,
  judgedQuestion,
  scriptAnswers,
} from '../../testing/judged-turns.ts';
import { eventually } from '../../testing/processes.ts';
import { type ServerProcess, startServerProcess } from '../../testing/server-process.ts';
import { signUpTestUser, userOn } from '../../testing/test-user.ts';

const six = ['mistral', 'gemini', 'claude', 'chatgpt', 'xai', 'deepseek'];
const turns = 6;
let folder: string;
const database = databaseForFile();
const providers = providersForFile();
const services = sourcesForFile();
const processes: ServerProcess[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'sextant-killed-'));
});
afterEach(async () => {
  await Promise.all(processes.splice(0).map((server) => server.kill('SIGKILL')));
  providers.reset();
  services.reset();
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

async function start(environment: Record<string, string> = {}): Promise<ServerProcess> {
  const server = await startServerProcess({
    ...providers.environment(),
    ...services.environment(),
    ...environment,
    EVIDENCE: 'on',
    DATABASE_URL: database.url,
    DATA_DIR: folder,
  });
  processes.push(server);
  return server;
}

const count = async (statement: string): Promise<number> =>
  (
    await database.database.$client.query<{ count: number }>(
      `select count(*)::int as count from ${statement}`,
    )
  ).rows[0]?.count ?? 0;

it('a process killed while it checks and compares leaves its jobs to another, which does them', async () => {
  const [first, second] = [await start(), await start()];
  const user = await signUpTestUser((first as ServerProcess).url);
  for (const engine of six)
    providers.script(engine, { text: 'See PMID 30000001.', chunkSize: 6, chunkDelay: 120_000 });
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
  providers.hurry();
  await expect.poll(() => count("jobs.job where name = 'ledger' and state = 'active'")).toBeGreaterThan(0);
  await (first as ServerProcess).kill('SIGKILL');
  for (const { reader } of asked) await reader.all().catch(() => {});
  services.reset();

  const again = userOn((second as ServerProcess).url, user);
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

it('a process killed while an engine judges leaves that to another, which asks again', async () => {
  const judges = { JUDGE: 'mistral', SECOND_JUDGE: 'off' };
  const first = await start(judges);
  const user = await signUpTestUser(first.url);
  scriptAnswers(providers, { mistral: { hang: 'before-reply' } });
  const asked = await user.ask(judgedQuestion);
  const { turn_id } = (await asked.until(({ type }) => type === 'turn-start')) as { turn_id: string };
  await expect.poll(() => providers.requests('mistral').length, { timeout: 90_000 }).toBe(2);
  await first.kill('SIGKILL');
  providers.script('mistral', asScript(emptyDraft));
  const second = await start(judges);
  expect((await judgedOverview(userOn(second.url, user), turn_id)).judgement).toMatchObject({
    state: 'done',
    judge: { engine: 'mistral' },
  });
});

it('a mark that was called wrong goes with its answer where another text came to stand by way of a crash', async () => {
  const judges = { JUDGE: 'mistral', SECOND_JUDGE: 'off' };
  const first = await start(judges);
  const user = await signUpTestUser(first.url);
  const objected = ['verdict:claude:no', 'stance:one:claude:states', 'verdict:xai:no', 'citation:1'];
  scriptAnswers(providers, { mistral: asScript(emptyDraft) });
  const [begun] = await (await user.ask(judgedQuestion)).all();
  const { turn_id } = begun as { turn_id: string };
  await judgedOverview(user, turn_id);
  await database.database.$client.query(
    `insert into objections (turn_id, user_id, cell)
       select id, user_id, unnest($2::text[]) from turns where id = $1`,
    [turn_id, objected],
  );
  // Its process dies in the middle of the next answer, and the attempt after that brings no word.
  providers.script('claude', { text: 'Metformin is said to', chunkSize: 10, hang: 1 }, { fail: 'key' });
  await user.post(`/api/v1/chat/turns/${turn_id}/retry/`, { engine: 'claude' });
  await eventually(async () => {
    const { rowCount } = await database.database.$client.query(
      "select 1 from written_pieces where turn_id = $1 and text = 'Metformin '",
      [turn_id],
    );
    return rowCount === 1;
  });
  await first.kill('SIGKILL');
  const again = userOn((await start(judges)).url, user);
  await (await again.follow(turn_id)).all();
  const { answers } = routes.turn.reply.parse(await again.get(`/api/v1/chat/turns/${turn_id}/`));
  expect(answers.find(({ engine }) => engine === 'claude')).toMatchObject({
    state: 'failed',
    text: 'Metformin ',
  });
  expect((await again.get(`/api/v1/chat/turns/${turn_id}/objections/`)).cells.toSorted()).toEqual([
    'citation:1',
    'verdict:xai:no',
  ]);
});
