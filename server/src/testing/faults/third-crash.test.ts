import type { Turn } from '@sextant/contracts';
import { expect, it } from 'vitest';
import { textsOf } from '../event-client.ts';
import { databaseForFile } from '../for-file.ts';
import type { ServerProcess } from '../server-process.ts';
import { storedAnswers } from '../stored-answers.ts';
import { signUpTestUser, userOn } from '../test-user.ts';
import { longTimeoutMs } from './scale.ts';
import { six, startWorld } from './world.ts';

const database = databaseForFile();

it('gives an answer up after the third crash: interrupted, with its text so far, and can be asked again', {
  timeout: longTimeoutMs,
}, async () => {
  const world = await startWorld({ replicas: 1, databaseUrl: database.url });
  const { emulator } = world;
  let [server] = world.servers as [ServerProcess];
  for (const engine of six) emulator.script(engine, { text: 'Done at once.' });
  emulator.script('claude', { text: 'This engine takes the server down.', chunkSize: 5, hang: 4 });
  const user = await signUpTestUser(server.url);
  const reader = await user.ask('Who is the poison?');
  const { turn_id } = (await reader.until(({ type }) => type === 'turn-start')) as { turn_id: string };
  for (let crash = 1; crash <= 3; crash++) {
    const follower = await userOn(server.url, user).follow(turn_id);
    await follower.until(
      (event) =>
        (event.type === 'turn-snapshot' &&
          event.turn.answers.some((a) => a.engine === 'claude' && a.attempt === crash)) ||
        (event.type === 'answer-start' && event.answer.engine === 'claude' && event.answer.attempt === crash),
    );
    await expect
      .poll(async () => (await storedAnswers(database.database, turn_id)).claude?.text)
      .toBe('This engine takes th');
    // The others are not among what crashes, however slow the machine is.
    await expect
      .poll(
        async () =>
          Object.values(await storedAnswers(database.database, turn_id)).filter((answer) => answer.has_ended)
            .length,
      )
      .toBe(5);
    await server.kill('SIGKILL');
    await follower.all().catch(() => {});
    server = await world.restart(0);
  }
  const again = userOn(server.url, user);
  const followed = await (await again.follow(turn_id)).all();
  expect(textsOf(followed).claude).toBe('This engine takes th');
  const [snapshot] = (await (await again.follow(turn_id)).all()) as unknown as [{ turn: Turn }];
  const claude = snapshot.turn.answers.find(({ engine }) => engine === 'claude');
  expect(claude).toMatchObject({
    state: 'interrupted',
    error: { code: 'engine-interrupted', retryable: true },
  });
  expect(snapshot.turn.answers.filter(({ state }) => state === 'done')).toHaveLength(5);

  emulator.script('claude', { text: 'Well again.' });
  await again.post(`/api/v1/chat/turns/${turn_id}/retry/`, { engine: 'claude' });
  expect(textsOf(await (await again.follow(turn_id)).all()).claude).toBe('Well again.');
});
