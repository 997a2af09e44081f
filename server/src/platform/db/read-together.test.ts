import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { readTogether } from './read-together.ts';

it('asks once for all that are asked for at the same moment, and again for who comes later', async () => {
  const asked: string[][] = [];
  const look = readTogether(async (keys) => {
    asked.push(keys);
    await setImmediate();
    return new Map(keys.filter((key) => key !== 'nobody').map((key) => [key, `row of ${key}`]));
  });
  const first = [look('ada'), look('grace'), look('ada'), look('nobody')];
  await setImmediate();
  // Sent already, and not answered yet: it may not know what has changed since.
  const later = look('ada');
  expect(await Promise.all(first)).toEqual(['row of ada', 'row of grace', 'row of ada', undefined]);
  expect(await later).toBe('row of ada');
  expect(asked).toEqual([['ada', 'grace', 'nobody'], ['ada']]);
});

it('fails those alone who asked at that moment', async () => {
  let isAway = true;
  const look = readTogether(async (keys) => {
    if (isAway) throw new Error('away');
    return new Map(keys.map((key) => [key, key]));
  });
  const refused = await Promise.allSettled([look('ada'), look('grace')]);
  expect(refused.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  isAway = false;
  expect(await look('ada')).toBe('ada');
});
