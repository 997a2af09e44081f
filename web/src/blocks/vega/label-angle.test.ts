import { expect, it } from 'vitest';
import { labelAngle } from './fitted.ts';

const values = Array.from({ length: 6 }, (_, at) => ({
  outcome: `Cardiovascular death or event ${at}`,
  n: at + 1,
}));
const x = { field: 'outcome', type: 'nominal' };
const y = { field: 'n', type: 'quantitative' };
const data = { values };

it.each([390, 700])('long names lean below layers as they do below bars, on %i px', (room) => {
  const bars = { data, mark: 'bar', encoding: { x, y } };
  const layers = {
    data,
    layer: [
      { mark: 'bar', encoding: { x, y } },
      { mark: 'text', encoding: { x, y, text: y } },
    ],
  };
  expect(labelAngle(bars, room)).not.toBe(0);
  expect(labelAngle(layers, room)).toBe(labelAngle(bars, room));
});
