import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postJson } from '../../testing/post-json.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { signUpTestUser } from '../../testing/test-user.ts';

let own: TestDatabase;
beforeAll(async () => {
  own = await createTestDatabase();
});
afterAll(() => own?.drop());

describe('a mail server that fails', () => {
  async function replyWith(SMTP_URL: string) {
    const failing = await startTestApp({ database: own.database, environment: { SMTP_URL } });
    try {
      const { email } = await signUpTestUser(failing.url);
      const start = performance.now();
      const { body, status } = await postJson(failing.url, 'forgot-password', { email });
      return { body, status, time: performance.now() - start };
    } finally {
      await failing.close();
    }
  }
  const neutral = { status: 200, body: { message: 'OTP sent to your email' } };

  it('changes nothing in the reply when it is away', async () => {
    expect(await replyWith('smtp://127.0.0.1:9')).toMatchObject(neutral);
  });

  it('is not waited for when it says nothing, neither by the reply nor for ever by the server', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const timed = async () => {
      const { time, ...reply } = await replyWith(`smtp://127.0.0.1:${port}`);
      expect(reply).toEqual(neutral);
      return time;
    };
    // It times out after 5 s. A busy machine may be as slow as that, but not for ever.
    await expect.poll(timed, { timeout: 90_000 }).toBeLessThan(4_000);
    silent.close();
  });
});
