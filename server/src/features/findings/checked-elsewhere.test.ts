import { isPending, type Ledger, routes, type Turn } from '@sextant/contracts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { databaseForFile, providersForFile, sourcesForFile } from '../../testing/for-file.ts';
import { makeCitation } from '../../testing/make-citation.ts';
import { failures } from '../../testing/source-emulator/behaviour.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { signUpTestUser, type TestUser, userOn } from '../../testing/test-user.ts';
import { openWorkableDatabase, type WorkableDatabase } from '../../testing/workable-database.ts';

/** What is found about a turn by a replica that has ended it, or has not, after another has changed it. */

const six = ['mistral', 'gemini', 'claude', 'chatgpt', 'xai', 'deepseek'];
const remote = ['pubmed', 'europepmc', 'crossref', 'clinicaltrials'];
const works = ['30000001', '30000002'].map((pmid, at) =>
  makeCitation(`Metformin and cardiovascular mortality, report ${at + 1}`, {
    pmid,
    doi: `10.1000/metformin.${at + 1}`,
    abstract: 'RESULTS: Metformin lowered cardiovascular mortality.',
  }),
);

const database = databaseForFile();
const providers = providersForFile();
const services = sourcesForFile();

type Replica = TestApp & WorkableDatabase & { user: TestUser };
type Name = 'here' | 'there';
let replicas: Record<Name, Replica>;

/** One person, once by way of each replica. */
beforeEach(async () => {
  providers.reset();
  services.reset();
  services.hold(works);
  const start = async () => {
    const own = openWorkableDatabase(database.url);
    const app = await startTestApp({
      database: own.database,
      environment: {
        ...services.environment(),
        ...providers.environment(),
        EVIDENCE: 'on',
      },
      // The slow one is waited for until what the others cite is checked, however busy the machine is.
      parts: { deadlines: { firstToken: 120_000, gap: 120_000, total: 170_000, retryPause: 20 } },
    });
    const close = async () => {
      await app.close();
      await own.close();
    };
    return { ...app, ...own, close };
  };
  const [here, there] = await Promise.all([start(), start()]);
  const user = await signUpTestUser(here.url);
  replicas = { here: { ...here, user }, there: { ...there, user: userOn(there.url, user) } };
});
afterEach(() => Promise.all(Object.values(replicas).map((replica) => replica.close())));

/** From here on jobs are done by this one alone; by none where none is named. */
function worksNow(worker: Name | null) {
  for (const name of ['here', 'there'] as const) replicas[name].work(name === worker);
}

/** One of them is slow: what the others cite is checked before it ends. */
const say = (text: string) => {
  for (const engine of six) providers.script(engine, { text });
  providers.script('deepseek', { text, chunkSize: 8, chunkDelay: 120_000 });
};
const turnAt = async (name: Name, turnId: string): Promise<Turn> =>
  routes.turn.reply.parse(await replicas[name].user.get(`/api/v1/chat/turns/${turnId}/`));

async function settledAt(name: Name, turnId: string): Promise<Turn> {
  await expect
    .poll(async () => isPending((await turnAt(name, turnId)).findings), { timeout: 60_000 })
    .toBe(false);
  return turnAt(name, turnId);
}

/** A question that `here` has ended, and of which nothing has been made since. */
async function ended() {
  worksNow(null);
  const reader = await replicas.here.user.ask('Does metformin lower cardiovascular mortality?');
  const start = await reader.until(({ type }) => type === 'turn-start');
  const { session_id, turn_id } = start as { session_id: string; turn_id: string };
  await reader.until(({ type }) => type === 'citations-checked');
  providers.hurry();
  await reader.until(({ type }) => type === 'findings-changed');
  reader.leave();
  return { session: `/api/v1/chat/sessions/${session_id}/`, turnId: turn_id };
}

const known = (ledger: Ledger | null) =>
  ledger?.rows.map(({ found, id, publication }) => [id, found, publication]);

describe.each([
  ['there', 'here'],
  ['there', 'there'],
  ['here', 'there'],
  ['here', 'here'],
] as const)('citations first checked %s, and again %s', (first, again) => {
  it.each(['here', 'there'] as const)('are as they were found then, asked for %s', async (asker) => {
    // Of which it is not known whether they will go on: these are not left alone for a while.
    for (const service of remote) services.behave(service, failures.brokenJson);
    say('Metformin helps, see PMID 30000001 and PMID 99999999.');
    const { session, turnId } = await ended();
    worksNow(first);
    const before = await settledAt(first, turnId);
    expect(known(before.ledger)).toEqual([
      ['pmid:30000001', 'unknown', null],
      ['pmid:99999999', 'unknown', null],
    ]);
    expect(before.ledger?.unreached.length).toBeGreaterThan(0);
    const seen = await Promise.all(
      (['here', 'there'] as const).map(async (name) => {
        const reply = await replicas[name].user.call(session);
        return { name, tag: reply.headers.get('etag') ?? '', detail: await reply.json() };
      }),
    );
    for (const { detail, tag } of seen) {
      expect(tag).not.toBe('');
      expect((detail as { conversations: Turn[] }).conversations[0]?.ledger).toEqual(before.ledger);
    }

    services.reset();
    services.hold(works);
    worksNow(again);
    const path = `/api/v1/chat/turns/${turnId}/check/`;
    const told = routes.checkCitations.reply.parse(await replicas[asker].user.post(path, {}));
    expect(isPending(told.findings)).toBe(false);
    expect(known(told.ledger)).toEqual([
      ['pmid:30000001', 'known', 'current'],
      ['pmid:99999999', 'not-found', null],
    ]);
    // Everything was asked again, and everyone answered.
    expect(told.ledger?.unreached).toEqual([]);
    for (const { name, tag } of seen) {
      expect(await turnAt(name, turnId)).toEqual(told);
      const reply = await replicas[name].user.call(session, { headers: { 'if-none-match': tag } });
      expect(reply.status).toBe(200);
      const { conversations } = (await reply.json()) as { conversations: Turn[] };
      expect(conversations[0]?.ledger).toEqual(told.ledger);
      expect(conversations[0]?.overview).toEqual(told.overview);
    }
  });
});

