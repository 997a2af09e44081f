import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Colours } from '../colours.ts';
import { ForestMarks } from './forest-marks.tsx';

const markOf = (gives: 'same' | 'other' | 'open' | null) =>
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

it('has a mark of its own for a number that was not matched', () => {
  const marks = (['same', 'other', 'open', null] as const).map(markOf);
  expect(new Set(marks).size).toBe(4);
  expect(markOf('open')).toContain('?');
  expect(markOf(null)).not.toContain('Claude');
});
