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
