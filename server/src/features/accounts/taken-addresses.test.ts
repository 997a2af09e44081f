import { describe, expect, it } from 'vitest';
import { widerNetworkOf } from '../../platform/plugins/network-of.ts';
import { databaseForFile, serverForFile } from '../../testing/for-file.ts';
import { postJson } from '../../testing/post-json.ts';

const own = databaseForFile();
// Behind a proxy that says for whom it asks, so that one machine can be many.
const server = serverForFile(own, () => ({ environment: { TRUST_PROXY: 'on' } }));

const register = (address: string, email: string) =>
  postJson(
    server.url,
    'register',
    { full_name: 'A Person', email, password: 'correct horse battery staple' },
    { 'x-forwarded-for': address },
  );

describe('registering an address that has an account', () => {
  it('is told as the specification says, twenty times an hour to a network, at once or not', async () => {
    await register('192.0.2.1', 'taken@example.org');
    const probes = await Promise.all(
      Array.from({ length: 60 }, () => register('198.51.100.1', 'taken@example.org')),
    );
    expect(probes.filter(({ body }) => body.message === 'User with this email already exists.')).toHaveLength(
      20,
    );
    expect(probes.filter(({ status }) => status === 429)).toHaveLength(40);
    // Neither is told by silence which ones are free.
    expect((await register('198.51.100.1', 'free@example.org')).status).toBe(429);
    expect((await register('203.0.113.1', 'free@example.org')).status).toBe(200);
  });

  it('is told so to one network whatever port its proxy names behind the address', async () => {
    await register('192.0.2.1', 'ported@example.org');
    const tried = async (addressOf: (port: number) => string) => {
      const replies = [];
      for (let port = 50_000; port < 50_025; port++)
        replies.push(await register(addressOf(port), 'ported@example.org'));
      return replies.filter(({ body }) => body.code === 'email-taken').length;
    };
    expect(await tried((port) => `198.51.100.9:${port}`)).toBe(20);
    expect(await tried((port) => `[2001:db8:9::1]:${port}`)).toBe(20);
  });

  it('is told forty times a day to all networks that lie side by side', async () => {
    await register('192.0.2.1', 'known@example.org');
    const probes = [];
    for (let index = 0; index < 50; index++)
      probes.push(await register(`2001:db8:1:${index.toString(16)}::1`, 'known@example.org'));
    expect(probes.filter(({ body }) => body.code === 'email-taken')).toHaveLength(40);
    expect((await register('2001:db8:2::1', 'known@example.org')).body.code).toBe('email-taken');
  });

  it('does not count new accounts', async () => {
    const replies = [];
    for (let index = 0; index < 25; index++)
      replies.push(await register('192.0.2.77', `new-${index}@example.org`));
    expect(replies.every(({ status }) => status === 200)).toBe(true);
  });

  it('refuses nobody of a network whose people make their accounts all at once', async () => {
    const replies = await Promise.all(
      Array.from({ length: 60 }, (_, index) => register('198.18.7.1', `student-${index}@example.org`)),
    );
    expect(replies.filter(({ status }) => status !== 200)).toEqual([]);
  });
});

it('takes networks side by side for one', () => {
  expect(widerNetworkOf('192.0.2.7')).toBe('192.0.2.0/24');
  expect(widerNetworkOf('::ffff:192.0.2.7')).toBe('192.0.2.0/24');
  expect(widerNetworkOf('2001:db8:1:2::3')).toBe('2001:db8:1::/48');
  expect(widerNetworkOf('2001:DB8::3')).toBe('2001:db8:0::/48');
  expect(widerNetworkOf('::1')).toBe('0:0:0::/48');
  expect(widerNetworkOf('192.0.2.7:50001')).toBe('192.0.2.0/24');
  expect(widerNetworkOf('[2001:db8:1:2::3]:50001')).toBe('2001:db8:1::/48');
  expect(widerNetworkOf('[2001:db8:1:2::3]')).toBe('2001:db8:1::/48');
});
