import net from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { databaseForFile, providersForFile, serverForFile } from '../../testing/for-file.ts';
import { signUpTestUser } from '../../testing/test-user.ts';
import { edgeTimeouts } from './edges.ts';

const database = databaseForFile();
const providers = providersForFile();
const waiting = (stall: number) =>
  serverForFile(database, () => ({
    environment: { ...providers.environment(), TRUST_PROXY: 'on' },
    parts: { edge: { ...edgeTimeouts, stall } },
  }));
const stall = 2_000;
const server = waiting(600_000);
/** On the same database; it waits for nobody for long. */
const impatient = waiting(stall);
/** Of a shared session of 20 questions with long answers: 10 MB. */
let path: string;
const readers: net.Socket[] = [];

beforeAll(async () => {
  const user = await signUpTestUser(server.url);
  const { session_id: id } = await user.post('/api/v1/chat/', { input_text: 'Does metformin help?' });
  await database.database.$client.query(
    `with more as (
       insert into turns (session_id, user_id, position, question, ended_at)
       select session_id, user_id, n, question, ended_at from turns, generate_series(2, 21) n where session_id = $1 returning id)
     insert into answers (turn_id, summary, position, text)
     select more.id, a.summary, a.position, repeat('word ', 15000)
     from more, answers a join turns t on t.id = a.turn_id and t.session_id = $1 and t.position = 1`,
    [id],
  );
  const { token } = await user.post(`/api/v1/chat/sessions/${id}/share/`, {});
  path = `/api/v1/shared/${token}/`;
});
afterEach(() => {
  for (const reader of readers.splice(0)) reader.destroy();
});

/** Asks for it and takes no more than `take` says. */
function read(url: string, address: string, take: (reader: net.Socket) => void): net.Socket {
  const reader = net.connect(Number(new URL(url).port), '127.0.0.1').on('error', () => {});
  readers.push(reader);
  reader.write(`GET ${path} HTTP/1.1\r\nhost: sextant.example\r\nx-forwarded-for: ${address}\r\n\r\n`);
  take(reader);
  return reader;
}

it('of one network so many megabytes wait for readers who take nothing, and no other network is refused', async () => {
  const statuses: string[] = [];
  for (let count = 0; count < 30; count++) {
    read(server.url, '192.0.2.1', (reader) =>
      reader.once('data', (bytes) => {
        statuses.push(bytes.subarray(9, 12).toString());
        reader.pause();
      }),
    );
    await delay(40);
  }
  await expect.poll(() => statuses.length, { timeout: 60_000 }).toBe(30);
  // Twelve times 10 MB.
  expect(statuses.filter((status) => status === '200').length).toBeLessThanOrEqual(12);
  expect(new Set(statuses)).toEqual(new Set(['200', '429']));
  const other = await fetch(server.url + path, { headers: { 'x-forwarded-for': '198.51.100.1' } });
  expect((await other.text()).length).toBeGreaterThan(9_000_000);
});

it('who takes nothing is cut off, who takes it slowly has all, and their network is served again', async () => {
  let begun = 0;
  const held = Array.from({ length: 12 }, () =>
    read(impatient.url, '192.0.2.2', (reader) =>
      reader.once('data', () => {
        begun += 1;
        reader.pause();
      }),
    ),
  );
  let taken = 0;
  const slow = read(impatient.url, '192.0.2.3', (reader) =>
    reader.on('data', (bytes) => {
      taken += bytes.length;
      reader.pause();
      setTimeout(() => reader.resume(), 30);
    }),
  );
  await expect.poll(() => begun, { timeout: 60_000 }).toBe(12);
  await delay(4 * stall);
  for (const reader of held) reader.resume();
  await expect.poll(() => held.every(({ destroyed }) => destroyed)).toBe(true);
  const again = await fetch(impatient.url + path, { headers: { 'x-forwarded-for': '192.0.2.2' } });
  expect(again.status).toBe(200);
  await again.arrayBuffer();
  expect(slow.destroyed).toBe(false);
  slow.removeAllListeners('data').on('data', (bytes) => {
    taken += bytes.length;
  });
  await expect.poll(() => taken, { timeout: 20_000 }).toBeGreaterThan(9_000_000);
});
