import net from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { beforeAll, expect, it } from 'vitest';
import { databaseForFile, providersForFile, serverForFile } from '../../testing/for-file.ts';
import { heldMegabytes } from '../../testing/held-memory.ts';
import { signUpTestUser, type TestUser } from '../../testing/test-user.ts';

const database = databaseForFile();
const providers = providersForFile();
const server = serverForFile(database, () => ({
  environment: { ...providers.environment(), TRUST_PROXY: 'on' },
}));
let user: TestUser;
let sessionId: string;

beforeAll(async () => {
  user = await signUpTestUser(server.url);
  sessionId = (await user.post('/api/v1/chat/', { input_text: 'Does metformin lower mortality?' }))
    .session_id;
});

const exportPath = () => `/api/v1/chat/sessions/${sessionId}/export/`;

/** The status of a whole form, with no pictures in it. */
async function statusOfForm(): Promise<number> {
  const form = new FormData();
  form.append('list', '[]');
  form.append('pictures', new Blob([]), 'pictures.png');
  return (await user.call(exportPath(), { method: 'POST', body: form })).status;
}

it('forms of pictures that never end fill no memory, however many one reader sends', async () => {
  const head = [
    `POST ${exportPath()} HTTP/1.1`,
    'host: sextant.example',
    `authorization: Bearer ${user.access}`,
    'content-type: multipart/form-data; boundary=x',
    'content-length: 17000000',
    '',
    '--x',
    'content-disposition: form-data; name="pictures"; filename="a.png"',
    'content-type: image/png',
    '',
    '',
  ].join('\r\n');
  const megabyte = Buffer.alloc(1024 * 1024);
  const before = heldMegabytes();
  const senders = Array.from({ length: 40 }, () =>
    net.connect(Number(new URL(server.url).port), '127.0.0.1').on('error', () => {}),
  );
  for (const sender of senders) {
    sender.write(head);
    for (let sent = 0; sent < 15; sent++) sender.write(megabyte);
    await delay(40);
  }
  await delay(2_000);
  expect(heldMegabytes() - before).toBeLessThan(100);
  for (const sender of senders) sender.destroy();
  // Their places are free again.
  await expect.poll(statusOfForm, { timeout: 30_000 }).toBe(200);
});

it('who reads a shared session has as many exports in line as a network may have, whichever of its addresses asks', async () => {
  const { token } = await user.post(`/api/v1/chat/sessions/${sessionId}/share/`, {});
  const statusFor = async (address: string) => {
    const headers = { 'x-forwarded-for': address };
    return (await fetch(`${server.url}/api/v1/shared/${token}/document/`, { headers })).status;
  };
  const asked = Array.from({ length: 40 }, (_, index) => statusFor(`2001:db8:0:1::${index + 1}`));
  const other = statusFor('2001:db8:0:2::1');
  expect(await other).toBe(200);
  const statuses = await Promise.all(asked);
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(11);
});
