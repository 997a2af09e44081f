import { expect, it } from 'vitest';
import { readBlock } from './index.ts';

const cells = (source: string) => {
  const read = readBlock('table', source);
  return read.ok ? [read.block.columns, ...read.block.rows] : read.reason;
};

it('a semicolon in a head of CSV parts no columns', () =>
  expect(
    cells(
      'Study,n,HR (95% CI; p)\nDAPA-HF,4744,0.74 (0.65-0.85; <0.001)\nDELIVER,6263,0.82 (0.73-0.92; 0.003)',
    ),
  ).toEqual([
    ['Study', 'n', 'HR (95% CI; p)'],
    ['DAPA-HF', '4744', '0.74 (0.65-0.85; <0.001)'],
    ['DELIVER', '6263', '0.82 (0.73-0.92; 0.003)'],
  ]));

it('a semicolon parts them beside decimal commas', () =>
  expect(cells('Studie;HR, gesamt\nDAPA-HF;0,74\nDELIVER;0,82')).toEqual([
    ['Studie', 'HR, gesamt'],
    ['DAPA-HF', '0,74'],
    ['DELIVER', '0,82'],
  ]));

it('a Markdown table may stand without its outer bars', () =>
  expect(cells('Study | n | HR\n--- | ---: | ---:\nDAPA-HF | 4,744 | 0.74')).toEqual([
    ['Study', 'n', 'HR'],
    ['DAPA-HF', '4,744', '0.74'],
  ]));

it('a row of dashes is a row', () =>
  expect(cells('| Drug | Events |\n|---|---|\n| A | 1 |\n| - | - |\n| B | 3 |')).toEqual([
    ['Drug', 'Events'],
    ['A', '1'],
    ['-', '-'],
    ['B', '3'],
  ]));

it('a cell in quotation marks may stand behind a space', () =>
  expect(cells('Study, n\nDAPA-HF, "4,744"')).toEqual([
    ['Study', 'n'],
    ['DAPA-HF', '4,744'],
  ]));
