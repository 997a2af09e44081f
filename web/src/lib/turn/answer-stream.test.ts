import type { TurnEvent } from '@sextant/contracts';
import { expect, test } from 'vitest';
import { readTurnEvents } from './answer-stream.ts';

const deltas = (text: string) => ({
  type: 'text-delta' as const,
  turn_id: 'turn',
  deltas: [{ engine: 'claude', from: 0, text }],
});
const events = [deltas('Höhe\n\ndata: 5 µg\r\n'), deltas(''), deltas('：\u2028end')];
const wire = new TextEncoder().encode(
  `: hello\n\n${events.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`).join(': still here\n\n')}`,
);

async function readIn(pieces: Uint8Array[]) {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
  const read: TurnEvent[] = [];
  for await (const event of readTurnEvents(new Response(body))) read.push(event);
  return read;
}

test('events are the same wherever the network cuts them', async () => {
  expect(await readIn([wire])).toEqual(events);
  expect(await readIn([...wire].map((byte) => Uint8Array.of(byte)))).toEqual(events);
  for (let cut = 1; cut < wire.length; cut += 1)
    expect(await readIn([wire.subarray(0, cut), wire.subarray(cut)]), `cut at ${cut}`).toEqual(events);
});

test('an event that the connection cut off is none', async () => {
  expect(await readIn([wire.subarray(0, -1)])).toEqual(events.slice(0, 2));
});
