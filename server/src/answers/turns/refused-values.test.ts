import { routes, type Turn } from '@sextant/contracts';
import { beforeEach, expect, it } from 'vitest';
import { databaseForFile, providersForFile, serverForFile } from '../../testing/for-file.ts';
import { signUpTestUser, type TestUser } from '../../testing/test-user.ts';

const six = ['mistral', 'gemini', 'claude', 'chatgpt', 'xai', 'deepseek'];
const question = 'Does metformin lower cardiovascular mortality?';

const database = databaseForFile();
const emulator = providersForFile();
const server = serverForFile(database, () => ({ environment: emulator.environment() }));

beforeEach(() => emulator.reset());

const ask = (user: TestUser) => user.post('/api/v1/chat/', { input_text: question });
const read = async (user: TestUser, reply: { turn_id: string }): Promise<Turn> =>
  routes.turn.reply.parse(await user.get(`/api/v1/chat/turns/${reply.turn_id}/`));
const statesOf = ({ answers }: Turn) => answers.map(({ engine, state }) => [engine, state]);

it('values of a vendor that PostgreSQL does not hold are made such as it does', async () => {
  const hostile = 'Metformin\u0000 and \ud800 death';
  const sources = [{ url: 'https://example.org/\u0000a', title: hostile }];
  for (const engine of six)
    emulator.script(engine, { text: `Said \u0000 by ${engine}.`, sources, model: hostile });
  const user = await signUpTestUser(server.url);
  const turn = await read(user, await ask(user));
  expect(statesOf(turn)).toEqual(six.map((engine) => [engine, 'done']));
  const kept = JSON.stringify(turn);
  expect(kept).not.toContain('\\u0000');
  expect(kept).not.toContain('\\ud800');
  expect(kept).toContain('Metformin\ufffd and \ufffd death');
});

it('an answer that the database refuses fails alone: neither its turn nor a neighbour’s waits for it', async () => {
  // Something that was not thought of: here a rule of the table.
  await database.database.$client.query(
    "alter table answers add constraint unthought_of check (coalesce(summary ->> 'model', '') <> 'refused')",
  );
  emulator.script('claude', { text: 'It is refused.', model: 'refused' });
  const [user, neighbour] = await Promise.all([signUpTestUser(server.url), signUpTestUser(server.url)]);
  const refused = ask(user);
  for (const engine of six.filter((each) => each !== 'claude'))
    emulator.script(engine, { text: 'It takes its time.', chunkSize: 2, chunkDelay: 100 });
  const other = (await neighbour.ask('Is aspirin of use?')).all();
  const turn = await read(user, await refused);
  expect(turn.ended_at).not.toBeNull();
  expect(turn.answers.find(({ engine }) => engine === 'claude')).toMatchObject({
    state: 'failed',
    text: '',
    error: { code: 'engine-garbage', message: expect.stringContaining('cannot be stored') },
  });
  for (const { engine, state } of turn.answers) if (engine !== 'claude') expect(state).toBe('done');
  const events = await other;
  expect(events.at(-1)?.type).toBe('turn-end');

  await database.database.$client.query('alter table answers drop constraint unthought_of');
  emulator.script('claude', { text: 'It is taken now.' });
  await user.post(`/api/v1/chat/turns/${turn.turn_id}/retry/`, { engine: 'claude' });
  await expect
    .poll(async () => (await read(user, turn)).answers.find(({ engine }) => engine === 'claude'), {
      timeout: 60_000,
    })
    .toMatchObject({ state: 'done', text: 'It is taken now.' });
});
