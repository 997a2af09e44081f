import net from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { databaseForFile, serverForFile } from '../../testing/for-file.ts';
import { isFullSecurityRun } from '../../testing/full-security-run.ts';
import { heldMegabytes } from '../../testing/held-memory.ts';
import { bombPng } from '../../testing/pictures.ts';
import { postJson } from '../../testing/post-json.ts';
import { signUpTestUser, type TestUser } from '../../testing/test-user.ts';

const password = 'correct horse battery staple';
/** In the short form pictures of one megapixel, and forms of 120 MB together. */
const [side, forms] = isFullSecurityRun ? [4_000, 58] : [1_000, 24];
const own = databaseForFile();
const server = serverForFile(own);

function upload(user: TestUser, bytes: Buffer): Promise<Response> {
  const form = new FormData();
  form.append('profile_picture', new Blob([new Uint8Array(bytes)]), 'me.jpg');
  return user.call('/api/v1/profile/', { method: 'PUT', body: form });
}

it('lets others sign in while one reader sends sixteen pictures at once, the largest in the full form', async () => {
  const [user, other] = [await signUpTestUser(server.url), await signUpTestUser(server.url)];
  const gif = await sharp({ create: { width: side, height: side, channels: 3, background: 'teal' } })
    .gif()
    .toBuffer();
  const memory = process.memoryUsage().rss;
  let isBusy = true;
  const sending = Promise.all(Array.from({ length: 16 }, () => upload(user, gif))).finally(() => {
    isBusy = false;
  });
  let slowest = 0;
  let grown = 0;
  while (isBusy) {
    const began = performance.now();
    expect((await postJson(server.url, 'login', { username: other.email, password })).status).toBe(200);
    slowest = Math.max(slowest, performance.now() - began);
    grown = Math.max(grown, process.memoryUsage().rss - memory);
  }
  const statuses = (await sending).map(({ status }) => status);
  // One is made, four wait, and who brings more is told so.
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(5);
  expect(statuses.filter((status) => status !== 200 && status !== 429)).toEqual([]);
  console.info(
    `16 pictures of ${side ** 2 / 1e6} megapixels: the slowest sign-in meanwhile ${Math.round(slowest)} ms, memory of the server + ${Math.round(grown / 2 ** 20)} MB`,
  );
  expect(slowest).toBeLessThan(5_000);
  expect((await upload(other, gif)).status).toBe(200);
});

it('holds few forms in memory, however many one reader sends and does not end', async () => {
  const user = await signUpTestUser(server.url);
  const head = [
    'PUT /api/v1/profile/ HTTP/1.1',
    'host: sextant.example',
    `authorization: Bearer ${user.access}`,
    'content-type: multipart/form-data; boundary=x',
    'content-length: 5200000',
    '',
    '--x',
    'content-disposition: form-data; name="profile_picture"; filename="me.jpg"',
    'content-type: image/jpeg',
    '',
    '',
  ].join('\r\n');
  const most = Buffer.alloc(5_000_000);
  const before = heldMegabytes();
  const senders = Array.from({ length: forms }, () =>
    net.connect(Number(new URL(server.url).port), '127.0.0.1').on('error', () => {}),
  );
  for (const sender of senders) {
    sender.write(head);
    sender.write(most);
    await delay(30);
  }
  await delay(1_000);
  expect(heldMegabytes() - before).toBeLessThan(100);
  for (const sender of senders) sender.destroy();
});

it('refuses a picture of more than 16 megapixels by its header', async () => {
  const user = await signUpTestUser(server.url);
  const reply = await upload(user, bombPng(4_001, 4_000));
  expect(reply.status).toBe(400);
  expect(((await reply.json()) as { message: string }).message).toBe(
    'The picture has too many pixels: at most 16 million, please.',
  );
});
