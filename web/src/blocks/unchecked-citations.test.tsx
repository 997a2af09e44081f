import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { UncheckedCitations } from './unchecked-citations.tsx';

const below = (...cells: string[][]) => renderToStaticMarkup(<UncheckedCitations cells={cells} />);

test('a table in a fence says that its citations are not checked, where it has any', () => {
  expect(below(['DAPA-HF', '0.74'], ['DELIVER [2]', '0.82'])).toContain('not checked');
  expect(below(['Study', 'HR [1]'], ['DAPA-HF', '0.74'])).toContain('not checked');
  expect(below(['DAPA-HF', '0.74 [0.65, 0.85]'])).toBe('');
});
