import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callOf, idOf, plausibleCall, sendWatched, table } from '../calls.ts';
import { expectRefusal, expectSound } from '../expect-refusal.ts';
import { createWorld, type World } from '../world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world?.close());

/** Path segments that are no id of anything, as they stand in an address. */
const malformedIds = [
  '1',
  'null',
  'undefined',
  '__proto__',
  'constructor',
  '%00',
  '%20',
  '%F0%9F%A7%AC',
  '%27%3B%20drop%20table%20users%3B%20--',
  '..%2f..%2fetc%2fpasswd',
  'ffffffff-ffff-ffff-ffff-fffffffffffg',
  `${randomUUID()}0`,
  `{${randomUUID()}}`,
  randomUUID().replaceAll('-', ''),
  'a'.repeat(500),
  'a'.repeat(5_000),
];

describe.each(table.filter(([, { params }]) => params))('%s', (_name, contract) => {
  const partsFor = (id: string) => {
    const [parts = {}] = fc.sample(plausibleCall(contract, world.reader), { numRuns: 1, seed: 1 });
    return callOf(contract, { ...parts, source: 'rcsb', id });
  };

  it('refuses what is no id', async () => {
    for (const id of malformedIds) {
      const reply = await sendWatched(world, partsFor(id));
      expectRefusal(reply, `${contract.path} with id ${id}`);
      expect([400, 404, 405], `${contract.path} with id ${id}`).toContain(reply.statusCode);
    }
  });

  // What a data bank holds, or anyone who has the link may see, belongs to no one.
  const isOwned =
    contract.access === 'user' && contract.path.includes('/:id/') && !contract.path.includes('/:source/');
  it.runIf(isOwned)("answers another person's id as it answers one that no one has", async () => {
    const theirs = await sendWatched(world, partsFor(idOf(contract, world.stranger)));
    const nobodys = await sendWatched(world, partsFor(randomUUID()));
    expectRefusal(theirs, contract.path);
    expect(theirs.statusCode).toBe(404);
    expect([theirs.statusCode, theirs.json()]).toEqual([nobodys.statusCode, nobodys.json()]);
  });
});

it("does not go on with another person's session", async () => {
  const ask = (session_id: string) =>
    sendWatched(world, {
      method: 'POST',
      url: '/api/v1/chat/',
      headers: { authorization: `Bearer ${world.reader.user.access}` },
      payload: { input_text: 'And in children?', session_id },
    });
  const theirs = await ask(world.stranger.sessionId);
  const nobodys = await ask(randomUUID());
  expectRefusal(theirs, 'chat');
  expect([theirs.statusCode, theirs.json()]).toEqual([nobodys.statusCode, nobodys.json()]);
});

const oddValues = [
  '',
  '0',
  '-1',
  '1.5',
  '1e9',
  'NaN',
  'Infinity',
  'abc',
  'null',
  '[]',
  '%00',
  '%ff',
  '%ED%A0%80',
  '%',
  '%zz',
  '%F0%9F%A7%AC',
  '%27%20or%201%3D1--',
  '%25',
  '*',
  '(',
  '%5C',
  `${'x'.repeat(3_000)}`,
  Buffer.from('{"at":null}').toString('base64url'),
  Buffer.from('[1,2]').toString('base64url'),
];

const oddQueries = [
  '%',
  '&&==',
  '=',
  '__proto__=1',
  'constructor[prototype]=1',
  'q[]=1',
  'a&a&a',
  `${'a=1&'.repeat(2_000)}`,
];

describe.each(table.filter(([, { query }]) => query))('%s', (_name, contract) => {
  const names = () => Object.keys((contract.query as { shape?: object })?.shape ?? {});
  const send = (search: string) => {
    const call = callOf(contract, { id: idOf(contract, world.reader), access: world.reader.user.access });
    return sendWatched(world, { ...call, url: `${String(call.url)}?${search}` });
  };

  // The page of a later version may say more, and is answered by this one while servers are renewed one after another.
  it('passes over a parameter that it does not know', () => {
    const issues = contract.query?.safeParse({ of_a_later_version: '1' }).error?.issues ?? [];
    expect(issues.map(({ code }) => code)).not.toContain('unrecognized_keys');
  });

  it('has parameters to try', () => {
    expect(names().length).toBeGreaterThan(0);
  });

  it('survives odd queries', async () => {
    const odd = names().flatMap((name) => [
      ...oddValues.map((value) => `${name}=${value}`),
      `${name}=1&${name}=2`,
      name,
    ]);
    for (const search of [...oddQueries, ...odd])
      expectSound(await send(search), `${contract.path}?${search}`);
  });

  it('refuses what its contract refuses', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...names()),
        fc.string({ unit: 'binary', maxLength: 40 }),
        async (name, value) => {
          fc.pre(value.isWellFormed());
          const reply = await send(new URLSearchParams({ [name]: value }).toString());
          const story = `${contract.path} with ${name} ${JSON.stringify(value)}`;
          if (contract.query?.safeParse({ [name]: value }).success) expectSound(reply, story);
          else expectRefusal(reply, story);
        },
      ),
      { numRuns: 50 },
    );
  });
});
