import { type RouteContract, type RouteName, routes, turnEvent } from '@sextant/contracts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEvents } from '../../event-client.ts';
import { callOf, plausibleCall, send, table } from '../calls.ts';
import { makeGood } from '../good-calls.ts';
import { createWorld, type World } from '../world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world?.close());

/** Addresses that are no calls: figures for the operator, and the documentation itself. */
const besidesTheTable = [/^\/metrics$/, /^\/api\/docs/];

it('serves the whole table, and nothing of the API beside it', () => {
  const { routeList } = world.server.app;
  const served = routeList.filter(({ isInTable, method }) => isInTable && method !== 'HEAD');
  expect(served.map(({ method, url }) => `${method} ${url}`).sort()).toEqual(
    table.map(([, { method, path }]) => `${method} ${path}`).sort(),
  );
  const unknown = routeList
    .filter(({ isInTable, url }) => !isInTable && /^\/(api|healthz|readyz|metrics)/.test(url))
    .filter(({ url }) => !besidesTheTable.some((pattern) => pattern.test(url)));
  expect(unknown).toEqual([]);
});

/** Asking engines takes seconds, and a person may ask 30 times a minute. */
const runs: Partial<Record<RouteName, number>> = { chat: 3, retryEngine: 2, deleteSession: 2, config: 1 };

describe.each(table.filter(([, { reply, streams }]) => reply || !streams))('%s', (name, contract) => {
  it('takes every good call and answers as its contract says', async () => {
    await fc.assert(
      fc.asyncProperty(plausibleCall(contract, world.reader), async (plausible) => {
        const call = callOf(contract, await makeGood(name, world, plausible));
        const reply = await send(world.server.app, call);
        const story = `${JSON.stringify(call.payload)} ${String(call.url)}: ${reply.body}`;
        expect(reply.statusCode, story).toBe(contract.reply || contract.produces ? 200 : 204);
        if (contract.produces) expect([contract.produces].flat()).toContain(reply.headers['content-type']);
        if (!contract.reply) return;
        const body = reply.json();
        // Nothing missing, nothing wrong, and nothing that the contract does not know.
        expect(contract.reply.parse(body), story).toEqual(body);
      }),
      { numRuns: runs[name] ?? 5 },
    );
  });
});

/** Reads all that a call streams, and sees that the contract knows each event. */
async function streamed(call: ReturnType<typeof callOf>, contract: RouteContract) {
  const { headers, method, payload, url } = call;
  const reader = await readEvents(world.server.url + String(url), {
    method: String(method),
    headers: headers as Record<string, string>,
    ...(payload !== undefined && { body: String(payload) }),
  });
  const { headers: replied, status } = reader.response;
  expect(`${status} ${replied.get('content-type')}`, contract.path).toMatch('200 text/event-stream');
  const events = await reader.all();
  expect(events.at(-1)?.type).toBe('turn-end');
  for (const event of events) expect(turnEvent.parse(event)).toEqual(event);
}

describe.each(table.filter(([, { streams }]) => streams))('%s', (name, contract) => {
  it('streams the events of the contract', async () => {
    await fc.assert(
      fc.asyncProperty(plausibleCall(contract, world.reader), async (plausible) => {
        await streamed(callOf(contract, await makeGood(name, world, plausible)), contract);
      }),
      // Asked once more, each time, a question would meet the limit, and that would be told instead of what was amiss.
      { endOnFailure: true, numRuns: 3 },
    );
  });
});

it.each(['\u2028', '\u2029', '\u0085', '\r', '\r\n\r\n'])(
  'streams a question that has %j in it',
  async (end) => {
    const body = { input_text: `Does aspirin${end}prevent${end}cancer?${end}` };
    const { access } = world.stranger.user;
    await streamed(callOf(routes.chat, { access, body }), routes.chat);
  },
);
