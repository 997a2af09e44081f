import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const right = Date.parse('2026-11-29T12:00:00.300Z');

/** A device whose clock is so far ahead of the server's, which replies after a while. */
async function deviceAhead(ahead: number) {
  vi.setSystemTime(right + ahead);
  const { fetchTimed } = await import('./call.ts');
  const { serverNow } = await import('./server-clock.ts');
  const ask = async (headers: (now: Date) => HeadersInit, took = 200) => {
    vi.stubGlobal('fetch', async () => {
      vi.setSystemTime(Date.now() + took);
      return new Response('', { headers: headers(new Date(Date.now() - ahead)) });
    });
    await fetchTimed('/');
  };
  return { ask, off: () => serverNow() - (Date.now() - ahead) };
}
const told = (now: Date) => ({ date: now.toUTCString() });

test('a clock that is right is left as it is, however long replies take', async () => {
  const { ask, off } = await deviceAhead(0);
  for (const took of [0, 200, 900, 20_000]) {
    await ask(told, took);
    expect(off()).toBe(0);
  }
});

test.each([600_000, -600_000, 3_000])(
  'a clock that is %i ms ahead is put right, nearer with each reply',
  async (ahead) => {
    const { ask, off } = await deviceAhead(ahead);
    expect(off()).toBe(ahead);
    let before = Infinity;
    for (const took of [900, 350, 120, 777, 40]) {
      await ask(told, took);
      expect(Math.abs(off())).toBeLessThanOrEqual(Math.min(before, 2_000));
      before = Math.abs(off());
    }
    expect(before).toBeLessThan(800);
  },
);

test('a reply that does not tell the time, or no time at all, changes nothing', async () => {
  const { ask, off } = await deviceAhead(600_000);
  await ask(told);
  const before = off();
  await ask(() => ({}));
  await ask(() => ({ date: 'soon' }));
  expect(off()).toBe(before);
});
