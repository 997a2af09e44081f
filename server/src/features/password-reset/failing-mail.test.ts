import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { resetCodes } from '../../platform/db/schema.ts';
import { databaseForFile } from '../../testing/for-file.ts';
import { postJson } from '../../testing/post-json.ts';
import { startSmtpInbox } from '../../testing/smtp-inbox.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { signUpTestUser } from '../../testing/test-user.ts';

const own = databaseForFile();

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

  it('uses up none of the five codes a day when it is away, with an account or without', async () => {
    const away = await startTestApp({
      database: own.database,
      environment: { SMTP_URL: 'smtp://127.0.0.1:9' },
    });
    const { email } = await signUpTestUser(away.url);
    const everyone = [email, 'nobody@example.org'];
    const ask = (url: string, asked: string) => postJson(url, 'forgot-password', { email: asked });
    try {
      for (const asked of everyone)
        for (let count = 0; count < 7; count++) expect(await ask(away.url, asked)).toMatchObject(neutral);
      // Nobody may guess at a code that its owner has not.
      expect(await own.database.$count(resetCodes)).toBe(0);
    } finally {
      await away.close();
    }
    const inbox = await startSmtpInbox();
    const back = await startTestApp({ database: own.database, environment: { SMTP_URL: inbox.url } });
    try {
      for (const asked of everyone) {
        for (let count = 0; count < 5; count++) expect(await ask(back.url, asked)).toMatchObject(neutral);
        expect((await ask(back.url, asked)).status).toBe(429);
      }
      expect((await inbox.nextTo(email)).subject).toContain('code');
    } finally {
      await back.close();
      await inbox.close();
    }
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
