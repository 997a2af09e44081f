import fc from 'fast-check';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deriveKey } from '../../../platform/tokens/derive-key.ts';
import { testAppSecret } from '../../test-app.ts';
import { badTokens } from '../bad-tokens.ts';
import { callOf, idOf, plausibleCall, sendWatched, table } from '../calls.ts';
import { expectRefusal } from '../expect-refusal.ts';
import { createWorld, type World } from '../world.ts';

let world: World;
let tokens: Record<string, string>;

beforeAll(async () => {
  world = await createWorld();
  tokens = await badTokens(world);
});
afterAll(() => world?.close());

it('takes a token of this making when it is right', async () => {
  const { sub, sid } = JSON.parse(
    Buffer.from(world.reader.user.access.split('.')[1] ?? '', 'base64url').toString(),
  );
  const token = await new SignJWT({ sub, sid, iss: 'sextant', aud: 'sextant-api' })
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(deriveKey(testAppSecret, 'access-token'));
  const reply = await sendWatched(world, {
    url: '/api/v1/chat/sessions/',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(reply.statusCode).toBe(200);
});

describe.each(table.filter(([, { access }]) => access === 'user'))('%s', (_name, contract) => {
  it('lets no one in without a token that is right, and says the same to all', async () => {
    const [parts = {}] = fc.sample(plausibleCall(contract, world.reader), { numRuns: 1, seed: 1 });
    for (const [kind, authorization] of Object.entries(tokens)) {
      const call = callOf(contract, {
        ...parts,
        id: idOf(contract, world.reader),
        access: undefined as never,
      });
      const reply = await sendWatched(world, {
        ...call,
        headers: { ...call.headers, ...(authorization && { authorization }) },
      });
      expectRefusal(reply, `${contract.path} with ${kind}`);
      expect([reply.statusCode, reply.json().code], kind).toEqual([401, 'unauthenticated']);
      expect(reply.headers['www-authenticate'], kind).toMatch(/^Bearer/);
    }
  });
});
