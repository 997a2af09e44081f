import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { startBalancer } from './balancer.ts';
import { callsOf, sayingSlowly, six, startWorld } from './faults/world.ts';
import { hasHaproxy, startHaproxy } from './haproxy.ts';
import { eventually } from './processes.ts';
import { signUpTestUser } from './test-user.ts';

/** docs/running.md: replicas behind a proxy without sticky sessions; the tests' own balancer where HAProxy is not installed. */
it(`replicas behind ${hasHaproxy ? 'HAProxy' : 'a balancer (needs haproxy for HAProxy itself)'} are one server, also while one of them stops`, async () => {
  const { balancer, emulator, servers } = await startWorld({
    replicas: 2,
    balance: hasHaproxy ? startHaproxy : startBalancer,
    environment: { TRUST_PROXY: '127.0.0.1' },
  });
  const user = await signUpTestUser(balancer.url);
  sayingSlowly(emulator, 'word '.repeat(20), 60);
  const streams = await Promise.all(['One?', 'Two?', 'Three?'].map((question) => user.ask(question)));
  await Promise.all(streams.map((stream) => stream.until(({ type }) => type === 'text-delta')));
  const [first] = servers;
  first?.child.kill('SIGTERM');
  // Asked at the very moment when a server begins to refuse: the proxy hands it to the other.
  const later = await user.ask('Four?', {}, { 'idempotency-key': randomUUID() });
  await later.until(({ type }) => type === 'turn-start');
  emulator.hurry();
  for (const stream of [...streams, later]) {
    let events = await stream.all();
    const begun = events.find(({ type }) => type === 'turn-start') as { turn_id: string };
    // On a machine that starves a server its turn moves to the other: who reads it follows it again, as the page does.
    while (events.at(-1)?.type !== 'turn-end') {
      console.log(`A stream ended with ${events.at(-1)?.type}, and is followed again.`);
      events = await (await user.follow(begun.turn_id)).all();
    }
  }
  expect(callsOf(emulator)).toBe(4 * six.length);
  await eventually(() => first?.child.exitCode === 0);
  const { sessions } = await user.get('/api/v1/chat/sessions/');
  expect(sessions).toHaveLength(4);
});

it('what was refused after it had an effect is not asked for once more', async () => {
  const { balancer, rows } = await startWorld({
    replicas: 2,
    balance: hasHaproxy ? startHaproxy : startBalancer,
    environment: { TRUST_PROXY: '127.0.0.1', SMTP_URL: 'smtp://127.0.0.1:9' },
  });
  const user = await signUpTestUser(balancer.url, { isVerified: false });
  const sent = await user.call('/api/v1/account/verification/', {
    method: 'POST',
    json: {},
    headers: { 'idempotency-key': 'nothing but a question has one' },
  });
  expect(sent.status).toBe(503);
  expect(await sent.json()).toMatchObject({
    message: 'The email could not be sent. Please try again later.',
  });
  expect(await rows('select * from email_links')).toHaveLength(1);
});

it.skipIf(!hasHaproxy)(
  'HAProxy keeps the figures to itself, and says so where no server is ready (needs haproxy)',
  async () => {
    const { balancer, servers } = await startWorld({ replicas: 1, balance: startHaproxy });
    for (const path of ['/metrics', '/metrics/', '/%6Detrics', '/metric%73?all', '/metrics%2F'])
      expect((await fetch(`${balancer.url}${path}`)).status, path).toBe(404);
    await servers[0]?.kill('SIGKILL');
    await eventually(async () => {
      const reply = await fetch(`${balancer.url}/healthz`);
      return reply.status === 503 && reply.headers.get('retry-after');
    });
    expect(await (await fetch(`${balancer.url}/healthz`)).json()).toMatchObject({
      code: 'unavailable',
      retryable: true,
    });
  },
);

it.skipIf(!hasHaproxy).each([
  ['nobody', {}, '127.0.0.1'],
  ['a proxy elsewhere', { SEXTANT_OUTER_PROXY: '192.0.2.0/24' }, '127.0.0.1'],
  ['who asks', { SEXTANT_OUTER_PROXY: '127.0.0.1' }, '203.0.113.9'],
])(
  'HAProxy that believes %s says for whom it asks, and lets nobody forge it (needs haproxy)',
  async (_, environment, address) => {
    const echo = createServer(({ headers }, reply) => reply.end(headers['x-forwarded-for'])).listen(0);
    await once(echo, 'listening');
    const haproxy = await startHaproxy(environment);
    onTestFinished(async () => {
      await haproxy.close();
      echo.close();
    });
    const url = `http://127.0.0.1:${(echo.address() as AddressInfo).port}`;
    haproxy.serve([url]);
    await haproxy.untilReady(url);
    const seen = async (given: string) =>
      (await fetch(haproxy.url, { headers: { 'x-forwarded-for': given } })).text();
    expect(await seen('203.0.113.9')).toBe(address);
    // What a client has said itself stands before what the outer proxy adds.
    expect(await seen('198.51.100.1, 203.0.113.9')).toBe(address);
    expect(await seen('nobody')).toBe('127.0.0.1');
  },
);

it.skipIf(!hasHaproxy)(
  'HAProxy finds a file of the web at the server of its version, and asks for nothing else twice (needs haproxy)',
  async () => {
    const asked: string[] = [];
    const serverOf = async (version: string) => {
      const files = ['/readyz', '/login', `/assets/index-${version}.js`];
      const server = createServer(({ url = '' }, reply) => {
        if (url !== '/readyz') asked.push(url);
        reply.writeHead(files.includes(url) ? 200 : 404).end(version);
      }).listen(0);
      await once(server, 'listening');
      onTestFinished(() => void server.close());
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    };
    const servers = await Promise.all(['old', 'new'].map(serverOf));
    const haproxy = await startHaproxy();
    onTestFinished(() => haproxy.close());
    haproxy.serve(servers);
    await Promise.all(servers.map((url) => haproxy.untilReady(url)));
    const statusOf = async (path: string) => (await fetch(haproxy.url + path)).status;
    for (let time = 0; time < 6; time += 1)
      for (const version of ['old', 'new'])
        expect(await statusOf(`/assets/index-${version}.js`), version).toBe(200);
    expect(await statusOf('/assets/index-none.js')).toBe(404);
    asked.length = 0;
    expect(await statusOf('/api/v1/chat/sessions/none/')).toBe(404);
    expect(asked).toHaveLength(1);
  },
);
