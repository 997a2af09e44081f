import type { RouteContract } from '@sextant/contracts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BadBody, badBody, everyBadBody } from '../../arbitraries/bad-bodies.ts';
import { callOf, idOf, sendWatched, table } from '../calls.ts';
import { expectRefusal, expectSound } from '../expect-refusal.ts';
import { createWorld, type World } from '../world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world?.close());

/** Whether the contract takes the bytes as they are: then the call may well succeed. */
function isValid(contract: RouteContract, { contentType, payload }: BadBody): boolean {
  if (!contentType?.startsWith('application/json')) return false;
  try {
    const bytes = typeof payload === 'string' ? Buffer.from(payload) : payload;
    return contract.body?.safeParse(JSON.parse(bytes.toString())).success ?? false;
  } catch {
    return false;
  }
}

async function sendBody(contract: RouteContract, bad: BadBody): Promise<void> {
  const { flaw, contentType, payload } = bad;
  const { reader } = world;
  const call = callOf(contract, {
    id: idOf(contract, reader),
    ...(contract.access === 'user' && { access: reader.user.access }),
    headers: contentType === undefined ? {} : { 'content-type': contentType },
  });
  const reply = await sendWatched(world, { ...call, payload });
  const story = `${contract.method} ${contract.path} with ${flaw}`;
  if (isValid(contract, bad)) expectSound(reply, story);
  else expectRefusal(reply, story);
}

describe.each(table.filter(([, { body, consumes }]) => body && !consumes))('%s', (_name, contract) => {
  const { body } = contract;
  if (!body) throw new Error('only routes with a body are here');

  it('refuses every known flaw in its body', async () => {
    for (const bad of everyBadBody(body, 1)) await sendBody(contract, bad);
  });

  it('refuses whatever else is wrong with its body', async () => {
    await fc.assert(
      fc.asyncProperty(badBody(body), (bad) => sendBody(contract, bad)),
      { numRuns: 40 },
    );
  });
});

it('takes a body of JSON by its own name alone', async () => {
  for (const [name, contract] of table.filter(([, { body, consumes }]) => body && !consumes))
    for (const contentType of ['text/plain', 'text/plain; charset=utf-8', 'text/html', 'application/xml']) {
      const { id, access } = { id: idOf(contract, world.reader), access: world.reader.user.access };
      const reply = await sendWatched(world, {
        ...callOf(contract, { id, access, headers: { 'content-type': contentType } }),
        payload: '{}',
      });
      expectRefusal(reply, `${name} as ${contentType}`);
      expect([reply.statusCode, reply.json().code], name).toEqual([415, 'unsupported-media-type']);
    }
});

it('has a flaw to try for every route that takes a body', () => {
  for (const [name, { body, consumes }] of table)
    if (body && !consumes) expect(everyBadBody(body, 1).length, name).toBeGreaterThan(20);
});
