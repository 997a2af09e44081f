import { expect, it } from 'vitest';
import { readBlock } from './index.ts';

const x = { field: 'arm', type: 'nominal' };
const y = { field: 'mean', type: 'quantitative' };
const withErrors = (values: object[]) => ({
  data: { values },
  mark: 'errorbar',
  encoding: { x, y, yError: { field: 'se' } },
});
const read = (spec: object) => readBlock('vega-lite', JSON.stringify(spec));
const valuesOf = (spec: object) => {
  const block = read(spec);
  return block.ok && (block.block.spec.data as { values: unknown }).values;
};

it('an interval of numbers in quotation marks reaches as far as they say: 5 and 0.5 are no 50.5', () => {
  const numbers = [{ arm: 'drug', mean: 5, se: 0.5 }];
  expect(valuesOf(withErrors([{ arm: 'drug', mean: '5', se: '0.5' }]))).toEqual(numbers);
  expect(valuesOf(withErrors([{ arm: 'drug', mean: 5, se: '0.5' }]))).toEqual(numbers);
});

it('an end that is calculated of numbers in quotation marks is their sum', () =>
  expect(
    valuesOf({
      data: { values: [{ arm: '007', mean: '5', se: '0.5' }] },
      transform: [{ calculate: 'datum.mean + datum.se', as: 'high' }],
      mark: 'rule',
      encoding: { x, y, y2: { field: 'high' } },
    }),
  ).toEqual([{ arm: '007', mean: 5, se: 0.5 }]));

it('an error that is no number is a reason not to draw, and not an empty chart', () =>
  expect(read(withErrors([{ arm: 'drug', mean: 5, se: '0,5' }]))).toEqual({
    ok: false,
    reason: '"0,5" of "se" is no number.',
  }));
