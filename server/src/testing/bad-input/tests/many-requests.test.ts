import type { RouteContract } from '@sextant/contracts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BadBody, badBody } from '../../arbitraries/bad-bodies.ts';
import { isFullSecurityRun } from '../../full-security-run.ts';
import { callOf, idOf, send, table } from '../calls.ts';
import { expectSound } from '../expect-refusal.ts';
import { createWorld, type World } from '../world.ts';

/** Bad requests, from as many networks. */
const requests = isFullSecurityRun ? 100_000 : 2_000;
const atOnce = 50;

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world?.close());

/** Whether the contract takes it all the same: then it might well do something. */
const isValid = ({ body }: RouteContract, { payload }: BadBody): boolean => {
  try {
    return body?.safeParse(JSON.parse(String(payload))).success ?? false;
  } catch {
    return false;
  }
};

it(`refuses ${requests.toLocaleString('en')} bad requests, keeps nothing of them and grows by little`, {
  timeout: 3_600_000,
}, async () => {
  const routes = table.map(([, contract]) => contract).filter(({ body, consumes }) => body && !consumes);
  const samples = routes.map((contract) => ({
    contract,
    bodies: fc.sample(badBody(contract.body as NonNullable<RouteContract['body']>), { numRuns: 400 }),
  }));
  const before = await world.countRows();
  const memory: number[] = [];
  let slowest = 0;
  const statuses = new Map<number, number>();
  let sent = 0;
  const sendNext = async (): Promise<void> => {
    while (sent < requests) {
      const at = sent++;
      const { bodies, contract } = samples[at % samples.length] as (typeof samples)[number];
      const bad = bodies[Math.floor(at / samples.length) % bodies.length] as BadBody;
      if (isValid(contract, bad)) continue;
      const began = performance.now();
      const reply = await send(world.server.app, {
        ...callOf(contract, {
          id: idOf(contract, world.reader),
          ...(contract.access === 'user' && { access: world.reader.user.access }),
          headers: bad.contentType === undefined ? {} : { 'content-type': bad.contentType },
        }),
        payload: bad.payload,
      });
      slowest = Math.max(slowest, performance.now() - began);
      expectSound(reply, `${contract.path} with ${bad.flaw}`);
      statuses.set(reply.statusCode, (statuses.get(reply.statusCode) ?? 0) + 1);
      if (at % 500 === 0) memory.push(process.memoryUsage().heapUsed);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, sendNext));
  const [least, last] = [Math.min(...memory), Math.min(...memory.slice(-10))];
  console.info(
    `${sent} bad requests: ${[...statuses]
      .sort()
      .map(([status, count]) => `${count} × ${status}`)
      .join(
        ', ',
      )}; the slowest ${Math.round(slowest)} ms; heap ${Math.round(least / 2 ** 20)} to ${Math.round(last / 2 ** 20)} MB`,
  );
  for (const status of statuses.keys()) expect(status).toBeLessThan(500);
  expect(await world.countRows()).toEqual(before);
  expect((await send(world.server.app, { url: '/api/v1/config/' })).statusCode).toBe(200);
});
