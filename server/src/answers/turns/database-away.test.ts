import { expect, it } from 'vitest';
import { textsOf } from '../../testing/event-client.ts';
import { databaseForFile, providersForFile, serverForFile, wireForFile } from '../../testing/for-file.ts';
import { signUpTestUser } from '../../testing/test-user.ts';

const database = databaseForFile();
const emulator = providersForFile();
const proxy = wireForFile(database);
const server = serverForFile(database, () => ({
  database: proxy.openDatabase(),
  environment: emulator.environment(),
}));

it('streams on while the database is away, answers 503 to the rest, and stores it all when it is back', async () => {
  const user = await signUpTestUser(server.url);
  const text = 'word '.repeat(150);
  for (const engine of ['claude', 'xai']) emulator.script(engine, { text, chunkSize: 25, chunkDelay: 1_000 });
  const reader = await user.ask('Will this be kept?');
  const start = (await reader.until(({ type }) => type === 'turn-start')) as {
    session_id: string;
    turn_id: string;
  };
  await reader.until((event) => event.type === 'text-delta');
  await proxy.sever();
  const read = () => textsOf(reader.events).claude?.length ?? 0;
  const before = read();
  await reader.until(() => read() > before + 100);

  const refused = await user.call('/api/v1/chat/sessions/');
  expect(refused.status).toBe(503);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.json()).toMatchObject({ code: 'unavailable', retryable: true });
  const asked = await user.call('/api/v1/chat/', { method: 'POST', json: { input_text: 'And this?' } });
  expect(asked.status).toBe(503);

  await proxy.mend();
  emulator.hurry();
  const events = await reader.all();
  expect(events.at(-1)?.type).toBe('turn-end');
  expect(textsOf(events)).toMatchObject({ claude: text, xai: text });
  const detail = await user.get(`/api/v1/chat/sessions/${start.session_id}/`);
  expect(detail.conversations[0].messages[1].content_multiple).toMatchObject({
    content_claude: text,
    content_xai: text,
  });
  expect((await user.get('/api/v1/chat/sessions/')).sessions).toHaveLength(1);
});
