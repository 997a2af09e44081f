import { expect, it } from 'vitest';
import { citedPart } from './cited-part.ts';

/** What is said of each work of a sentence whose mentions are in square brackets. */
function partsOf(statement: string): string[] {
  const marks = [...statement.matchAll(/\[[^\]]*\]/g)].map(({ 0: mark, index }) => ({
    from: index,
    to: index + mark.length,
  }));
  return marks.map((_mark, at) => {
    const { from, to } = citedPart(statement, marks, at);
    return statement.slice(from, to).trim();
  });
}

it.each([
  ['Strokes fell by 20% [1].', ['Strokes fell by 20% [1].']],
  ['Strokes fell [1], [2].', ['Strokes fell [1], [2].', 'Strokes fell [1], [2].']],
  [
    'In one strokes fell [1], while deaths in another rose [2].',
    ['In one strokes fell [1]', ', while deaths in another rose [2].'],
  ],
  [
    '[Singh 2013] reported an OR of 2.24, while [Li 2014] found none.',
    ['[Singh 2013] reported an OR of 2.24, while', '[Li 2014] found none.'],
  ],
])('tells what of %j is said of which work', (statement, parts) => {
  expect(partsOf(statement)).toEqual(parts);
});
