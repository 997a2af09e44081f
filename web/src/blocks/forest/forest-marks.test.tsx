import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Colours } from '../colours.ts';
import { type ForestMark, ForestMarks } from './forest-marks.tsx';

const markOf = (gives: ForestMark['gives'] | null) =>
  renderToStaticMarkup(
    <svg role="img" aria-label="marks">
      <ForestMarks
        marks={[gives && { label: 'Claude', colour: 'red', gives }]}
        x={0}
        y={0}
        colours={{} as Colours}
      />
    </svg>,
  );

it('has a mark of its own for each way a number is given, a tick and no dot where it is the same', () => {
  const marks = (['same', 'other', 'none', 'open', 'unchecked', null] as const).map(markOf);
  expect(new Set(marks).size).toBe(6);
  expect(markOf('same')).not.toContain('<circle');
  expect(markOf('none')).toContain('<circle');
  expect(markOf('open')).toContain('?');
  expect(markOf(null)).not.toContain('Claude');
});
