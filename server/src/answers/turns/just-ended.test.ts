import { expect, it } from 'vitest';
import { JustEnded } from './just-ended.ts';
import type { TurnWithStates } from './turn-store.ts';

const turnOf = (id: string, length: number) =>
  ({
    turn: { turn_id: id, question: '', answers: [{ text: 'a'.repeat(length) }] },
    version: 1,
  }) as unknown as TurnWithStates;

it('hands a turn out once', () => {
  const ended = new JustEnded();
  const turn = turnOf('one', 10);
  ended.keep(turn);
  expect([ended.take('one'), ended.take('one'), ended.take('other')]).toEqual([turn, undefined, undefined]);
});

it('keeps what has come first of more than it holds, so that long answers of one person fill no memory', () => {
  const ended = new JustEnded();
  const ids = Array.from({ length: 60 }, (_, index) => `${index}`);
  for (const id of ids) ended.keep(turnOf(id, 600_000));
  const kept = ids.filter((id) => ended.take(id));
  expect(kept).toEqual(ids.slice(0, 27));
  // There is room again.
  ended.keep(turnOf('later', 600_000));
  expect(ended.take('later')).toBeDefined();
});
