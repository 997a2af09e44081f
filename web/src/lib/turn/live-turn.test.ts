import type { Turn, TurnEvent } from '@sextant/contracts';
import { expect, test } from 'vitest';
import { LostConnectionError } from './answer-stream.ts';
import { applyEvent, emptyTurn } from './live-turn.ts';

const snapshot = (text: string): TurnEvent => ({
  type: 'turn-snapshot',
  turn: {
    turn_id: 'turn',
    ended_at: null,
    answers: [
      { engine: 'a', state: 'writing', text: '' },
      { engine: 'b', state: 'writing', text },
    ],
    findings: { version: 0, ledger: { state: 'pending' }, overview: { state: 'pending' } },
  } as unknown as Turn,
});
const delta = (...deltas: [engine: string, from: number, text: string][]): TurnEvent => ({
  type: 'text-delta',
  turn_id: 'turn',
  deltas: deltas.map(([engine, from, text]) => ({ engine, from, text })),
});

test('a text is cut where the next piece begins, and grows by it', () => {
  const held = emptyTurn();
  applyEvent(held, snapshot('0123'));
  expect(applyEvent(held, delta(['b', 4, '456']))).toEqual({ engines: ['b'], turn: false });
  applyEvent(held, delta(['b', 2, 'cd']));
  expect(held.answers.get('b')?.text).toBe('01cd');
});

test('a piece that begins behind the end of a text shows that something was lost, and nothing of it is taken in', () => {
  const held = emptyTurn();
  applyEvent(held, snapshot('0123456789'));
  applyEvent(held, delta(['b', 10, 'abK']));
  applyEvent(held, snapshot('0123456789ab'));
  expect(() => applyEvent(held, delta(['a', 0, 'A'], ['b', 13, 'LM']))).toThrow(LostConnectionError);
  expect([...held.answers.values()].map(({ text }) => text)).toEqual(['', '0123456789ab']);
  applyEvent(held, snapshot('0123456789abKLM'));
  expect(held.answers.get('b')?.text).toBe('0123456789abKLM');
});
