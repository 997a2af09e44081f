import { describe, expect, it } from 'vitest';
import { databaseForFile, inboxForFile, serverForFile } from '../../testing/for-file.ts';
import { isFullSecurityRun } from '../../testing/full-security-run.ts';
import { postJson } from '../../testing/post-json.ts';

const password = 'correct horse battery staple';
/** Guesses at a password and at a code, and a stranger's accounts: in the short form hardly more than are let through. */
const [passwords, codes, accounts] = isFullSecurityRun ? [280, 200, 20] : [60, 60, 11];
const own = databaseForFile();
const inbox = inboxForFile();
// Behind a proxy that says for whom it asks, so that one machine can be many.
const server = serverForFile(own, () => ({
  environment: { SMTP_URL: inbox.url, TRUST_PROXY: 'on' },
}));

const from = (address: string) => {
  const post = (path: string, json: unknown) =>
    postJson(server.url, path, json, { 'x-forwarded-for': address });
  return {
    register: (email: string) => post('register', { full_name: 'A Person', email, password }),
    login: (username: string, given = password) => post('login', { username, password: given }),
    askFor: (email: string) => post('forgot-password', { email }),
    verify: (email: string, otp: string) => post('verify-otp', { email, otp }),
  };
};
const home = from('192.0.2.1');
const codeIn = (text = '') => /^ +([A-HJ-NP-Z2-9]{4})$/m.exec(text)?.[1] ?? '';
const nextCode = async (email: string) => codeIn((await inbox.nextTo(email)).text);
const another = (code: string) => (code.startsWith('A') ? 'B' : 'A') + code.slice(1);
const statuses = (replies: { status: number }[], status: number) =>
  replies.filter((reply) => reply.status === status).length;

describe('guessing at the password of one account', () => {
  it('gets 20 tries an hour from 40 networks together, at once or not, and leaves its owner alone', async () => {
    const email = 'guessed@example.org';
    await home.register(email);
    const tries = await Promise.all(
      Array.from({ length: passwords }, (_, index) =>
        from(`198.51.100.${index % 40}`).login(email, 'a wrong guess'),
      ),
    );
    expect(statuses(tries, 400)).toBe(20);
    expect(statuses(tries, 429)).toBe(passwords - 20);
    expect((await home.login(email)).status).toBe(200);
    expect((await from('198.51.100.99').login(email)).status).toBe(429);
  });

  it('from where its owner signs in gets seven tries in five minutes, those at the same moment counted', async () => {
    const email = 'neighbour@example.org';
    await home.register(email);
    const tries = await Promise.all(Array.from({ length: 50 }, () => home.login(email, 'a wrong guess')));
    expect(statuses(tries, 400)).toBe(7);
  });
});

describe('guessing at codes', () => {
  it('from many accounts of a stranger shuts the door for the stranger alone', async () => {
    const stranger = from('203.0.113.5');
    const emails = Array.from({ length: accounts }, (_, index) => `stranger-${index}@example.org`);
    for (const email of emails) {
      await stranger.register(email);
      await stranger.askFor(email);
      await nextCode(email);
    }
    const tries = await Promise.all(
      emails.flatMap((email) => Array.from({ length: 10 }, () => stranger.verify(email, 'AAAA'))),
    );
    expect(statuses(tries, 429)).toBe(10 * accounts - 100);
    expect(statuses(tries, 400)).toBe(100);

    const email = 'honest@example.org';
    await home.register(email);
    await home.askFor(email);
    expect((await home.verify(email, await nextCode(email))).status).toBe(200);
  });

  it('neither ends nor uses up the code of somebody who asked for one', async () => {
    const email = 'interrupted@example.org';
    await home.register(email);
    await home.askFor(email);
    const code = await nextCode(email);
    const stranger = from('203.0.113.6');
    await stranger.askFor(email);
    const theirs = await nextCode(email);
    const tries = await Promise.all(
      Array.from({ length: 30 }, () => stranger.verify(email, code === 'AAAA' ? 'BBBB' : 'AAAA')),
    );
    expect(statuses(tries, 400)).toBe(30);
    expect((await stranger.verify(email, code)).status).toBe(400);
    expect((await stranger.verify(email, theirs)).status).toBe(400);
    expect((await home.verify(email, another(code))).status).toBe(400);
    expect((await home.verify(email, code)).status).toBe(200);
  });

  it('leaves the codes of a day to anyone who has signed in to the account', async () => {
    const email = 'asked-for@example.org';
    await home.register(email);
    const stranger = from('203.0.113.7');
    for (let count = 0; count < 5; count++) {
      expect((await stranger.askFor(email)).status).toBe(200);
      await nextCode(email);
    }
    expect((await from('203.0.113.8').askFor(email)).status).toBe(429);
    expect((await home.askFor(email)).status).toBe(200);
    expect((await home.verify(email, await nextCode(email))).status).toBe(200);
  });

  it('lets its owner, who asked at home, enter the code on the way', async () => {
    const email = 'on-the-way@example.org';
    await home.register(email);
    await home.askFor(email);
    expect((await from('203.0.113.9').verify(email, await nextCode(email))).status).toBe(200);
  });

  it('gets five tries at a code of many at the same moment', async () => {
    const email = 'parallel@example.org';
    await home.register(email);
    await home.askFor(email);
    const code = await nextCode(email);
    const tries = await Promise.all(
      Array.from({ length: codes }, (_, index) =>
        from(`198.51.${100 + (index % 40)}.1`).verify(email, index === codes - 1 ? another(code) : 'AAAA'),
      ),
    );
    expect(tries.filter(({ status }) => status !== 400)).toEqual([]);
    const rows = await own.database.$client.query(
      'select tries, foreign_tries from reset_codes join users on users.id = user_id where email = $1',
      [email],
    );
    expect(rows.rows).toEqual([{ tries: 2, foreign_tries: 2 }]);
    expect((await home.verify(email, code)).status).toBe(200);
  });
});
