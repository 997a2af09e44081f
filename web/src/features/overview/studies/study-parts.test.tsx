import { type Figure, type LedgerRow, type StudyRow, writeEffect } from '@sextant/contracts';
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

it('writes what is below nought with a minus', () => {
  const effect = {
    kind: 'mean-difference',
    value: -12.4,
    low: -13.4,
    high: -11.5,
    level: 95,
    unit: null,
    p: null,
  };
  expect(writeEffect(effect as Figure)).toBe('Difference −12.4 (95% CI −13.4 to −11.5)');
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
