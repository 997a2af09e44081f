import { type FindingStates, isPending, type Turn } from '@sextant/contracts';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../platform/db/client.ts';
import {
  type ProviderEmulator,
  startProviderEmulator,
} from '../../testing/provider-emulator/provider-emulator.ts';
import { startSeverableProxy } from '../../testing/severable-proxy.ts';
import { type SourceEmulator, startSourceEmulator } from '../../testing/source-emulator/source-emulator.ts';
import { startTestApp, type TestApp, type TestAppOptions } from '../../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { signUpTestUser, type TestUser } from '../../testing/test-user.ts';

const six = ['mistral', 'gemini', 'claude', 'chatgpt', 'xai', 'deepseek'];
/** `TURNS=200` is the form that the documents tell of. */
const turnsTogether = Number(process.env.TURNS ?? 40);
const turnsEach = 20;

let database: TestDatabase;
let providers: ProviderEmulator;
let services: SourceEmulator;
const servers: TestApp[] = [];

beforeAll(async () => {
  [providers, services] = await Promise.all([startProviderEmulator(), startSourceEmulator()]);
});
beforeEach(async () => {
  database = await createTestDatabase();
  providers.reset();
  services.reset();
});
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
  await database?.drop();
});
afterAll(async () => {
  await providers?.close();
  await services?.close();
});

async function start(own = database.database, parts?: TestAppOptions['parts']): Promise<TestApp> {
  const server = await startTestApp({
    database: own,
    environment: { ...providers.environment(), ...services.environment(), EVIDENCE: 'on' },
    ...(parts && { parts }),
  });
  servers.push(server);
  return server;
}

/** Asks, and holds the answers back until `providers.hurry()`. */
async function askHeld(user: TestUser, question: string): Promise<string> {
  const reader = await user.ask(question);
  const { turn_id } = (await reader.until(({ type }) => type === 'turn-start')) as { turn_id: string };
  reader.leave();
  // On a busy machine another process may have taken the turn over meanwhile: it begins there.
  const hasBegun = async () => (await read(user, turn_id)).answers.some(({ text }) => text !== '');
  await expect.poll(hasBegun, { timeout: 90_000 }).toBe(true);
  return turn_id;
}

const hold = (text: string) => {
  for (const engine of six) providers.script(engine, { text, chunkSize: 8, chunkDelay: 120_000 });
};
const read = (user: TestUser, turnId: string): Promise<Turn> => user.get(`/api/v1/chat/turns/${turnId}/`);

async function settled(user: TestUser, turnId: string): Promise<Turn> {
  await (await user.follow(turnId)).all();
  await expect
    .poll(async () => isPending((await read(user, turnId)).findings), { timeout: 90_000 })
    .toBe(false);
  return read(user, turnId);
}

/** Ledger and overview belong to the answers as they ended, and the overview to this ledger. */
function expectWhole({ findings, ledger, overview }: Turn) {
  expect([findings.ledger, findings.overview]).toEqual(Array(2).fill({ state: 'ready', reason: null }));
  expect(overview?.answered).toHaveLength(6);
  expect(ledger?.scores).toHaveLength(6);
  expect(Date.parse(overview?.made_at ?? '')).toBeGreaterThanOrEqual(Date.parse(ledger?.checked_at ?? ''));
}

