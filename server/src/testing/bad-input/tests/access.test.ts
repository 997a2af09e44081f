import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { badTokens } from '../bad-tokens.ts';
import { callOf, idOf, plausibleCall, send, table } from '../calls.ts';
import { makeGood } from '../good-calls.ts';
import { createWorld, type World } from '../world.ts';

let world: World;
let authorizations: Record<string, string>;
let tried = 0;
beforeAll(async () => {
  world = await createWorld();
  const bad = await badTokens(world);
  authorizations = {
    anonymous: '',
    expired: bad['an expired one'] ?? '',
    forged: bad['a forged one'] ?? '',
    'signed out': bad['one of a sign-in that has ended'] ?? '',
  };
});
afterAll(async () => {
  console.info(
    `every route for owner, other, anonymous, expired, forged, signed out: ${tried} calls of ${table.length} routes`,
  );
  await world?.close();
});

/** What no one but its owner may see. */
const secretsOf = ({ reader }: World) => [reader.user.email, reader.sessionId, reader.turnId];

describe.each(table.filter(([, { streams }]) => !streams))('%s', (name, contract) => {
  it('is for its owner, and for no one who is not', async () => {
    const [plausible = {}] = fc.sample(plausibleCall(contract, world.reader), { numRuns: 1, seed: 7 });
    const good = callOf(contract, await makeGood(name, world, plausible));
    const { authorization: own, ...headers } = good.headers as Record<string, string>;
    const as = (authorization: string) => {
      tried += 1;
      return send(world.server.app, {
        ...good,
        headers: { ...headers, ...(authorization && { authorization }) },
      });
    };
    if (contract.access === 'user') {
      for (const [who, authorization] of Object.entries(authorizations))
        expect((await as(authorization)).statusCode, who).toBe(401);
      const other = await as(`Bearer ${world.stranger.user.access}`);
      const isOwned = contract.path.includes('/:id/') && !contract.path.includes('/:source/');
      if (isOwned) expect(other.statusCode).toBe(404);
      for (const secret of secretsOf(world)) expect(other.body).not.toContain(secret);
    }
    const reply = await as(own ?? '');
    expect(reply.statusCode, reply.body).toBeLessThan(300);
    // What anybody may call does not ask who calls.
    if (contract.access !== 'user' && contract.method === 'GET')
      for (const authorization of Object.values(authorizations))
        expect((await as(authorization)).statusCode).toBe(reply.statusCode);
  });
});

describe.each(table.filter(([, { streams }]) => streams))('%s', (_name, contract) => {
  it('is for its owner, and for no one who is not', async () => {
    const [plausible = {}] = fc.sample(plausibleCall(contract, world.reader), { numRuns: 1, seed: 7 });
    const bearers = { ...authorizations, other: `Bearer ${world.stranger.user.access}` };
    for (const [who, authorization] of Object.entries(bearers)) {
      tried += 1;
      const call = callOf(contract, {
        ...plausible,
        id: idOf(contract, world.reader),
        access: undefined as never,
      });
      const isOwned = contract.path.includes('/:id/');
      if (who === 'other' && !isOwned) continue;
      const reply = await send(world.server.app, {
        ...call,
        headers: { ...call.headers, ...(authorization && { authorization }) },
      });
      expect(reply.statusCode, who).toBe(who === 'other' ? 404 : 401);
    }
  });
});
