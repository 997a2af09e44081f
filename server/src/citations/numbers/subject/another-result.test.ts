import { expect, it } from 'vitest';
import { compareNumbers } from '../compare-numbers.ts';

const said = (statement: string, abstract: string) =>
  compareNumbers(statement, abstract, { title: 'Two ways to replace a valve' }).map(({ state }) => state);

const together =
  'RESULTS: The primary outcome was less frequent (hazard ratio for death or stroke, 0.53; 95% CI, 0.35 to 0.79). Death from any cause occurred in 2.6% and 6.2% (hazard ratio, 0.43; 95% CI, 0.24 to 0.73).';

it.each([
  ['Mortality HR 0.53.', []],
  ['The hazard ratio for death was 0.53.', []],
  ['Mortality HR 0.43.', ['stands']],
  ['Death or stroke: HR 0.53.', ['stands']],
  ['For the composite with death the hazard ratio was 0.53.', ['stands']],
])('does not let a part have the number of the whole where it has its own: %s', (statement, states) => {
  expect(said(statement, together)).toEqual(states);
});

it('does not take two inhibitors for one group', () => {
  const abstract =
    'RESULTS: Events were more frequent with tofacitinib than with TNF inhibitors (8.3% vs 4.2%; hazard ratio 1.98, 95% CI 0.95 to 4.14).';
  const row = 'Events, history of disease | JAK inhibitor: 8.3% | TNF inhibitor: 4.2%';
  expect(said(row, abstract)).not.toContain('differs');
  expect(said('Events occurred in 8.3% with TNF inhibitors.', abstract)).not.toContain('stands');
});
