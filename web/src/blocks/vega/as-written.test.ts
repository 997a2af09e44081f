import { readBlock } from '@sextant/contracts/blocks/index';
import { describe, expect, it, test } from 'vitest';
import { plainColours } from '../testing/plain-colours.ts';
import { chartSvg } from './chart-svg.ts';

const colours = plainColours;

type Row = Record<string, unknown>;
const arms = (...values: number[]): Row[] => values.map((n, index) => ({ arm: `arm ${index + 1}`, n }));
const week = (name: string, drug: number, placebo: number): Row[] => [
  { week: name, arm: 'drug', n: drug, low: drug - 5, high: drug + 5 },
  { week: name, arm: 'placebo', n: placebo, low: placebo - 5, high: placebo + 5 },
];
const weeks = [...week('4', 60, 50), ...week('8', 70, 55)];
const ofArms = { x: { field: 'arm', type: 'nominal' }, y: { field: 'n', type: 'quantitative' } };
const ofWeeks = {
  ...ofArms,
  x: { field: 'week', type: 'ordinal' },
  color: { field: 'arm', type: 'nominal' },
};
const chart = (values: Row[], encoding: object, mark: unknown = 'bar') => ({
  data: { values },
  mark,
  encoding,
});

const read = (spec: object) => readBlock('vega-lite', JSON.stringify(spec));
const draw = (spec: object) => {
  const block = read(spec);
  if (!block.ok) throw new Error(block.reason);
  return chartSvg({ spec: block.block.spec, room: 700, colours });
};

