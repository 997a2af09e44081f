import { setTimeout as delay } from 'node:timers/promises';
import type { chatReply } from '@sextant/contracts';
import { expect, it } from 'vitest';
import type { z } from 'zod';
import { type Balancer, startBalancer } from '../balancer.ts';
import { hasHaproxy, startHaproxy } from '../haproxy.ts';
import { eventually } from '../processes.ts';
import { signUpTestUser, type TestUser, userOn } from '../test-user.ts';
import { times } from './scale.ts';
import { callsOf, Persistent, sayingSlowly, six, startWorld } from './world.ts';

/** Stopping in good order, as every new version makes a server do. */

const readers = times('ROLLING_READERS', 4, 12);
const rounds = times('ROLLING_ROUNDS', 1, 3);
const text = 'word '.repeat(40);

it('a server that is told to stop is not ready at once, takes no question, and finishes those in flight', async () => {
  const { emulator, servers, rows } = await startWorld({ replicas: 1 });
  const [server] = servers as [(typeof servers)[0]];
  const user = await signUpTestUser(server.url);
  sayingSlowly(emulator, text, 60);
  const stream = await user.ask('Is this finished?');
  await stream.until(({ type }) => type === 'text-delta');
  const reply = user.post('/api/v1/chat/', { input_text: 'And is this?' });
  await eventually(() => callsOf(emulator) === 12);
  server.child.kill('SIGTERM');
  await eventually(async () => (await fetch(`${server.url}/readyz`)).status === 503);
  const refused = await user.call('/api/v1/chat/', { method: 'POST', json: { input_text: 'And this?' } });
  expect(refused.status).toBe(503);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(refused.headers.get('connection')).toBe('close');
  expect(await refused.json()).toMatchObject({ code: 'unavailable', retryable: true });
  // What is no question is answered as ever.
  expect((await user.call('/api/v1/chat/sessions/')).status).toBe(200);
  emulator.hurry();
  expect((await stream.all()).at(-1)?.type).toBe('turn-end');
  const { responses } = (await reply) as z.infer<typeof chatReply>;
  for (const engine of six) expect(responses[engine]).toBe(`${engine}: ${text}`);
  await eventually(() => server.child.exitCode === 0);
  expect(callsOf(emulator)).toBe(12);
  expect(await rows('select distinct attempt, crashes from answers')).toEqual([{ attempt: 1, crashes: 0 }]);
});

it('what is not finished in time is handed over with its text, and who waits for a reply gets it', async () => {
  const world = await startWorld({ replicas: 2, environment: { DRAIN_SECONDS: '2' } });
  const { emulator, servers, rows } = world;
  const [first, second] = servers as [(typeof servers)[0], (typeof servers)[0]];
  const user = await signUpTestUser(first.url);
  sayingSlowly(emulator, text, 60);
  emulator.script('claude', { text: 'Finished long ago.' });
  const stream = await user.ask('Who goes on with this?');
  const { turn_id } = (await stream.until(({ type }) => type === 'turn-start')) as { turn_id: string };
  await stream.until((event) => event.type === 'answer-end' && event.answer.engine === 'claude');
  const reply = user.post('/api/v1/chat/', { input_text: 'Who answers this?' });
  await eventually(() => callsOf(emulator) === 12);
  first.child.kill('SIGTERM');
  await stream.all();
  const elsewhere = await userOn(second.url, user).follow(turn_id);
  const snapshot = await elsewhere.until((event) => event.type === 'turn-snapshot');
  // The text that was told is there, and nothing that was finished is asked again.
  if (snapshot.type === 'turn-snapshot')
    for (const { engine, text: kept } of snapshot.turn.answers) {
      const wanted = engine === 'claude' ? 'Finished long ago.' : `${engine}: ${text}`;
      expect(wanted.startsWith(kept) && kept.length > 0).toBe(true);
    }
  await elsewhere.until((event) => event.type === 'answer-start' && event.answer.attempt === 2);
  emulator.hurry();
  expect((await elsewhere.all()).at(-1)?.type).toBe('turn-end');
  const { responses } = (await reply) as z.infer<typeof chatReply>;
  expect(responses.xai).toBe(`xai: ${text}`);
  expect(emulator.requests('claude')).toHaveLength(2);
  expect(await rows('select max(crashes) as crashes from answers')).toEqual([{ crashes: 0 }]);
  await eventually(() => first.child.exitCode === 0);
});

