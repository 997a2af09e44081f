import { expect, it } from 'vitest';
import type { Colours } from '../colours.ts';
import { chartSvg } from './chart-svg.ts';
import { labelAngle } from './fitted.ts';

const colours = { surface: '#ffffff', ink: '#000000', series: ['#112233', '#445566'] } as Colours;

const events = [
  'Acute kidney injury requiring dialysis',
  'Diabetic ketoacidosis',
  'Genital mycotic infection',
  'Lower-limb amputation',
  'Severe hypoglycaemia',
  'Urinary tract infection',
  'Volume depletion',
];
const grouped = {
  data: {
    values: events.flatMap((event, index) => [
      { event, arm: 'drug', n: 20 + index },
      { event, arm: 'placebo', n: 30 + index },
    ]),
  },
  mark: 'bar',
  encoding: {
    x: { field: 'event', type: 'nominal', title: null },
    xOffset: { field: 'arm' },
    y: { field: 'n', type: 'quantitative', title: 'Participants' },
    color: { field: 'arm', type: 'nominal' },
  },
};
const lines = {
  data: {
    values: ['Dapagliflozin 10 mg', 'Placebo'].flatMap((Arm, by) =>
      [0, 6, 12, 18, 24, 30].map((month) => ({ Arm, month, share: month * (by + 1) * 0.4 })),
    ),
  },
  mark: { type: 'line', point: true },
  encoding: {
    x: { field: 'month', type: 'quantitative', title: 'Months since randomisation' },
    y: { field: 'share', type: 'quantitative', title: 'Cumulative incidence (%)' },
    color: { field: 'Arm', type: 'nominal' },
  },
};

/** The chart, how wide it is, and how wide its plot. */
async function drawnIn(spec: Record<string, unknown>, room: number) {
  const svg = await chartSvg({ spec, room, colours });
  const width = Number(/<svg[^>]*\swidth="([\d.]+)"/.exec(svg)?.[1]);
  const plot = Number(/class="background"[^>]*d="M[\d.]+,[\d.]+h([\d.]+)/.exec(svg)?.[1]);
  return { svg, width, plot };
}
/** How high a legend stands that was drawn as a group of the chart, from the plot's top. */
const legendTop = (svg: string) => Number(/role-legend".*?translate\([-\d.]+,([-\d.]+)\)/s.exec(svg)?.[1]);

it.each([
  ['grouped bars with long names', grouped],
  ['lines with a legend', lines],
])('%s keep a plot that can be read on a phone and beside another answer', async (_, spec) => {
  for (const room of [240, 300, 360, 480, 720]) {
    const { width, plot } = await drawnIn(spec, room);
    expect(plot).toBeGreaterThanOrEqual(180);
    expect(plot).toBeGreaterThan(room * 0.5);
    if (room >= 300) expect(width).toBeLessThanOrEqual(room);
  }
});

it('is wider than its place where that has no room for a plot', async () => {
  const encoding = { ...lines.encoding, y: { ...lines.encoding.y, axis: { minExtent: 120 } } };
  const { width, plot } = await drawnIn({ ...lines, encoding }, 240);
  expect(plot).toBe(180);
  expect(width).toBeGreaterThan(300);
});

it('is as wide as its author says, where that fits', async () => {
  expect((await drawnIn({ ...lines, width: 400 }, 600)).width).toBe(400);
  expect((await drawnIn({ ...lines, width: 900 }, 600)).width).toBe(600);
});

it('has its legend where its author says', async () => {
  const color = { ...lines.encoding.color, legend: { orient: 'top' } };
  const { svg } = await drawnIn({ ...lines, encoding: { ...lines.encoding, color } }, 300);
  expect(legendTop(svg)).toBeLessThan(0);
  expect(legendTop((await drawnIn(lines, 300)).svg)).toBeGreaterThan(240);
  expect(legendTop((await drawnIn(lines, 700)).svg)).toBeLessThan(20);
});

it.each([
  [3, 0],
  [12, -40],
  [60, -90],
])('the names of %i categories below a chart stand at %i degrees', (count, angle) => {
  const values = Array.from({ length: count }, (_, index) => ({ gene: `Gene ${index}`, n: index }));
  expect(labelAngle({ data: { values }, encoding: { x: { field: 'gene' } } }, 480)).toBe(angle);
});
