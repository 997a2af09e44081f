import { expect, test } from 'vitest';
import { tableBars } from './table-bars.ts';

const labels = (...parameters: Parameters<typeof tableBars>) =>
  tableBars(...parameters).map(({ label, value }) => `${label}: ${value}`);

test('each row is a bar of its own, told apart by its other words', () => {
  const rows = [
    ['Stroke', 'drug', '12'],
    ['Stroke', 'placebo', '30'],
    ['Death', 'drug', '5'],
    ['Bleeding', 'drug', '–'],
  ];
  expect(labels(rows, 0, 2)).toEqual(['Stroke, drug: 12', 'Stroke, placebo: 30', 'Death: 5']);
});

test('rows that nothing tells apart are counted', () => {
  expect(
    labels(
      [
        ['Stroke', '12'],
        ['Stroke', '30'],
        ['', '1'],
        ['Stroke (2)', '3'],
      ],
      0,
      1,
    ),
  ).toEqual(['Stroke: 12', 'Stroke (2): 30', 'Row 3: 1', 'Stroke (2) (2): 3']);
});

test('a bound is no exact value', () => {
  expect(
    labels(
      [
        ['A', '< 0.001'],
        ['B', '0.02'],
        ['C', '≈5'],
      ],
      0,
      1,
    ),
  ).toEqual(['A (< 0.001): 0.001', 'B: 0.02', 'C (≈5): 5']);
});
