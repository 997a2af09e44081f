import { describe, expect, it } from 'vitest';
import { growthOf } from '../../testing/growth.ts';
import { createUnopenedThoughts } from './unopened-thoughts.ts';

/** What is left of an answer that comes in pieces of so many characters. */
function readInPieces(text: string, size: number): string {
  const thoughts = createUnopenedThoughts();
  let length = 0;
  for (let at = 0; at < text.length; at += size) length = thoughts.read(text.slice(at, at + size)) ?? length;
  return text.slice(length);
}

describe.each([1, 3, 1_000])('an answer that comes in pieces of %i', (size) => {
  it.each([
    ['Let me see.\n</think>\n\nIt helps.', 'It helps.'],
    ['Let me see.\n</THINKING> \r\n It helps.\n</think>\nYes.', 'It helps.\n</think>\nYes.'],
    ['Hm.\n[/THINK]\nIt helps.', 'It helps.'],
    ['</think>\n\nIt helps.', 'It helps.'],
    ['Hm.\n</think>\nIt is <think>.', 'It is <think>.'],
    ['\n\n</think>\n\nIt helps.', 'It helps.'],
    ['```\nx < 1\n```\nHm.\n</think>\nIt helps.', 'It helps.'],
  ])('%j is left as %j', (text, left) => {
    expect(readInPieces(text, size)).toBe(left);
  });

  it.each([
    'It helps.',
    'A thought ends with </think>\nand then comes the answer.',
    'A thought ends with `</think>`.\n\nThen comes the answer.',
    '</think> is a mark.\n\nIt ends a thought.',
    'Like so:\n\n```\n</think>\n```\n\nThen comes the answer.',
    'Like so:\n\n~~~~xml\n~~~\n</think>\n~~~~\nThen comes the answer.',
    'Like so:\n\n    </think>\n\nThen comes the answer.',
    'It begins with <think> and ends with\n</think>\nThen comes the answer.',
    'No answer came.\n</think>\n\n',
    'No answer came.\n</think>',
    `${'x'.repeat(300)}</think>\nGone on.`,
  ])('%j is left as it is', (text) => {
    expect(readInPieces(text, size)).toBe(text);
  });
});

describe('takes a time that grows with its length', () => {
  it.each(['a', '\n', ' ', '```\n', '</think>', '</think>\n', '<'])('where it is all %j', (unit) => {
    const { cost, limit } = growthOf(
      20_000,
      (length) => unit.repeat(length / unit.length),
      (text) => readInPieces(text, 1),
    );
    expect(cost).toBeLessThan(limit);
  });
});
