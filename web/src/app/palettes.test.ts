import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const tokens = readFileSync(path.join(import.meta.dirname, 'tokens.css'), 'utf8');

/** All colours of a palette as the page has them in one of its themes. */
function paletteOf(name: string, theme: 0 | 1): string[] {
  const found = [...tokens.matchAll(new RegExp(`--${name}-\\d: light-dark\\((#\\w{6}), (#\\w{6})\\)`, 'g'))];
  return found.map((match) => match[theme + 1] ?? '');
}

const channels = (colour: string) =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** Oklab, in which equal distances look about equally far. */
function oklab(colour: string): [number, number, number] {
  const [r = 0, g = 0, b = 0] = channels(colour).map(linear);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}
const distance = (a: string, b: string) => {
  const [one, other] = [oklab(a), oklab(b)];
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
};
const luminance = (colour: string) => {
  const [r = 0, g = 0, b = 0] = channels(colour).map(linear);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (a: string, b: string) => {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].toSorted((one, other) => one - other);
  return (light + 0.05) / (dark + 0.05);
};

test.each([
  ['light', 0, '#ffffff'],
  ['dark', 1, '#141c22'],
] as const)(
  'no colour stands for two things: engines, kinds of study, series of charts (%s)',
  (_, theme, ground) => {
    const palettes = { engine: 8, 'study-type': 6, series: 7 };
    const all = Object.entries(palettes).flatMap(([name, count]) => {
      const colours = paletteOf(name, theme);
      expect({ name, count: colours.length }).toEqual({ name, count });
      return colours.map((colour) => ({ name, colour }));
    });
    for (const [place, one] of all.entries()) {
      expect(contrast(one.colour, ground)).toBeGreaterThanOrEqual(3);
      for (const other of all.slice(place + 1))
        if (one.name !== other.name)
          expect({ one, other, far: distance(one.colour, other.colour) > 0.1 }).toEqual({
            one,
            other,
            far: true,
          });
    }
  },
);