it('asked for while the first check is still under way, everything is asked again', async () => {
  for (const service of remote) services.behave(service, failures.brokenJson);
  say('Metformin helps, see PMID 30000001.');
  const { turnId } = await ended();
  for (const service of remote) services.behave(service, { ...failures.brokenJson, delay: 3_000 });
  const before = services.requests('pubmed').length;
  worksNow('there');
  await expect.poll(() => services.requests('pubmed').length, { timeout: 60_000 }).toBeGreaterThan(before);
  services.reset();
  services.hold(works);
  const path = `/api/v1/chat/turns/${turnId}/check/`;
  await replicas.here.user.post(path, {});
  for (const name of ['here', 'there'] as const) {
    const { ledger } = await settledAt(name, turnId);
    expect(known(ledger)).toEqual([['pmid:30000001', 'known', 'current']]);
    expect(ledger?.unreached).toEqual([]);
  }
});

describe('a turn that has changed since it ended here', () => {
  const retry = async (turnId: string, text: string) => {
    providers.script('claude', { text });
    const { user } = replicas.there;
    await user.post(`/api/v1/chat/turns/${turnId}/retry/`, { engine: 'claude' });
    await expect
      .poll(
        async () => (await turnAt('there', turnId)).answers.find(({ engine }) => engine === 'claude')?.text,
      )
      .toBe(text);
    await expect.poll(async () => (await turnAt('there', turnId)).ended_at).not.toBeNull();
  };
  const citedBy = ({ ledger }: Turn, engine: string) =>
    ledger?.rows
      .filter(({ mentions }) => mentions.some((each) => each.engine === engine))
      .map(({ id }) => id);

  it.each([
    ['before anything was made of it', null],
    ['after all was made of it elsewhere', 'there'],
  ] as const)(
    'by an engine that was asked again, %s, has findings of the new answer',
    async (_when, first) => {
      say('Metformin helps, see PMID 30000001.');
      const { turnId } = await ended();
      if (first) {
        worksNow(first);
        expect(citedBy(await settledAt(first, turnId), 'claude')).toEqual(['pmid:30000001']);
        worksNow(null);
      }
      await retry(turnId, 'It does not, see PMID 30000002.');
      worksNow('here');
      for (const name of ['here', 'there'] as const) {
        const turn = await settledAt(name, turnId);
        expect(citedBy(turn, 'claude')).toEqual(['pmid:30000002']);
        expect(citedBy(turn, 'gemini')).toEqual(['pmid:30000001']);
        const { made_at } = turn.overview ?? { made_at: '' };
        expect(Date.parse(made_at)).toBeGreaterThan(Date.parse(turn.ended_at ?? ''));
      }
    },
  );

  it('while it is answered again elsewhere, has nothing of the old answer written', async () => {
    say('Metformin helps, see PMID 30000001.');
    const { turnId } = await ended();
    // What is asked from now on takes its time again.
    providers.reset();
    providers.script('claude', {
      text: 'It does not, see PMID 30000002.',
      chunkDelay: 120_000,
      chunkSize: 8,
    });
    await replicas.there.user.post(`/api/v1/chat/turns/${turnId}/retry/`, { engine: 'claude' });
    const jobs = "select state from jobs.job where name = 'ledger' and singleton_key = $1";
    worksNow('here');
    await expect
      .poll(async () => (await database.database.$client.query(jobs, [turnId])).rows, { timeout: 60_000 })
      .toEqual([{ state: 'completed' }]);
    const { findings, ledger } = await turnAt('there', turnId);
    expect(findings.ledger.state).toBe('pending');
    worksNow(null);
    providers.hurry();
    await expect.poll(async () => (await turnAt('there', turnId)).ended_at).not.toBeNull();
    worksNow('here');
    const turn = await settledAt('here', turnId);
    expect(citedBy(turn, 'claude')).toEqual(['pmid:30000002']);
    expect(Date.parse(turn.ledger?.checked_at ?? '')).toBeGreaterThan(
      Date.parse(ledger?.checked_at ?? '') || 0,
    );
  });

  it('by being deleted, is gone, and its job is done', async () => {
    say('Metformin helps, see PMID 30000001.');
    const { session, turnId } = await ended();
    expect((await replicas.there.user.call(session, { method: 'DELETE' })).status).toBe(204);
    worksNow('here');
    const jobs = 'select state from jobs.job where singleton_key = $1';
    await expect
      .poll(async () => (await database.database.$client.query(jobs, [turnId])).rows, { timeout: 60_000 })
      .toEqual([{ state: 'completed' }]);
    for (const name of ['here', 'there'] as const)
      expect((await replicas[name].user.call(`/api/v1/chat/turns/${turnId}/`)).status).toBe(404);
  });
});
