import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

/** A queue of four at once and two of one person, and work for it that ends when it is told to. */
function queueWithWork() {
  const queue = createFairQueue({ atOnce: 4, each: 2, maxWaiting: 50, message: 'Too many' });
  const underWay: (() => void)[] = [];
  let most = 0;
  const work = () =>
    new Promise<void>((resolve) => {
      underWay.push(resolve);
      most = Math.max(most, underWay.length);
    });
  return {
    ask: (key: string, signal?: AbortSignal) => queue.run(key, work, signal),
    endFirst: () => underWay.shift()?.(),
    count: () => underWay.length,
    most: () => most,
  };
}

/** Long enough for whatever may begin now. */
async function settled() {
  for (let turn = 0; turn < 5; turn += 1) await setImmediate();
}

it('begins no more for who asks and leaves again and again than for who stays', async () => {
  const { ask, count, endFirst, most } = queueWithWork();
  for (let round = 0; round < 20; round += 1) {
    const left = new AbortController();
    const asked = ask('ada', left.signal);
    await settled();
    left.abort(new Error('left'));
    await expect(asked).rejects.toThrow('left');
  }
  expect(count()).toBe(2);
  // Who has left the line is not in it any more.
  const last = ask('ada');
  const others = [ask('grace'), ask('grace')];
  await settled();
  expect(count()).toBe(4);
  endFirst();
  await settled();
  expect([count(), most()]).toEqual([4, 4]);
  for (let ended = 0; ended < 4; ended += 1) endFirst();
  await Promise.all([last, ...others]);
});

it('refuses who has too many in line, and takes more once those have left', async () => {
  const { ask, endFirst } = queueWithWork();
  const staying = [ask('ada'), ask('ada')];
  const left = new AbortController();
  const waiting = Array.from({ length: 50 }, () => ask('ada', left.signal));
  await expect(ask('ada')).rejects.toMatchObject({ code: 'rate-limited' });
  left.abort(new Error('left'));
  for (const one of waiting) await expect(one).rejects.toThrow('left');
  const next = ask('ada');
  await settled();
  for (let ended = 0; ended < 2; ended += 1) endFirst();
  await Promise.all(staying);
  await settled();
  endFirst();
  await next;
});
