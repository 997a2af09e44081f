import type { Turn, TurnEvent } from '@sextant/contracts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followTurn, forgetTurns, readLiveAnswer, readLiveTurn, receiveTurn } from './live-turns.ts';

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('requestAnimationFrame', (tell: () => void) => setTimeout(tell));
});
afterEach(() => {
  forgetTurns();
  vi.unstubAllGlobals();
});

const ended_at = '2026-01-02T03:04:05.000Z';
const turnOf = (text: string): Turn =>
  ({
    turn_id: 'turn',
    ended_at: null,
    answers: [{ engine: 'a', state: 'writing', text }],
    findings: { version: 0, ledger: { state: 'pending' }, overview: { state: 'pending' } },
  }) as unknown as Turn;
const snapshot = (text: string): TurnEvent => ({ type: 'turn-snapshot', turn: turnOf(text) });
const delta = (from: number, text: string): TurnEvent => ({
  type: 'text-delta',
  turn_id: 'turn',
  deltas: [{ engine: 'a', from, text }],
});
const end: TurnEvent = { type: 'turn-end', turn_id: 'turn', ended_at };
const streamOf = (...events: TurnEvent[]) =>
  new Response(events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(''));
const textHeld = () => readLiveAnswer('turn', 'a')?.text;

test('a stream of which a piece was lost is opened again, and the text is whole', async () => {
  const streams = [
    streamOf(snapshot('0123'), delta(6, '67'), end),
    streamOf(snapshot('012345'), delta(6, '67'), end),
  ];
  expect(await followTurn('turn', async () => streams.shift() ?? Response.error())).toBe(true);
  expect(streams).toEqual([]);
  expect(textHeld()).toBe('01234567');
});

test('a reply of before takes nothing back of what a stream has told, and is taken in where none is read', async () => {
  receiveTurn(turnOf('01'));
  expect(textHeld()).toBe('01');
  async function* first() {
    yield snapshot('0123');
    yield delta(4, '45');
    receiveTurn(turnOf('0123'));
    yield delta(6, '67');
    yield end;
  }
  expect(await followTurn('turn', () => Promise.reject(new Error('It was open.')), first())).toBe(true);
  expect(textHeld()).toBe('01234567');
  receiveTurn(turnOf('of another attempt'));
  expect(textHeld()).toBe('of another attempt');
});

test('of a turn that was forgotten nothing more is taken in, though the connection of its question goes on', async () => {
  const isClosed = Promise.withResolvers<boolean>();
  async function* first() {
    try {
      yield snapshot('0123');
      forgetTurns();
      yield { type: 'answer-end', turn_id: 'turn', answer: { engine: 'a', state: 'done' } } as TurnEvent;
      yield end;
      isClosed.resolve(false);
    } finally {
      isClosed.resolve(true);
    }
  }
  expect(await followTurn('turn', () => Promise.reject(new Error('It was open.')), first())).toBe(false);
  expect(readLiveTurn('turn')).toBeUndefined();
  expect(await isClosed.promise).toBe(true);
});
