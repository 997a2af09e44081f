import { type Ledger, type Overview, routes, type TurnEvent } from '@sextant/contracts';
import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, expect, it } from 'vitest';
import {
  databaseForFile,
  providersForFile,
  serversForTests,
  sourcesForFile,
} from '../../testing/for-file.ts';
import { makeCitation } from '../../testing/make-citation.ts';
import { eventually } from '../../testing/processes.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { signUpTestUser, type TestUser, userOn } from '../../testing/test-user.ts';

/** Engines that are asked again: nothing that was read of an answer is said of the one that comes in its place. */

const question = 'Does metformin lower cardiovascular mortality in adults with diabetes?';
const withdrawn = makeCitation('Metformin and cardiovascular mortality in adults with diabetes', {
  pmid: '30000001',
  doi: '10.1000/withdrawn.1',
  status: 'retracted',
  abstract: 'Metformin lowered cardiovascular mortality in adults with diabetes.',
});
const six = ['mistral', 'gemini', 'claude', 'chatgpt', 'xai', 'deepseek'];
const earlier = 'Yes. Metformin lowers cardiovascular mortality in adults with diabetes [1].';
const later =
  'No. Metformin does not lower it; no trial has shown that anything changes the significance of death in diabetics.';

const database = databaseForFile();
const providers = providersForFile();
const services = sourcesForFile();
const startServer = serversForTests(database);
const start = (environment: Record<string, string> = {}) =>
  startServer({
    environment: {
      ...services.environment(),
      ...providers.environment(),
      EVIDENCE: 'on',
      JUDGE: 'off',
      ...environment,
    },
  });
let server: TestApp;
let user: TestUser;
beforeEach(async () => {
  providers.reset();
  services.reset();
  services.hold([withdrawn]);
  for (const engine of six) providers.script(engine, { text: 'Metformin is a biguanide.' });
  server = await start();
  user = await signUpTestUser(server.url);
});

async function ask() {
  const { session_id, turn_id } = await user.post('/api/v1/chat/', { input_text: question });
  return { session: session_id as string, turn: turn_id as string };
}
const retry = (turn: string, engine: string, as = user) =>
  as.post(`/api/v1/chat/turns/${turn}/retry/`, { engine });
const exported = async (session: string, format: string, as = user) => {
  const path = `/api/v1/chat/sessions/${session}/export/?format=${format}`;
  return (await as.call(path)).text();
};
/** What the answers cite, and what engines say of studies, in files of the turn and of all of a reader's data. */
async function otherFiles(turn: string) {
  const of = async (path: string) => (await user.call(path)).text();
  const zip = unzipSync(new Uint8Array(await (await user.call('/api/v1/account/data/')).arrayBuffer()));
  const [, csl] = Object.entries(zip).find(([name]) => name.endsWith('.csl.json')) ?? [];
  return {
    cited: [
      await of(`/api/v1/chat/turns/${turn}/citations/?format=bib`),
      await of(`/api/v1/chat/turns/${turn}/references/?style=apa`),
      strFromU8(csl as Uint8Array),
    ],
    studies: await of(`/api/v1/chat/turns/${turn}/studies/?format=csv`),
  };
}
/** The answer of one engine, as the exports in words have it. */
const answerIn = (markdown: string) =>
  markdown.split('\n').find((line) => line.includes('no trial has shown') && !line.startsWith('|')) ?? '';

it('an answer that is being written has no marks from the one before it, in any export', async () => {
  providers.script('gemini', { text: earlier });
  const { session, turn } = await ask();
  expect(await exported(session, 'md')).toContain('‹retracted›');
  const before = await otherFiles(turn);
  for (const file of before.cited) expect(file).toContain('10.1000/withdrawn.1');
  expect(before.studies).toContain('Gemini');
  providers.script('gemini', { text: later, chunkSize: later.length - 1, hang: 1 });
  await retry(turn, 'gemini');
  await eventually(async () => answerIn(await exported(session, 'md')) !== '');
  const markdown = await exported(session, 'md');
  expect(answerIn(markdown)).toBe(later.slice(0, -1));
  expect(markdown).not.toContain('‹retracted›');
  const { conversations } = routes.session.reply.parse(await user.get(`/api/v1/chat/sessions/${session}/`));
  expect(conversations[0]?.ledger?.scores).toHaveLength(6);
  const record = JSON.parse(await exported(session, 'json'));
  const [{ ledger, overview }] = record.turns as [{ ledger: Ledger; overview: Overview }];
  const cited = ledger.rows.flatMap(({ mentions }) => mentions).map(({ engine }) => engine);
  expect(cited).not.toContain('gemini');
  expect(ledger.scores.map(({ engine }) => engine)).toEqual(six.filter((engine) => engine !== 'gemini'));
  expect(overview.answered).not.toContain('gemini');
  expect(overview.engines.find(({ engine }) => engine === 'gemini')).toMatchObject({
    verdict: 'no-answer',
    passage: null,
  });
  const document = await (await user.call(`/api/v1/chat/sessions/${session}/document/`)).text();
  expect(document).toContain(
    'no trial has shown that anything changes the significance of death in diabetic',
  );
  expect(document).not.toContain('retracted]');
  const after = await otherFiles(turn);
  const [bib, references, csl] = after.cited as [string, string, string];
  expect([bib.trim(), JSON.parse(references).list, JSON.parse(csl)]).toEqual(['', '', []]);
  expect(after.studies).not.toContain('Gemini');
});

