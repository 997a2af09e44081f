import { expect, it } from 'vitest';
import { readBlock } from './index.ts';

/** Charts that are right as they are written, and are drawn so. */
type Row = Record<string, unknown>;
const spec = (values: Row[], encoding: object, mark: unknown = 'bar') => ({
  data: { values },
  mark,
  encoding,
});
const measure = (field: string, more: object = {}) => ({ field, type: 'quantitative', ...more });

function drawn(written: object): { encoding: Record<'x' | 'y' | 'color', Row>; layer: Row[] } {
  const block = readBlock('vega-lite', JSON.stringify(written));
  if (!block.ok) throw new Error(block.reason);
  return (block.block as unknown as { spec: never }).spec;
}
const endsOf = (definition: unknown) =>
  JSON.stringify((definition as { scale?: { domain?: unknown } }).scale?.domain);

const years = [2001, 2008, 2019].map((year) => ({ year, n: year - 1990 }));
const ages = [45, 52, 60, 88].map((age) => ({ age }));
const doses = [0.1, 1, 10].map((dose, at) => ({
  dose,
  effect: 10 * at + 5,
  low: 10 * at,
  high: 10 * at + 9,
}));

it('an axis along which bars or areas stand does not reach to nought', () => {
  const binned = drawn(
    spec(ages, { x: measure('age', { bin: true, scale: { domain: [40, 90] } }), y: { aggregate: 'count' } }),
  );
  expect(endsOf(binned.encoding.x)).not.toMatch(/\b0\b/);
  const area = drawn(
    spec(years, { x: measure('year', { scale: { domain: [2000, 2020] } }), y: measure('n') }, 'area'),
  );
  expect(endsOf(area.encoding.x)).not.toMatch(/\b0\b/);
  const lengths = drawn(
    spec(years, { x: measure('year'), y: measure('n', { scale: { domain: [5, 40] } }) }, 'area'),
  );
  expect(endsOf(lengths.encoding.y)).toMatch(/\b0\b/);
});

it('a band and a line stand on a logarithmic axis of doses', () => {
  const layers = {
    data: { values: doses },
    encoding: { x: measure('dose', { scale: { type: 'log' } }) },
    layer: [
      { mark: 'area', encoding: { y: measure('low'), y2: { field: 'high' } } },
      { mark: 'line', encoding: { y: measure('effect') } },
    ],
  };
  expect(drawn(layers).layer).toHaveLength(2);
  expect(() =>
    drawn(
      spec(doses, {
        x: { field: 'effect', type: 'nominal' },
        y: measure('dose', { scale: { type: 'log' } }),
      }),
    ),
  ).toThrow(/logarithmic/);
});

it('names in numbers beside bars stay names', () => {
  const grades = [1, 2, 3].map((grade) => ({ grade, events: 30 - grade }));
  expect(
    drawn(spec(grades, { y: { field: 'grade' }, x: measure('events') })).encoding.y.type,
  ).toBeUndefined();
  const cells = [1, 2].flatMap((row) => [3, 4].map((column) => ({ row, column, n: row * column })));
  const map = drawn(
    spec(cells, { x: { field: 'column' }, y: { field: 'row' }, color: measure('n') }, 'rect'),
  );
  expect([map.encoding.x.type, map.encoding.y.type]).toEqual([undefined, undefined]);
});

it('rows without a bar are none that two bars share', () => {
  const values = [
    { arm: 'A', mean: 3 },
    { arm: 'B', mean: 4 },
    { arm: 'A', target: 5 },
    { target: 6 },
    { target: 6 },
  ];
  const x = { field: 'arm', type: 'nominal' };
  const layers = {
    data: { values },
    layer: [
      { mark: 'bar', encoding: { x, y: measure('mean') } },
      { mark: 'tick', encoding: { x, y: measure('target') } },
    ],
  };
  expect(drawn(layers).layer).toHaveLength(2);
  expect(() => drawn(spec([...values, { arm: 'A', mean: 9 }], { x, y: measure('mean') }))).toThrow(/one/);
});

it('a scale of colours for what is counted keeps its ends', () => {
  const colour = { aggregate: 'mean', field: 'n', scale: { domain: [0, 100] } };
  const { encoding } = drawn(spec(years, { x: measure('year'), color: colour }, 'point'));
  expect(endsOf(encoding.color)).toBe('[0,100]');
});
