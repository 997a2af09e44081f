import { expect, it } from 'vitest';
import { AppError } from '../../errors.ts';
import { createTurnWatch } from './while-turn-stands.ts';

const turn = { turn_id: '1', ended_at: '2026-01-01T00:00:00.000Z' };
const { signal } = new AbortController();

it('goes on while the database cannot tell whether the turn is still there', async () => {
  const whileTurnStands = createTurnWatch({ gone: () => Promise.reject(new Error('too many clients')) });
  expect(await whileTurnStands(turn, signal, async () => 'done')).toBe('done');
});

it('does nothing for a turn that was deleted before', async () => {
  const error = new AppError('not-found', 'This question does not exist.');
  const whileTurnStands = createTurnWatch({ gone: async () => [{ turnId: '1', error }] });
  let isBegun = false;
  const work = async () => {
    isBegun = true;
  };
  await expect(whileTurnStands(turn, signal, work)).rejects.toBe(error);
  expect(isBegun).toBe(false);
});
