import type { Citation } from '@sextant/contracts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { abstractTitle, StatedNumbers } from './support.tsx';
import { makeMention, makeRow } from './testing/ledger-rows.ts';

test('the bundled library’s own words are never called an abstract, before a work is in a ledger neither', () => {
  const citationOf = (abstract_source: Citation['abstract_source']) => ({ abstract_source }) as Citation;
  const summary = citationOf('sextant-summary');
  expect(abstractTitle({ citation: summary, row: null })).toBe('Sextant’s summary');
  expect(abstractTitle({ citation: summary, row: makeRow([], { abstract_source: 'sextant-summary' }) })).toBe(
    'Sextant’s summary',
  );
  expect(abstractTitle({ citation: citationOf('published'), row: null })).toBe('Abstract');
});

test.each([
  ['0.93 (95% CI 0.65–1.34', '0.93 (95% CI 0.65–1.34)'],
  ['0.93 (0.65–1.34)', '0.93 (0.65–1.34)'],
  ['9,347 patients', '9,347 patients'],
])('the number %s that stands in the abstract is shown as %s', (text, shown) => {
  const recorded = { from: 0, to: 4, text: '0.93' };
  const mention = makeMention({ numbers: [{ from: 0, to: text.length, text, recorded }] });
  expect(renderToStaticMarkup(createElement(StatedNumbers, { mention, row: null }))).toContain(`>${shown}<`);
});

test.each([
  ['80%', '0.20', 'matches 0.20 in the abstract'],
  ['20%', '0.80 (95% CI 0.73 to 0.87', 'matches 0.80 (95% CI 0.73 to 0.87) in the abstract'],
  ['0.8', '0.80', 'found in the abstract'],
  ['100%', '10', 'matches 10 in the abstract'],
  ['9,347 patients', '9347', 'found in the abstract'],
  ['38%', '0.38', 'found in the abstract'],
  ['five years', '5 years', 'found in the abstract'],
])('of %s, which the abstract gives as %s, it says: %s', (text, written, said) => {
  const recorded = { from: 0, to: written.length, text: written };
  const mention = makeMention({ numbers: [{ from: 0, to: text.length, text, recorded }] });
  expect(renderToStaticMarkup(createElement(StatedNumbers, { mention, row: null }))).toContain(`>${said}<`);
});
