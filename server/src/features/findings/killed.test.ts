import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { routes } from '@sextant/contracts';
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

async function start(): Promise<ServerProcess> {
  const server = await startServerProcess({
    ...providers.environment(),
    ...services.environment(),
    EVIDENCE: 'on',
    JUDGE: 'mistral',
    SECOND_JUDGE: 'off',
    DATABASE_URL: database.url,
    DATA_DIR: folder,
  });
  processes.push(server);
  return server;
}

it('a process killed while an engine judges, and another answers again, leaves both to the next one', {
  timeout: 360_000,
}, async () => {
  const first = await start();
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
  scriptAnswers(providers, { mistral: { hang: 'before-reply' } });
  const calls = providers.requests('mistral').length;
  const asked = await user.ask(judgedQuestion);
  const { turn_id: unjudged } = (await asked.until(({ type }) => type === 'turn-start')) as {
    turn_id: string;
  };
  await expect.poll(() => providers.requests('mistral').length, { timeout: 90_000 }).toBe(calls + 2);
  // The process dies in the middle of the next answer, and the attempt after that brings no word.
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
  providers.script('mistral', asScript(emptyDraft));
  const again = userOn((await start()).url, user);

  expect((await judgedOverview(again, unjudged)).judgement).toMatchObject({
    state: 'done',
    judge: { engine: 'mistral' },
  });
  // A mark that was called wrong goes with its answer where another text came to stand.
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
