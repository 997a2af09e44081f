import { expect, test } from 'vitest';
import { lettersIn } from './letters.ts';

const wordsOf = (text: string) =>
  lettersIn(text)
    .map(({ letter }) => letter)
    .join('');

test('what is written with other marks, spaces and cases has the same letters', () => {
  expect(wordsOf('It **fell**, by 22 %')).toBe(wordsOf('it fell by\n22%'));
  expect(wordsOf('It fell')).not.toBe(wordsOf('It fills'));
});

test('letters outside of the first plane are letters too, and tell where they end', () => {
  expect(lettersIn('(𝑝 𠮷)')).toEqual([
    { letter: '𝑝', from: 1, to: 3 },
    { letter: '𠮷', from: 4, to: 6 },
  ]);
});

test('a letter whose small form is of several is one', () => {
  expect(wordsOf('İstanbul')).toBe('istanbul');
});
