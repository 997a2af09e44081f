import { expect, it } from 'vitest';
import { databaseForFile, providersForFile, serverForFile } from '../../testing/for-file.ts';
import { signUpTestUser, userOn } from '../../testing/test-user.ts';

const database = databaseForFile();
const emulator = providersForFile();
const options = () => ({ environment: emulator.environment() });
const here = serverForFile(database, options);
const there = serverForFile(database, options);

it('signing out ends the streams of that sign-in, on every process, and no other’s', async () => {
  for (const engine of ['claude', 'xai'])
    emulator.script(engine, { text: 'word '.repeat(300), chunkSize: 5, chunkDelay: 1_000 });
  const user = await signUpTestUser(here.url);
  // The same person by another sign-in.
  const { access, refresh } = await user.post('/api/v1/login/', {
    username: user.email,
    password: 'correct horse battery staple',
  });
  const elsewhere = userOn(there.url, { ...user, access, refresh });
  const asked = await user.ask('Who may read on?');
  const { turn_id } = (await asked.until(({ type }) => type === 'turn-start')) as { turn_id: string };
  const followed = await userOn(there.url, user).follow(turn_id);
  const kept = await elsewhere.follow(turn_id);
  for (const reader of [asked, followed, kept]) await reader.until(({ type }) => type === 'turn-snapshot');

  const begun = performance.now();
  await elsewhere.post('/api/v1/logout/', { refresh: user.refresh });
  for (const reader of [asked, followed]) expect((await reader.all()).at(-1)?.type).not.toBe('turn-end');
  console.log(`two streams ended ${Math.round(performance.now() - begun)} ms after signing out`);
  expect((await user.call(`/api/v1/chat/turns/${turn_id}/events/`)).status).toBe(401);

  const before = kept.events.length;
  await kept.until(() => kept.events.length > before + 2);
  emulator.hurry();
  expect((await kept.all()).at(-1)?.type).toBe('turn-end');
});
