import { describe, expect, it } from 'vitest';
import { growthOf } from '../../testing/growth.ts';
import { createThoughtFilter } from './thoughts.ts';

/** An answer that comes letter by letter. */
function readByLetters(text: string): string {
  const filter = createThoughtFilter();
  return [...text].map(filter.read).join('') + filter.end();
}

it('reads as many thoughts as one piece can hold', () => {
  const filter = createThoughtFilter();
  expect(filter.read(`${'<think>So.</think> '.repeat(20_000)}Yes.`)).toBe('Yes.');
});

describe('an answer that comes letter by letter', () => {
  it.each([
    ['  \u200b<think>So.</think> Yes.', 'Yes.'],
    ['[THINK]So.[/THINK]\n\n<think>And so.</think>\u2060Yes.', 'Yes.'],
    ['\n\u200bYes.', '\n\u200bYes.'],
    [' <thinner walls', ' <thinner walls'],
    [' <thi', ' <thi'],
    ['\u200b \u2060', ''],
    ['<think>So', ''],
  ])('%j reads %j', (text, expected) => {
    expect(readByLetters(text)).toBe(expected);
  });

  it.each([
    ['blanks', ' '],
    ['unseen marks', '\u200b'],
    ['thoughts', '<think>x</think> '],
    ['a thought without an end', '<think>xxxxxxxx'],
  ])('takes a time that grows with its length where it is all %s', (_name, unit) => {
    const { cost, limit } = growthOf(20_000, (length) => unit.repeat(length / unit.length), readByLetters);
    expect(cost).toBeLessThan(limit);
  });
});
