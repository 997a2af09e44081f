import type { ForestBlock } from '@sextant/contracts/blocks/forest';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Colours } from '../colours.ts';
import { ForestAxis } from './forest-axis.tsx';
import { ForestLine, linesOf } from './forest-row.tsx';
import { forestLayout, letter } from './layout.ts';
import { forestScale } from './scale.ts';
import { decimalsOf, estimate } from './words.ts';

const row = (value: number, low: number, high: number) => ({ label: 'A', value, low, high });

test.each([
  ['hazard-ratio', [row(0.74, 0.65, 0.85)], ['0.74 (0.65 to 0.85)']],
  ['risk-difference', [row(-0.0004, -0.0009, 0.0001)], ['−0.0004 (−0.0009 to 0.0001)']],
  ['risk-difference', [row(0.00012, 0, 0.4)], ['0.00012 (0.00000 to 0.40000)']],
  ['mean-difference', [row(1.23456, 0.5, 2)], ['1.235 (0.500 to 2.000)']],
  ['odds-ratio', [row(1e-7, 1e-8, 1e-6)], ['1.0e−7 (1.0e−8 to 0.0000010)']],
  ['hazard-ratio', [row(0.9, 0.8, 0.9996)], ['0.9000 (0.8000 to 0.9996)']],
  ['mean-difference', [row(-3, -12, 1_200)], ['−3 (−12 to 1200)']],
] as const)(
  'of a %s the numbers %j are told apart from nought and from no difference',
  (measure, rows, written) => {
    const plot = { measure, rows } as unknown as ForestBlock;
    const decimals = decimalsOf(plot);
    expect(rows.map((each) => estimate(each, decimals))).toEqual(written);
  },
);

/** Heads of arrows: drawn from 4 above the end of an interval to 4 below it. */
const arrowsOf = (isPooled: boolean, low: number, high: number) => {
  const lines = [row(1, 0.8, 1.2), row(1, low, high)];
  const picture = renderToStaticMarkup(
    <ForestLine
      row={row(1, low, high)}
      index={1}
      isPooled={isPooled}
      scale={forestScale(lines, true, false)}
      layout={forestLayout(880, 2, { label: 5, estimate: 20 }, { left: 0, right: 0 })}
      decimals={2}
      colours={{} as Colours}
      marks={[]}
    />,
  );
  return picture.match(/d="M[\d.]+ 42L[\d.]+ 46L[\d.]+ 50"/g)?.length ?? 0;
};

test.each([false, true])('an interval that is cut off has an arrow, pooled or not: %s', (isPooled) => {
  expect(arrowsOf(isPooled, 0.02, 50)).toBe(2);
  expect(arrowsOf(isPooled, 0.9, 50)).toBe(1);
  expect(arrowsOf(isPooled, 0.9, 1.1)).toBe(0);
});

test.each([260, 320, 358, 420, 600, 880])(
  'at %i px the words on the two sides keep clear of one another',
  (width) => {
    const lines = [row(0.5, 0.2, 0.9)];
    const plot = {
      measure: 'hazard-ratio',
      rows: lines,
      left_label: 'Favours the drug',
      right_label: 'Favours usual care',
    };
    const sides = { left: plot.left_label.length + 2, right: plot.right_label.length + 2 };
    const layout = forestLayout(width, 1, { label: 30, estimate: 20 }, sides);
    const picture = renderToStaticMarkup(
      <ForestAxis
        plot={plot as ForestBlock}
        scale={forestScale(lines, true, false)}
        layout={layout}
        neutral={1}
        colours={{} as Colours}
      />,
    );
    const [, leftEnd, leftY] = /<text x="([\d.]+)" y="([\d.]+)" text-anchor="end">←/.exec(picture) ?? [];
    const [, rightStart, rightY] = /<text x="([\d.]+)" y="([\d.]+)">Favours usual/.exec(picture) ?? [];
    expect(Number(leftEnd) - sides.left * letter).toBeGreaterThanOrEqual(-0.01);
    expect(Number(rightStart) + sides.right * letter).toBeLessThanOrEqual(width + 0.01);
    expect(leftY !== rightY || Number(leftEnd) < Number(rightStart)).toBe(true);
    expect(Number(rightY)).toBeLessThan(layout.height);
  },
);

test('labels that begin alike are told apart where there is little room', () => {
  const labels = ['Dexamethasone in RECOVERY, no oxygen given', 'Dexamethasone in RECOVERY, ventilated'];
  for (const width of [320, 560]) {
    const shown = labels.map((label) => {
      const picture = renderToStaticMarkup(
        <ForestLine
          row={{ ...row(1, 0.8, 1.2), label }}
          index={0}
          isPooled={false}
          scale={forestScale([row(1, 0.8, 1.2)], true, false)}
          layout={forestLayout(width, 2, { label: 41, estimate: 20 }, { left: 0, right: 0 })}
          decimals={2}
          colours={{} as Colours}
          marks={[]}
        />,
      );
      return [...picture.matchAll(/<text x="0"[^>]*>([^<]*)/g)].map(([, line]) => line).join(' ');
    });
    expect(new Set(shown).size).toBe(2);
  }
});

const long = 'SOLOIST-WHF (sotagliflozin, recent worsening heart failure, type 2 diabetes)';

test.each([358, 420, 656, 880])(
  'at %i px a long name is whole, on two lines, beside a plot that can be read',
  (width) => {
    const layout = forestLayout(width, 2, { label: long.length, estimate: 20 }, { left: 0, right: 0 });
    expect(linesOf(long, layout.labelWidth, layout.labelLines).join(' ')).toBe(long);
    expect(layout.plotWidth).toBeGreaterThanOrEqual(180);
  },
);

test('no line of the plot runs through a name in a narrow column', () => {
  const layout = forestLayout(358, 1, { label: long.length, estimate: 20 }, { left: 0, right: 0 });
  const picture = renderToStaticMarkup(
    <ForestLine
      row={{ ...row(0.7, 0.5, 0.9), label: long }}
      index={0}
      isPooled={false}
      scale={forestScale([row(0.7, 0.5, 0.9)], true, false)}
      layout={layout}
      decimals={2}
      colours={{ surface: '#fff' } as Colours}
      marks={[]}
    />,
  );
  const tops = [
    ...picture.matchAll(/<rect x="0" y="([-\d.]+)"[^>]*fill="#fff"><\/rect><text x="0" y="([-\d.]+)"/g),
  ];
  expect(tops.map(([, ground, words]) => Number(words) - Number(ground))).toEqual([12, 12]);
  expect(Math.min(...tops.map(([, ground]) => Number(ground)))).toBeGreaterThanOrEqual(0);
});

test('numbers so large that one more changes nothing have an axis with an end', () => {
  const scale = forestScale([row(1e17, 1e17 - 16, 1e17 + 16)], false, false);
  expect(scale.ticks).toEqual([1e17]);
  expect(forestScale([row(5, 0, 10)], false, true).ticks).toEqual([0, 5, 10]);
});

test('ratios of hundreds and thousandths have marks on their axis', () => {
  expect(forestScale([row(150, 60, 400), row(300, 200, 500)], true, false).ticks.slice(-3)).toEqual([
    100, 200, 500,
  ]);
  expect(forestScale([row(0.002, 0.001, 0.004)], true, false).ticks.slice(0, 3)).toEqual([
    0.001, 0.002, 0.005,
  ]);
});