for (const isHasty of [false, true])
  it(`who waits for a reply in vain is told so when the only process ends${isHasty ? ' in haste' : ''}`, async () => {
    const world = await startWorld({ replicas: 1, environment: { DRAIN_SECONDS: '1' } });
    const { emulator, servers } = world;
    const [server] = servers as [(typeof servers)[0]];
    const user = await signUpTestUser(server.url);
    sayingSlowly(emulator, text, 60);
    const asked = ['Who', 'answers', 'these?'].map((input_text) =>
      user.call('/api/v1/chat/', { method: 'POST', json: { input_text } }),
    );
    await eventually(() => callsOf(emulator) === 6 * asked.length);
    server.child.kill('SIGTERM');
    if (isHasty) {
      await delay(700);
      server.child.kill('SIGTERM');
    }
    for (const reply of await Promise.all(asked)) {
      expect([reply.status, await reply.json()]).toMatchObject([
        503,
        { code: 'unavailable', retryable: true },
      ]);
      expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    await eventually(() => server.child.exitCode === 0);
  });

/** HAProxy with the settings of `deploy/`, and what stands in for it where there is none. */
const balancers = [
  { name: 'the tests’ own balancer', balance: startBalancer, isThere: true },
  { name: 'HAProxy (needs haproxy)', balance: startHaproxy, isThere: hasHaproxy },
];

for (const { name, balance, isThere } of balancers)
  it.skipIf(!isThere)(
    `a rolling restart of three processes under load behind ${name} fails no request and pays no engine twice`,
    () => restartUnderLoad(balance),
  );

async function restartUnderLoad(balance: () => Promise<Balancer>): Promise<void> {
  const world = await startWorld({ replicas: 3, balance, environment: { TRUST_PROXY: '127.0.0.1' } });
  const { balancer, emulator, servers } = world;
  sayingSlowly(emulator, text, 3);
  let isOver = false;
  let asked = 0;
  const failures: string[] = [];
  const loads = Array.from({ length: readers }, async (_, at) => {
    const user = await signUpTestUser(balancer.url);
    while (!isOver) {
      // At most 30 questions a minute are anybody's.
      await Promise.all([load(user, at), delay(2_100)]);
    }
  });
  async function load(user: TestUser, at: number): Promise<void> {
    asked += 1;
    if (at % 4 === 0) {
      const reply = await user.call('/api/v1/chat/', { method: 'POST', json: { input_text: 'As JSON?' } });
      if (!reply.ok) {
        failures.push(`JSON: ${reply.status} ${await reply.text()}`);
        return;
      }
      const { responses } = (await reply.json()) as z.infer<typeof chatReply>;
      for (const engine of six)
        if (responses[engine] !== `${engine}: ${text}`) failures.push(`JSON: ${engine} said something else`);
      return;
    }
    const one = new Persistent(user);
    const shown = await one.ask('As events?');
    failures.push(...one.failures.map((why) => `stream: ${why}`));
    failures.push(...one.breaks.map((how) => `stream: broken, ${how}`));
    for (const engine of six)
      if (shown[engine] !== `${engine}: ${text}`)
        failures.push(`stream: ${engine} was shown as something else`);
    const sessions = await user.call('/api/v1/chat/sessions/');
    if (!sessions.ok) failures.push(`sessions: ${sessions.status}`);
  }
  await delay(2_000);
  for (let round = 0; round < rounds; round += 1)
    for (const place of servers.keys()) {
      const old = servers[place] as (typeof servers)[0];
      old.child.kill('SIGTERM');
      await eventually(() => old.child.exitCode !== null, 120_000);
      expect(old.child.exitCode).toBe(0);
      await balancer.untilReady((await world.restart(place)).url);
    }
  isOver = true;
  await Promise.all(loads);
  console.log(
    `rolling restart: ${asked} questions, ${callsOf(emulator)} calls of engines, ${failures.length} failures`,
  );
  expect(failures).toEqual([]);
  expect(callsOf(emulator) / (six.length * asked)).toBeLessThanOrEqual(1.02);
}
