import { readBlock } from '@sextant/contracts/blocks/index';
import { expect, it } from 'vitest';
import { plainColours } from '../testing/plain-colours.ts';
import { chartSvg } from './chart-svg.ts';

const rows = [
  { date: '2020-01-01', year: '2020', arm: 'drug', n: 60 },
  { date: '2020-01-01', year: '2020', arm: 'placebo', n: 50 },
  { date: '2021-01-01', year: '2021', arm: 'drug', n: 70 },
  { date: '2021-01-01', year: '2021', arm: 'placebo', n: 55 },
];
const y = { field: 'n', type: 'quantitative' };
const color = { field: 'arm', type: 'nominal' };
const month = [0, 12].flatMap((m) => [
  { m, arm: 'drug', n: 95 },
  { m, arm: 'placebo', n: 80 },
]);

/** No chart of shares of 50 to 95 per cent reaches beyond 100: what it reaches, or that it is not drawn. */
async function reach(spec: object): Promise<number | string> {
  const read = readBlock('vega-lite', JSON.stringify(spec));
  if (!read.ok) return read.reason;
  const svg = await chartSvg({ spec: read.block.spec, room: 700, colours: plainColours });
  return Number(/Y-axis[^"]* for a linear scale with values from \S+ to ([\d.]+)/.exec(svg)?.[1]);
}

it.each([
  [
    'folded columns',
    {
      data: { values: [{ o: 'Death', drug: 60, placebo: 50 }] },
      transform: [{ fold: ['drug', 'placebo'] }],
      mark: 'bar',
      encoding: {
        x: { field: 'o', type: 'nominal' },
        y: { field: 'value', type: 'quantitative' },
        color: { field: 'key', type: 'nominal' },
      },
    },
  ],
  [
    'filtered rows',
    {
      data: { values: rows },
      transform: [{ filter: 'datum.n > 0' }],
      mark: 'bar',
      encoding: { x: { field: 'year', type: 'nominal' }, y, color },
    },
  ],
  [
    'calculated lengths',
    {
      data: { values: rows },
      transform: [{ calculate: 'datum.n * 1', as: 'share' }],
      mark: 'bar',
      encoding: { x: { field: 'year', type: 'nominal' }, y: { field: 'share', type: 'quantitative' }, color },
    },
  ],
  [
    'years of dates',
    {
      data: { values: rows },
      mark: 'bar',
      encoding: { x: { field: 'date', timeUnit: 'year', type: 'temporal' }, y, color },
    },
  ],
  [
    'years of dates as names',
    {
      data: { values: rows },
      mark: 'bar',
      encoding: { x: { field: 'date', timeUnit: 'year', type: 'ordinal' }, y, color },
    },
  ],
  [
    'areas',
    {
      data: { values: month },
      mark: 'area',
      encoding: { x: { field: 'm', type: 'quantitative' }, y, color },
    },
  ],
])('%s are not added up', async (_what, spec) => expect(await reach(spec)).toBeLessThanOrEqual(100));

it.each([
  [
    'dates',
    { data: { values: rows }, mark: 'bar', encoding: { x: { field: 'date', type: 'temporal' }, y, color } },
  ],
  [
    'doses',
    {
      data: {
        values: [0.5, 1].flatMap((dose) => [
          { dose, arm: 'drug', n: 60 },
          { dose, arm: 'placebo', n: 50 },
        ]),
      },
      mark: 'bar',
      encoding: { x: { field: 'dose', type: 'quantitative' }, y, color },
    },
  ],
])('bars of several arms at one of several %s are not drawn on top of each other', async (_what, spec) =>
  expect(await reach(spec)).toMatch(/drawn on top of each other/),
);

it('what says that it is stacked is', async () => {
  const x = { field: 'date', type: 'temporal' };
  expect(
    await reach({ data: { values: rows }, mark: 'bar', encoding: { x, y: { ...y, stack: 'zero' }, color } }),
  ).toBeGreaterThan(100);
  expect(
    await reach({
      data: { values: month },
      mark: 'area',
      encoding: { x: { field: 'm', type: 'quantitative' }, y: { ...y, stack: true }, color },
    }),
  ).toBeGreaterThan(100);
});

it('folds upon folds, which would make millions of rows, are not followed', async () => {
  const fold = Array.from({ length: 100 }, () => 'drug');
  const spec = {
    data: { values: Array.from({ length: 20 }, () => ({ o: 'Death', drug: 1 })) },
    transform: Array.from({ length: 8 }, () => ({ fold })),
    mark: 'bar',
    encoding: {
      x: { field: 'o', type: 'nominal' },
      y: { field: 'value', type: 'quantitative' },
      color: { field: 'key', type: 'nominal' },
    },
  };
  expect(readBlock('vega-lite', JSON.stringify(spec)).ok).toBe(true);
});
