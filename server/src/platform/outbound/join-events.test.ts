import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  hasProviderStreams,
  providerStreams,
  readProviderStream,
  textOfRecording,
} from '../../testing/provider-streams.ts';
import { joinEvents } from './join-events.ts';

const events = (payloads: readonly string[]) => payloads.map((payload) => `data: ${payload}\n\n`).join('');
const join = (text: string, isWhole = true) => joinEvents(Buffer.from(text), isWhole).toString();
const payloadsOf = (text: string) =>
  text
    .split('\n\n')
    .filter(Boolean)
    .map((event) => event.replace(/^data: /, ''));
const chunk = (content: string, more: object = {}) =>
  JSON.stringify({ id: 'c', choices: [{ index: 0, delta: { content }, finish_reason: null }], ...more });

describe('joinEvents', () => {
  it('makes one of neighbours that differ in their text alone', () => {
    const joined = payloadsOf(
      join(events([chunk('one'), chunk(' "two"'), chunk('\n\ud83d'), chunk('\ude42β')])),
    );
    expect(joined.map((payload) => JSON.parse(payload))).toEqual([JSON.parse(chunk('one "two"\n🙂β'))]);
  });

  it('takes running numbers and padding for nothing', () => {
    const padded = (delta: string, sequence_number: number, obfuscation: string) =>
      JSON.stringify({ type: 'response.output_text.delta', sequence_number, delta, obfuscation });
    const joined = payloadsOf(join(events([padded('a', 7, 'xYz'), padded('b', 8, 'Q'), padded('c', 9, '')])));
    expect(joined.map((payload) => JSON.parse(payload).delta)).toEqual(['abc']);
  });

  it.each([
    ['another answer', [chunk('a'), chunk('b', { id: 'd' })]],
    ['an end', [chunk('a'), chunk('b', { usage: { total_tokens: 3 } })]],
    ['two texts', ['{"text":"a","content":"b"}', '{"text":"a","content":"c"}']],
    ['arguments of a tool', ['{"arguments":"a"}', '{"arguments":"b"}']],
    ['a quotation of an event', ['{"x":"\\"content\\":\\"a\\""}', '{"x":"\\"content\\":\\"b\\""}']],
    ['words that are no JSON', ['[DONE]', '[DONE]']],
  ])('leaves %s by itself', (_what, payloads) => {
    expect(join(events([...payloads, '{}']))).toBe(events([...payloads, '{}']));
  });

  it('leaves what it has no beginning or no end of', () => {
    const text = events([chunk('a'), chunk('b'), chunk('c'), chunk('d')]);
    const [first = '', ...rest] = text.split('\n\n');
    const amid = [first.slice(20), ...rest].join('\n\n').slice(0, -10);
    expect(join(amid, false)).toBe(`${first.slice(20)}\n\ndata: ${chunk('bc')}\n\n${rest[2]?.slice(0, -8)}`);
  });

  it('leaves an event of several lines, and one with another line end', () => {
    const lines = 'data: {"content":\ndata: "a"}\n\n'.repeat(3);
    expect(join(lines)).toBe(lines);
    const returned = `data: ${chunk('a')}\r\n\r\n`.repeat(3);
    expect(join(returned)).toBe(returned);
  });

  it('keeps any text, wherever the stream is cut', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'binary', maxLength: 12 }), { maxLength: 12 }),
        fc.nat(),
        (texts, place) => {
          const bytes = Buffer.from(events(texts.map((text) => chunk(text))));
          const at = bytes.length === 0 ? 0 : place % bytes.length;
          const [head, tail] = [bytes.subarray(0, at), bytes.subarray(at)];
          const isWhole = at === 0 || head.subarray(-2).toString() === '\n\n';
          const joined = Buffer.concat([joinEvents(head, true), joinEvents(tail, isWhole)]).toString();
          expect(textOfRecording(payloadsOf(joined))).toBe(texts.join(''));
        },
      ),
    );
  });

  it.skipIf(!hasProviderStreams).each(providerStreams)('keeps what is said in a recording: %s', (name) => {
    const payloads = readProviderStream(name);
    const joined = payloadsOf(join(events(payloads)));
    expect(textOfRecording(joined)).toBe(textOfRecording(payloads));
    const others = (all: readonly string[]) => all.filter((payload) => textOfRecording([payload]) === '');
    expect(others(joined).length).toBeLessThanOrEqual(others(payloads).length);
    // Whatever was left is what was sent, to the byte.
    const sent = new Set(payloads);
    const made = joined.filter((payload) => !sent.has(payload));
    for (const payload of made) expect(() => JSON.parse(payload)).not.toThrow();
  });
});
