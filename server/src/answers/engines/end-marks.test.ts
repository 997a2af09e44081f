import { describe, expect, it } from 'vitest';
import { growthOf } from '../../testing/growth.ts';
import { createEndMarkFilter } from './end-marks.ts';

/** An answer that comes in pieces of so many characters. */
function readInPieces(text: string, size: number): string {
  const filter = createEndMarkFilter();
  let read = '';
  for (let at = 0; at < text.length; at += size) read += filter.read(text.slice(at, at + size));
  return read + filter.end();
}

describe.each([1, 3, 1_000])('an answer that comes in pieces of %i', (size) => {
  it.each([
    ['It helps.<|im_end|>', 'It helps.'],
    ['It helps.<|eot_id|>\n', 'It helps.'],
    ['It helps.</s>', 'It helps.'],
    ['It helps.\n<｜end▁of▁sentence｜>', 'It helps.\n'],
    ['It helps.<|im_end|>\n<|endoftext|>', 'It helps.'],
    ['<|im_end|>', ''],
    ['It helps.<|im_end|> It does.', 'It helps.<|im_end|> It does.'],
    ['The mark is `<|im_end|>`', 'The mark is `<|im_end|>`'],
    ['```html\n</s>\n```', '```html\n</s>\n```'],
    ['It is <s>not</s>', 'It is <s>not</s>'],
    ['It is <S class="x">not</S></s>', 'It is <S class="x">not</S></s>'],
    ['p <', 'p <'],
    ['p <|im_', 'p <|im_'],
    ['a </s> <', 'a </s> <'],
    ['a <<|im_end|>', 'a <'],
    ['a <|im_start|>', 'a <|im_start|>'],
    ['a <|unknown|>', 'a <|unknown|>'],
  ])('%j reads %j', (text, expected) => {
    expect(readInPieces(text, size)).toBe(expected);
  });
});

it('holds no text back', () => {
  const filter = createEndMarkFilter();
  expect(filter.read('It helps: p < 0.05')).toBe('It helps: p < 0.05');
});

describe('takes a time that grows with its length', () => {
  it.each(['<', '</s>', '<|im_end|> ', '<s', 'a'])('where it is all %j', (unit) => {
    const { cost, limit } = growthOf(
      20_000,
      (length) => unit.repeat(length / unit.length),
      (text) => readInPieces(text, 1),
    );
    expect(cost).toBeLessThan(limit);
  });
});