it('an answer that nobody can check has no marks from the one before it, and no say in its works', async () => {
  providers.script('gemini', { text: earlier });
  const { session, turn } = await ask();
  const unchecking = await start({ EVIDENCE: 'off' });
  const reader = userOn(unchecking.url, user);
  providers.script('gemini', { text: later });
  await retry(turn, 'gemini', reader);
  await (await reader.follow(turn)).all();
  const markdown = await exported(session, 'md', reader);
  expect(answerIn(markdown)).toBe(later);
  expect(markdown).not.toContain('‹retracted›');
  const { overview } = routes.turn.reply.parse(await reader.get(`/api/v1/chat/turns/${turn}/`));
  expect(overview?.engines.find(({ engine }) => engine === 'gemini')?.verdict).toBe('no');
  expect(overview?.unchecked).toContain('gemini');
  expect(overview?.literature.left_out).toEqual([]);
});

it('an answer that broke off is no whole one while its engine is asked again', async () => {
  const cut = 'Yes, metformin lowers cardiovascular mortality. See PMID 3034';
  for (const engine of ['gemini', 'claude'])
    providers.script(engine, { text: cut, chunkSize: cut.length, cutAfter: 1 });
  const { turn } = await ask();
  providers.script('claude', { hang: 'before-reply' });
  const held = { text: 'Yes, metformin lowers it.', firstChunkDelay: 120_000 };
  providers.script('gemini', held);
  await retry(turn, 'claude');
  await retry(turn, 'gemini');
  const reader = await user.follow(turn);
  await reader.until(({ type }) => type === 'turn-snapshot');
  providers.hurry();
  const isOfGemini = (event: TurnEvent) =>
    event.type === 'overview-updated' &&
    event.overview.engines.some(({ engine, verdict }) => engine === 'gemini' && verdict === 'yes');
  await reader.until(isOfGemini);
  const seen = reader.events.filter((event) => event.type === 'overview-updated');
  for (const { overview } of seen)
    expect(overview.engines.find(({ engine }) => engine === 'claude')?.verdict).not.toBe('yes');
  const ledgers = reader.events.filter((event) => event.type === 'citations-checked');
  expect(ledgers.flatMap(({ ledger }) => ledger.rows).map(({ id }) => id)).not.toContain('pmid:3034');
  reader.leave();
  await user.post(`/api/v1/chat/turns/${turn}/stop/`, {});
});

it('of a work that was checked long ago, sources are asked again as an engine is', async () => {
  services.reset();
  services.hold([{ ...withdrawn, status: 'current' }]);
  providers.script('gemini', { text: 'Metformin lowers cardiovascular mortality (PMID 30000001).' });
  const { turn } = await ask();
  const publication = async (as: TestUser) =>
    routes.turn.reply
      .parse(await as.get(`/api/v1/chat/turns/${turn}/`))
      .ledger?.rows.find(({ id }) => id === 'pmid:30000001')?.publication;
  expect(await publication(user)).toBe('current');
  await database.database.$client.query(
    `update turns set ledger = replace(ledger::text, '"checked_at": "20', '"checked_at": "19')::jsonb where id = $1`,
    [turn],
  );
  services.hold([withdrawn]);
  const second = await start();
  const reader = userOn(second.url, user);
  await retry(turn, 'gemini', reader);
  await (await reader.follow(turn)).all();
  expect(await publication(reader)).toBe('retracted');
});
