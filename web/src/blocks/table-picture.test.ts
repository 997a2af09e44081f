import { expect, it } from 'vitest';
import type { Colours } from './colours.ts';
import { tablePicture } from './table-picture.ts';

const pictureOf = (count: number) =>
  tablePicture(
    { title: null, columns: ['n'], rows: Array.from({ length: count }, (_, index) => [`${index}`]) },
    { ink: '#000000', line: '#dddddd', sunken: '#eeeeee', surface: '#ffffff' } as Colours,
  );

it('a picture of a table says of how many rows it has the first', () => {
  expect(pictureOf(150)).toContain('>The first 100 of 150 rows.</text>');
  expect(pictureOf(100)).not.toContain('The first');
});