describe('ledger and overview', () => {
  it(`of ${turnsTogether} turns that end together are all made`, { timeout: 600_000 }, async () => {
    const [here] = await Promise.all([start(), start()]);
    hold('Metformin lowers mortality, see PMID 30000001 and PMID 30000002.');
    const asked: { user: TestUser; turnId: string }[] = [];
    while (asked.length < turnsTogether) {
      const user = await signUpTestUser((here as TestApp).url);
      const share = Math.min(turnsEach, turnsTogether - asked.length);
      const turns = Array.from({ length: share }, async (_, at) =>
        askHeld(user, `Does metformin help, number ${at}?`),
      );
      for (const turnId of await Promise.all(turns)) asked.push({ user, turnId });
    }
    const hurried = performance.now();
    providers.hurry();
    for (const { turnId, user } of asked) expectWhole(await settled(user, turnId));
    console.info(
      `${asked.length} turns: all made ${Math.round(performance.now() - hurried)} ms after their end`,
    );
  });

  it('of one person wait for those of another by one job at most', { timeout: 300_000 }, async () => {
    const server = await start();
    const [busy, other] = [await signUpTestUser(server.url), await signUpTestUser(server.url)];
    hold('Nothing is cited here.');
    for (let turn = 0; turn < turnsEach; turn++)
      providers.script('claude', {
        text: `See PMID ${31_000_000 + turn}.`,
        chunkSize: 4,
        chunkDelay: 120_000,
      });
    const own = await Promise.all(
      Array.from({ length: turnsEach }, (_, at) => askHeld(busy, `Number ${at}?`)),
    );
    // No answer comes at once from now on, so that checks take their time.
    for (const service of ['pubmed', 'europepmc', 'crossref', 'clinicaltrials'])
      services.behave(service, { delay: 2_000 });
    providers.hurry();
    await expect.poll(() => waiting(own)).toBeGreaterThan(10);
    for (const engine of six) providers.script(engine, { text: 'See PMID 32000000.' });
    const reader = await other.ask('And mine?');
    const { turn_id } = (await reader.until(({ type }) => type === 'turn-start')) as { turn_id: string };
    expectWhole(await settled(other, turn_id));
    for (const kind of ['ledger', 'overview']) {
      const { rows } = await database.database.$client.query<{ between: number }>(
        `select count(*)::int as between from jobs.job theirs, jobs.job mine
          where mine.name = $1 and theirs.name = $1 and mine.singleton_key = $2 and theirs.singleton_key = any($3)
            and theirs.started_on > mine.created_on and theirs.started_on < mine.started_on`,
        [kind, turn_id, own],
      );
      expect(rows[0]?.between, kind).toBeLessThanOrEqual(1);
    }
    for (const turnId of own) expectWhole(await settled(busy, turnId));
  });

  it('do not wait for one another: while sources are slow the answers are compared', async () => {
    const user = await signUpTestUser((await start()).url);
    hold('See PMID 30000001.');
    const turnId = await askHeld(user, 'Who is slow?');
    for (const service of ['pubmed', 'europepmc', 'crossref']) services.behave(service, { delay: 8_000 });
    const reader = await user.follow(turnId);
    providers.hurry();
    const types = (await reader.all()).map(({ type }) => type);
    const ended = types.indexOf('findings-changed');
    expect(types.indexOf('citations-checked', ended)).toBeGreaterThan(
      types.indexOf('overview-updated', ended),
    );
    expect(types.filter((type) => type === 'citations-checked')).toHaveLength(1);
    expect(types.lastIndexOf('overview-updated')).toBeGreaterThan(types.indexOf('citations-checked'));
    expectWhole(await settled(user, turnId));
  });

  it('are made after the database was away while they waited', { timeout: 300_000 }, async () => {
    const proxy = await startSeverableProxy(database.url);
    const far = openDatabase(proxy.url, pino({ level: 'silent' }));
    try {
      const server = await start(far);
      const user = await signUpTestUser(server.url);
      hold('See PMID 30000001.');
      const turns = await Promise.all([1, 2, 3, 4, 5, 6].map((at) => askHeld(user, `Number ${at}?`)));
      for (const service of ['pubmed', 'europepmc', 'crossref']) services.behave(service, { delay: 1_500 });
      providers.hurry();
      await expect.poll(() => waiting(turns)).toBeGreaterThan(0);
      await proxy.sever();
      await expect.poll(async () => (await user.call(`/api/v1/chat/turns/${turns[0]}/`)).status).toBe(503);
      await proxy.mend();
      await expect.poll(async () => (await user.call(`/api/v1/chat/turns/${turns[0]}/`)).status).toBe(200);
      for (const turnId of turns) expectWhole(await settled(user, turnId));
      await servers.pop()?.close();
    } finally {
      await far.$client.end();
      await proxy.close();
    }
  });

  const failing = [
    ['ledger', 'The check could not be finished.', 'check/', {}],
    ['overview', 'The comparison could not be finished.', 'overview/', { engine: null }],
  ] as const;
  it.each(failing)(
    '%s: one that fails for ever says so, and can be tried again',
    async (kind, reason, path, body) => {
      const { $client } = database.database;
      await $client.query(`create function refuse() returns trigger language plpgsql as
      $$ begin if new.ended_at is not null then raise 'refused'; end if; return new; end $$`);
      await $client.query(
        `create trigger refuse before update on turns for each row
        when (old.${kind} is distinct from new.${kind}) execute function refuse()`,
      );
      const user = await signUpTestUser((await start()).url);
      for (const engine of six) providers.script(engine, { text: 'See PMID 30000001.' });
      const events = await (await user.ask('Is it refused?')).all();
      const { turn_id } = events[0] as { turn_id: string };
      const told = events.filter((event) => event.type === 'findings-changed');
      expect(told.at(0)?.findings[kind]).toEqual({ state: 'pending', reason: null });
      expect(told.at(-1)?.findings[kind]).toEqual({ state: 'failed', reason });
      expect(events.at(-1)?.type).toBe('turn-end');
      // The other one does not go with it.
      const states = (await read(user, turn_id)).findings;
      const { ledger, overview } = states as FindingStates;
      expect(kind === 'ledger' ? overview.state : ledger.state).toBe('ready');

      await $client.query('drop trigger refuse on turns');
      expectWhole((await user.post(`/api/v1/chat/turns/${turn_id}/${path}`, body)) as Turn);
    },
  );
});

/** How many of these turns have ended and wait for something to be made. */
async function waiting(turnIds: readonly string[]): Promise<number> {
  const { rows } = await database.database.$client.query<{ waiting: number }>(
    `select count(*)::int as waiting from turns
      where id = any($1) and ended_at is not null and finding_states -> 'ledger' ->> 'state' = 'pending'`,
    [turnIds],
  );
  return rows[0]?.waiting ?? 0;
}
