import { expect, it } from 'vitest';
import { readBlock } from './index.ts';

const chart = (scale: object) =>
  readBlock(
    'vega-lite',
    JSON.stringify({
      data: {
        values: [
          { study: 'A', hr: 0.5 },
          { study: 'B', hr: 1.4 },
        ],
      },
      mark: 'point',
      encoding: { y: { field: 'study', type: 'nominal' }, x: { field: 'hr', type: 'quantitative', scale } },
    }),
  );

it.each([{ domain: [0, 2] }, { domainMin: 0 }])(
  'a logarithmic axis from nought is refused: all studies would stand at its edge (%j)',
  (ends) =>
    expect(chart({ type: 'log', ...ends })).toEqual({
      ok: false,
      reason: 'A logarithmic axis has no place for 0 of "hr".',
    }),
);

it('other axes are drawn', () => {
  expect(chart({ type: 'log', domain: [0.1, 10] }).ok).toBe(true);
  expect(chart({ domain: [0, 2] }).ok).toBe(true);
});
