import type { Turn } from '@sextant/contracts';
import { beforeEach, expect, it } from 'vitest';
import {
  databaseForFile,
  providersForFile,
  serversForTests,
  sourcesForFile,
  wireForFile,
} from '../../testing/for-file.ts';
import { makeCitation } from '../../testing/make-citation.ts';
import { signUpTestUser, userOn } from '../../testing/test-user.ts';

/** Which list of works the numbers of an answer are of. */

const six = ['mistral', 'gemini', 'claude', 'chatgpt', 'xai', 'deepseek'];
const database = databaseForFile();
const wire = wireForFile(database);
const providers = providersForFile();
const services = sourcesForFile();
const startServer = serversForTests(database);
const environment = (EVIDENCE: string) => ({
  ...providers.environment(),
  ...services.environment(),
  EVIDENCE,
});

const question = 'Does metformin lower cardiovascular mortality?';
beforeEach(() => {
  providers.reset();
  services.hold([
    makeCitation('Metformin and cardiovascular mortality', {
      pmid: '30000001',
      abstract: 'Metformin lowered cardiovascular mortality by 22% in 1704 patients.',
    }),
  ]);
});

it('an answer that was written before there was evidence cites none of it once another engine is asked again', async () => {
  for (const engine of six) providers.script(engine, { text: 'Cardiovascular mortality was lowered [1].' });
  const before = await startServer({ environment: environment('off') });
  const user = await signUpTestUser(before.url);
  const reader = await user.ask(question);
  const { turn_id } = (await reader.until(({ type }) => type === 'turn-start')) as { turn_id: string };
  await reader.all();

  const userSince = userOn((await startServer({ environment: environment('on') })).url, user);
  await userSince.post(`/api/v1/chat/turns/${turn_id}/retry/`, { engine: 'gemini' });
  await (await userSince.follow(turn_id)).all();
  const turn: Turn = await userSince.get(`/api/v1/chat/turns/${turn_id}/`);
  expect(turn.answers[1]).toMatchObject({ engine: 'gemini', attempt: 2, state: 'done' });
  expect(turn.findings.ledger.state).toBe('ready');
  const cited = turn.ledger?.rows.flatMap(({ citation, mentions }) =>
    mentions.map(({ engine }) => [engine, citation?.pmid]),
  );
  expect(cited?.filter(([, pmid]) => pmid === '30000001')).toEqual([]);
});

it('evidence that could not be stored at first is there for the process that takes its turn over', async () => {
  for (const engine of six)
    providers.script(engine, {
      text: 'Mortality was lowered [1]. '.repeat(20),
      chunkSize: 5,
      chunkDelay: 2_000,
    });
  const first = await startServer({ database: wire.openDatabase(), environment: environment('on') });
  const user = await signUpTestUser(first.url);
  const reader = await user.ask(question);
  const { turn_id } = (await reader.until(({ type }) => type === 'turn-start')) as { turn_id: string };
  await wire.holdBack(/update "turns" set "evidence"/, 10_000);
  wire.cut();
  await reader.until(({ type }) => type === 'text-delta');
  const evidence = async () =>
    (await database.database.$client.query('select evidence from turns where id = $1', [turn_id])).rows[0]
      .evidence;
  await expect.poll(evidence).not.toBeNull();
  await user.post(`/api/v1/chat/turns/${turn_id}/stop/`, {});
});
