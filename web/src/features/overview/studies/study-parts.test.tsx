import type { LedgerRow, StudyRow } from '@sextant/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { numberIn, wordsOf } from './study-cell.tsx';
import { Effect } from './study-parts.tsx';

const row = { effect: null } as StudyRow;
/** A work of a session that was read again: abstracts are left out of it. */
const workOf = (abstract_source: LedgerRow['abstract_source']) =>
  ({ abstract_source, citation: { abstract: null } }) as LedgerRow;

it.each([
  ['published', 'No effect size read'],
  ['sextant-summary', 'No effect size read'],
  [null, 'No abstract'],
] as const)('tells whether a work has an abstract by its source, %s', (source, words) => {
  expect(renderToStaticMarkup(<Effect row={row} work={workOf(source)} />)).toContain(words);
});

it('says of no engine that a number was not found where the study has none', () => {
  expect(wordsOf({ state: 'no-number' }, { effect: null })).toBe('cites the study');
  expect(wordsOf({ state: 'no-number' }, { effect: {} as StudyRow['effect'] })).toContain('number not found');
});

it.each([
  ['1,78', '1,78'],
  ['39,1 %', '39,1 %'],
  ['1,234', '1,234'],
  ['HR 0,94 (0,89–0,99)', 'HR 0,94'],
  ['0.94, 95% CI 0.89 to 0.99', '0.94'],
  ['0.94; 0.89 to 0.99', '0.94'],
  ['0.94 [0.89–0.99]', '0.94'],
  [null, ''],
])('shows the number of %s without its interval and with its comma', (stated, number) => {
  expect(numberIn(stated)).toBe(number);
});
