import { expect, it } from 'vitest';
import { readDocument } from '../reading/read-document.ts';
import { passageText, plainText } from './plain-text.ts';

it.each([
  ['Give \\(5\\) mg (max $x_1$) of `A`, then **stop** [1].', 'Give … mg (max …) of …, then stop.'],
  ['$p < 0.05$ was seen.', '… was seen.'],
  ['It fell by $a_1$.', 'It fell by ….'],
  ['It fell at $I^2$', 'It fell at …'],
  ['Plain words.', 'Plain words.'],
])('%j is quoted as %j', (text, quotation) => expect(plainText(text)).toBe(quotation));

it('a part of a text is quoted from where it begins to where it ends', () => {
  const document = readDocument('One $a_1$. Two $b_1$ and three. Four $c_1$.');
  expect(passageText(document, { from: 11, to: 31 })).toBe('Two … and three.');
});
