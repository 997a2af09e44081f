import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import PlotOffer from './plot-offer.tsx';

const offerOf = (...cells: string[]) =>
  renderToStaticMarkup(
    <PlotOffer columns={['Study', 'HR']} rows={cells.map((cell, index) => [`S${index}`, cell])} />,
  );

test('a column of decimal commas is offered no plot, and one of thousands is', () => {
  expect(offerOf('0,855', '1,020', '0,030')).toBe('');
  expect(offerOf('4,744', '1,020')).toContain('Plot');
});
