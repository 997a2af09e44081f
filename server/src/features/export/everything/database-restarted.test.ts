import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { databaseForFile, providersForFile, serverForFile, wireForFile } from '../../../testing/for-file.ts';
import { signUpTestUser, type TestUser } from '../../../testing/test-user.ts';

const database = databaseForFile();
const providers = providersForFile();
const wire = wireForFile(database);
const server = serverForFile(database, () => ({
  database: wire.openDatabase(),
  environment: providers.environment(),
}));

/** The questions that a download has, by the files of its sessions. */
async function questionsIn(user: TestUser): Promise<string[]> {
  const reply = await user.call('/api/v1/account/data/');
  expect(reply.status).toBe(200);
  const files = Object.entries(unzipSync(new Uint8Array(await reply.arrayBuffer())));
  return files
    .filter(([name]) => name.startsWith('sessions/'))
    .map(([, bytes]) => JSON.parse(strFromU8(bytes)).turns[0].question);
}

it('is whole that is downloaded as soon as the database is there again', async () => {
  // As many at once as there are threads: each has been connected.
  const users = await Promise.all([signUpTestUser(server.url), signUpTestUser(server.url)]);
  for (const user of users) {
    await (await user.ask('First?')).all();
    await (await user.ask('Second?')).all();
  }
  const all = () => Promise.all(users.map(questionsIn));
  const whole = [
    ['First?', 'Second?'],
    ['First?', 'Second?'],
  ];
  expect(await all()).toEqual(whole);
  wire.cut();
  // The server's own connections are noticed to be lost at once.
  await expect.poll(async () => (await users[0].call('/api/v1/account/')).status).toBe(200);
  expect(await all()).toEqual(whole);
});
