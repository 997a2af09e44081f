import { expect, it } from 'vitest';
import { readBlock } from './index.ts';

const pie = (...cells: unknown[]) =>
  readBlock(
    'vega-lite',
    JSON.stringify({
      data: { values: cells.map((n, index) => ({ cause: `cause ${index}`, n })) },
      mark: 'arc',
      encoding: { theta: { field: 'n', type: 'quantitative' }, color: { field: 'cause', type: 'nominal' } },
    }),
  );

it.each([['NR'], [null], ['']])(
  'a pie with a slice of %j is refused: the others would be the whole',
  (cell) =>
    expect(pie(cell, 60, 30)).toMatchObject({
      ok: false,
      reason: expect.stringMatching(/A pie needs a number for every slice/),
    }),
);

it('a pie of numbers is drawn', () => expect(pie(0, '60', 30).ok).toBe(true));
