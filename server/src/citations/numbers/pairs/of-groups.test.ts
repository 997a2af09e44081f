import { expect, it } from 'vitest';
import { judgeSupport } from '../../support/judge-support.ts';
import { compareNumbers } from '../compare-numbers.ts';

const title = 'Varunexin in Acute Pancreatitis';
const abstract =
  'METHODS: 840 adults were randomly assigned to varunexin or placebo. RESULTS: Necrosis occurred in 17.3% of the varunexin group and 24.1% of the placebo group (P=0.01). The stay was shorter with varunexin (median, 6 days vs. 9 days). CONCLUSIONS: Varunexin lowered the rate of necrosis.';

const standing = (statement: string) =>
  compareNumbers(statement, abstract, { title }).flatMap(({ state, text }) =>
    state === 'stands' ? text : [],
  );

it.each([
  'Necrosis occurred in 24.1% with varunexin and 17.3% with placebo.',
  'Necrosis occurred in 17.3% of controls and 24.1% of treated patients.',
  'Necrosis rose from 17.3% to 24.1% with varunexin.',
  'Necrosis | Varunexin: 24.1% | Placebo: 17.3%',
  'Necrosis | New drug: 24.1% | Placebo: 17.3%',
])(
  'numbers of two groups that are each the other’s do not stand, nor bear their sentence: %s',
  (statement) => {
    expect(standing(statement)).toEqual([]);
    expect(judgeSupport(statement, abstract, { title }).relation).not.toBe('supports');
  },
);

it.each([
  'Necrosis occurred in 17.3% with varunexin and 24.1% with placebo.',
  'Necrosis occurred in 24.1% of controls and 17.3% of treated patients.',
  'Necrosis fell from 24.1% to 17.3% with varunexin.',
  'Necrosis | Varunexin: 17.3% | Placebo: 24.1%',
  'Necrosis | New drug: 17.3% | Placebo: 24.1%',
])('and each group’s own stand: %s', (statement) => {
  expect(standing(statement)).toEqual(
    statement.indexOf('17.3') < statement.indexOf('24.1') ? ['17.3%', '24.1%'] : ['24.1%', '17.3%'],
  );
});

it('round numbers that might be chance stand together as those of the two groups', () => {
  expect(standing('The stay was 6 days on varunexin and 9 days on placebo.')).toEqual(['6 days', '9 days']);
});