/** The bars of a chart: where their lengths begin and end, from its top, and their colours. */
const barsIn = (svg: string) =>
  [...svg.matchAll(/aria-roledescription="bar"[^>]*d="M[-\d.e]+,([-\d.e]+)h[-\d.e]+v([-\d.e]+)/g)].map(
    ([, top, height]) => ({ top: Number(top), bottom: Number(top) + Number(height) }),
  );
const endsOf = (svg: string) => /for a linear scale with values from ([^"]+)"/.exec(svg)?.[1];

describe('a chart', () => {
  it.each([
    ['numbers', arms(30, 7, 19)],
    ['numbers in quotation marks', arms(30, 7, 19).map(({ arm, n }) => ({ arm, n: `${n}` }))],
  ])('has bars as long as its %s, whether or not it says that they are such', async (_what, rows) => {
    const [most, least, middle] = barsIn(await draw(chart(rows, { x: { field: 'arm' }, y: { field: 'n' } })));
    expect([most, least, middle].map((bar) => bar?.bottom)).toEqual([240, 240, 240]);
    expect(least?.top).toBeGreaterThan(middle?.top ?? 0);
    expect(middle?.top).toBeGreaterThan(most?.top ?? 0);
  });

  it('leaves names and years what they are where it says nothing of them', () => {
    const rows = [{ year: 2020, n: 3 }];
    const block = read(chart(rows, { x: { field: 'year' }, y: { field: 'n' } }));
    expect(block.ok && block.block.spec.encoding).toEqual({
      x: { field: 'year' },
      y: { field: 'n', type: 'quantitative' },
    });
  });

  it.each([
    ['bars', ofWeeks, {}],
    ['means', { ...ofWeeks, y: { aggregate: 'mean', field: 'n' } }, {}],
    [
      'bars with intervals',
      ofWeeks,
      { mark: 'errorbar', encoding: { y: { field: 'low' }, y2: { field: 'high' } } },
    ],
  ])('has %s of one week beside one another', async (_what, encoding, layer) => {
    const { y, ...shared } = encoding;
    const layered = { data: { values: weeks }, encoding: shared, layer: [{ mark: 'bar', encoding: { y } }] };
    const spec = 'mark' in layer ? { ...layered, layer: [...layered.layer, layer] } : chart(weeks, encoding);
    const bars = barsIn(await draw(spec));
    expect(bars.map(({ bottom }) => bottom)).toEqual([240, 240, 240, 240]);
  });

  it('has bars of whole numbers beside one another, each under its own', async () => {
    const years = [
      { year: 2020, arm: 'A', n: 9 },
      { year: 2020, arm: 'B', n: 22 },
      { year: 2019, arm: 'A', n: 7 },
      { year: 2019, arm: 'B', n: 30 },
    ];
    const encoding = {
      x: { field: 'year', type: 'quantitative' },
      y: { field: 'n', type: 'quantitative' },
      color: { field: 'arm', type: 'nominal' },
    };
    const svg = await draw(chart(years, encoding));
    expect(barsIn(svg).map(({ bottom }) => bottom)).toEqual([240, 240, 240, 240]);
    expect(svg).toContain('>2019<');
    expect(svg.indexOf('>2019<')).toBeLessThan(svg.indexOf('>2020<'));
  });

  it('writes years along a line as years', async () => {
    const rows = [2016, 2017, 2018, 2019].map((year, at) => ({ year, n: at }));
    const encoding = { x: { field: 'year', type: 'quantitative' }, y: { field: 'n', type: 'quantitative' } };
    const svg = await draw(chart(rows, encoding, 'line'));
    expect(svg).toContain('>2017<');
    expect(svg).not.toMatch(/>2,01|>201\d\.\d/);
  });

  it('keeps numbers along bars that make up a distribution', () => {
    const rows = Array.from({ length: 40 }, (_, at) => ({ age: 20 + at, n: at }));
    const encoding = { x: { field: 'age', type: 'quantitative' }, y: { field: 'n', type: 'quantitative' } };
    expect(JSON.stringify(read(chart(rows, encoding)))).not.toContain('ordinal');
  });

  it.each([
    ['says so', { ...ofWeeks, y: { ...ofWeeks.y, stack: 'zero' } }],
    ['adds up', { ...ofWeeks, y: { aggregate: 'sum', field: 'n' } }],
    ['counts', { ...ofWeeks, y: { aggregate: 'count' } }],
  ])('has them on one another where it %s', async (_what, encoding) => {
    const bottoms = barsIn(await draw(chart(weeks, encoding))).map(({ bottom }) => bottom);
    expect(bottoms.filter((bottom) => bottom < 240)).toHaveLength(2);
  });

  it('keeps the places of bars that stand alone', async () => {
    const block = read(chart(arms(3, 4), { ...ofArms, color: { field: 'arm', type: 'nominal' } }));
    expect(JSON.stringify(block)).not.toContain('xOffset');
  });

  it.each([
    [
      'bars of rows that nothing tells apart',
      chart([...arms(30), ...arms(19)], ofArms),
      /Several rows have "arm 1"/,
    ],
    [
      'a slice below nought',
      chart(arms(-4, 7), { theta: ofArms.y, color: ofArms.x }, 'arc'),
      /negative value \(-4 in "n"\)/,
    ],
    [
      'bars in layers on a logarithmic axis',
      {
        data: { values: arms(3, 4) },
        encoding: { ...ofArms, y: { ...ofArms.y, scale: { type: 'log' } } },
        layer: [{ mark: 'bar' }, { mark: { type: 'text', dy: -8 } }],
      },
      /nowhere to begin/,
    ],
  ])('does not draw %s', (_what, spec, reason) => {
    const block = read(spec);
    expect(block.ok ? 'drawn' : block.reason).toMatch(reason);
  });

  it.each([
    [['03/04/2021', '05/12/2021'], /"03\/04\/2021" of "day" could be either of two dates/],
    [['03/04/2021', '05/13/2021'], /^drawn$/],
    [['04/04/2021', '2021-05-12'], /^drawn$/],
  ])('draws no day that may be another: %j', (days, reason) => {
    const rows = days.map((day, n) => ({ day, n }));
    const block = read(chart(rows, { ...ofArms, x: { field: 'day', type: 'temporal' } }, 'line'));
    expect(block.ok ? 'drawn' : block.reason).toMatch(reason);
  });

  it.each([
    ['further than its author said', [0, 100], [30, 190], '0 to 190'],
    ['no further where its author’s ends hold them', [0, 200], [30, 190], '0 to 200'],
    ['from nought where bars stand on it', [90, 100], [98, 95], '0 to 100'],
  ])('has an axis that reaches %s', async (_what, domain, values, ends) => {
    const y = { ...ofArms.y, scale: { domain } };
    const svg = await draw(chart(arms(...values), { ...ofArms, y }, { type: 'bar', clip: true }));
    expect(endsOf(svg)).toBe(ends);
    for (const { bottom, top } of barsIn(svg)) expect([top >= 0, bottom]).toEqual([true, 240]);
  });

  it('has an axis that reaches as far as the intervals of another layer', async () => {
    const rows = [{ arm: 'drug', n: 95, low: 80, high: 120 }];
    const y = { ...ofArms.y, scale: { domain: [90, 100] } };
    const interval = { y: { field: 'low', type: 'quantitative' }, y2: { field: 'high' } };
    const layer = [
      { mark: 'point', encoding: { y } },
      { mark: 'rule', encoding: interval },
    ];
    const svg = await draw({ data: { values: rows }, encoding: { x: ofArms.x }, layer });
    expect(endsOf(svg)).toBe('80 to 120');
  });

  it('names an axis by its values, and shows the whole of an interval on a bar', async () => {
    const { y, ...shared } = ofWeeks;
    const interval = { y: { field: 'low', type: 'quantitative' }, y2: { field: 'high' } };
    const layer = [
      { mark: 'bar', encoding: { y } },
      { mark: 'errorbar', encoding: interval },
    ];
    const svg = await draw({ data: { values: weeks }, encoding: shared, layer });
    expect(svg).toContain("Y-axis titled 'n'");
    const intervals = [...svg.matchAll(/<line aria-label[^>]*stroke="(#\w+)"/g)].map(([, stroke]) => stroke);
    expect(intervals).toEqual(Array.from({ length: 4 }, () => colours.ink));
  });

  it.each([
    ['Responders (%)', [45, 20], '%', '40%'],
    ['Responders', [45, 20], '.0%', '40%'],
    ['Responders (%)', [0.9, 0.2], '.0%', '80%'],
    ['Growth', [1.5, 4], '.0%', '400%'],
  ])(
    'writes numbers of per cent as they are, and shares as such: %s, %j',
    async (title, values, format, label) => {
      const y = { ...ofArms.y, title, axis: { format } };
      const svg = await draw(chart(arms(...values), { ...ofArms, y }));
      expect([...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, words]) => words)).toContain(label);
    },
  );

  it('has each of its names in a place and a colour of its own, whatever its lists lack', async () => {
    const scale = { domain: ['arm 1'], range: ['#123456'] };
    const encoding = {
      ...ofArms,
      x: { ...ofArms.x, scale: { domain: ['arm 2'] } },
      color: { field: 'arm', scale },
    };
    const svg = await draw(chart(arms(3, 4), encoding));
    expect(svg).toMatch(/discrete scale with 2 values: arm 2, arm 1/);
    expect(svg).toMatch(/legend titled 'arm' for fill color with 2 values: arm 1, arm 2/);
  });

  it('has a colour for each of twenty series', async () => {
    const rows = Array.from({ length: 20 }, (_, index) => [
      { t: 1, n: index, s: `s${index}` },
      { t: 2, n: index, s: `s${index}` },
    ]).flat();
    const quantitative = (field: string) => ({ field, type: 'quantitative' });
    const encoding = { x: quantitative('t'), y: quantitative('n'), color: { field: 's', type: 'nominal' } };
    const svg = await draw(chart(rows, encoding, 'line'));
    const strokes = [...svg.matchAll(/aria-roledescription="line mark"[^>]*stroke="(#\w+)"/g)].map(
      ([, one]) => one,
    );
    expect(strokes).toHaveLength(20);
    expect(new Set(strokes).size).toBe(20);
  });

  test.each(['line', 'area'])('shows a value that has none beside it on its %s', async (mark) => {
    const quantitative = (field: string) => ({ field, type: 'quantitative' });
    const rows = (...values: (number | null)[]) => values.map((n, t) => ({ t, n }));
    const pointsOf = async (values: Row[]) =>
      (await draw(chart(values, { x: quantitative('t'), y: quantitative('n') }, mark))).match(
        /aria-roledescription="point"/g,
      )?.length;
    expect(await pointsOf(rows(2, null, 5))).toBe(2);
    expect(await pointsOf(rows(7))).toBe(1);
    expect(await pointsOf(rows(2, 3, 5))).toBeUndefined();
  });
});
