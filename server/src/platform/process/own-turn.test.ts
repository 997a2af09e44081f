import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { ownTurn } from './own-turn.ts';

function work(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

test('who waits is served between what many begin at once, each in its order', async () => {
  const served: (number | 'another')[] = [];
  const many = Array.from({ length: 40 }, async (_, index) => {
    await ownTurn();
    work(2);
    served.push(index);
  });
  const another = setTimeout(1).then(() => served.push('another'));
  await Promise.all([...many, another]);
  expect(served.filter((one) => one !== 'another')).toEqual(Array.from({ length: 40 }, (_, index) => index));
  expect(served.indexOf('another')).toBeLessThan(20);
  await ownTurn();
});

test('what follows from a turn at once belongs to it, however many steps later', async () => {
  const served: number[] = [];
  let left = 60;
  const many = Array.from({ length: left }, async () => {
    await ownTurn();
    // As a chunk that goes from one stream to the next, and is read at the last of them.
    for (let step = 0; step < 10; step += 1) await null;
    work(2);
    left -= 1;
  });
  const look = () => {
    served.push(left);
    if (left > 0) setImmediate(look);
  };
  setImmediate(look);
  await Promise.all(many);
  const inOneGo = served.map((after, index) => (served[index - 1] ?? 60) - after);
  expect(Math.max(...inOneGo)).toBeLessThan(10);
});
