import { expect, it } from 'vitest';
import { databaseForFile, providersForFile, serverForFile } from '../../testing/for-file.ts';
import { holdStatements, untilWaiting } from '../../testing/hold-statements.ts';
import { signUpTestUser } from '../../testing/test-user.ts';

const database = databaseForFile();
const emulator = providersForFile();
const server = serverForFile(database, () => ({ environment: emulator.environment() }));
/** Each waits for those before it; a statement that waits for half a minute is given up. */
const questions = 5;

it('questions to one session at the same moment are all answered, each in a place of its own', async () => {
  const { $client } = database.database;
  const user = await signUpTestUser(server.url);
  const { session_id } = await user.post('/api/v1/chat/', { input_text: 'Who is first?' });
  // What stores a question sees the session as it is before it waits here.
  const storing = await holdStatements(database, 'before update on sessions for each statement');
  const asking = Array.from({ length: questions }, (_, number) =>
    user.call('/api/v1/chat/', { method: 'POST', json: { input_text: `Number ${number}?`, session_id } }),
  );
  let left = questions;
  const isAnswered = () => left--;
  for (const reply of asking) void reply.then(isAnswered, isAnswered);
  // Mostly one a round is stored. Where one is slow to leave, PostgreSQL may let another one past it, and then two are.
  while (left > 0) {
    await untilWaiting($client, 'true', () => left);
    await storing.letPass();
  }
  expect((await Promise.all(asking)).map(({ status }) => status)).toEqual(Array(questions).fill(200));
  const { rows } = await $client.query<{ position: number }>(
    'select position from turns where session_id = $1 order by 1',
    [session_id],
  );
  expect(rows.map(({ position }) => position)).toEqual(
    Array.from({ length: questions + 1 }, (_, at) => at + 1),
  );
});
