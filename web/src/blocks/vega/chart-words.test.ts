import { readBlock } from '@sextant/contracts/blocks/index';
import { expect, it } from 'vitest';
import { describeChart } from './chart-words.ts';

const read = readBlock(
  'vega-lite',
  JSON.stringify({
    title: 'Events',
    data: {
      values: [
        { arm: 'drug', events: 12 },
        { arm: 'placebo', events: 19 },
      ],
    },
    mark: 'bar',
    encoding: { x: { field: 'arm', type: 'nominal' }, y: { field: 'events', type: 'quantitative' } },
  }),
);
if (!read.ok) throw new Error(read.reason);
const { block } = read;

it('a chart on paper says its numbers, and points at no table that is not there', () =>
  expect(describeChart(block, true)).toBe(
    'Chart (bar): Events. arm drug, events 12; arm placebo, events 19.',
  ));

it('of many or long rows the first are told, and how many more there are', () => {
  const rows = (count: number, name = 'a') => Array.from({ length: count }, () => ({ arm: name }));
  expect(describeChart({ ...block, rows: rows(61) }, true)).toMatch(/arm a; and 1 more row\.$/);
  expect(describeChart({ ...block, rows: rows(3, 'a'.repeat(1_500)) }, true)).toMatch(/a; and 1 more row\.$/);
});

it('a chart on the page points at the table behind it', () =>
  expect(describeChart(block)).toContain('see its data below'));
