import { expect, it } from 'vitest';
import { readBlock } from './index.ts';

const chart = (cells: string[], y: object) =>
  readBlock(
    'vega-lite',
    JSON.stringify({
      data: { values: cells.map((n, index) => ({ arm: `arm ${index}`, n })) },
      mark: 'bar',
      encoding: { x: { field: 'arm', type: 'nominal' }, y: { field: 'n', ...y } },
    }),
  );

it.each(['mean', 'sum', 'max'])('a %s of what is no number is refused, and not left out', (aggregate) => {
  expect(chart(['1,200', '900'], { aggregate })).toEqual({
    ok: false,
    reason: '"1,200" of "n" is no number.',
  });
  expect(chart(['12%', '15%'], { aggregate })).toEqual({ ok: false, reason: '"12%" of "n" is no number.' });
});

it.each(['Infinity', '-Infinity', '1e400'])('%s is refused: all other bars would have no length', (cell) =>
  expect(chart(['95', cell], { type: 'quantitative' })).toEqual({
    ok: false,
    reason: `"${cell}" of "n" is no number.`,
  }),
);

it('what is counted is', () => expect(chart(['1,200', '900'], { aggregate: 'count' }).ok).toBe(true));
