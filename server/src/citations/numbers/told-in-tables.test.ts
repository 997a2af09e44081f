import { expect, it } from 'vitest';
import { createStatements } from '../../reading/mentions/statement.ts';
import { readDocument } from '../../reading/read-document.ts';
import { compareNumbers } from './compare-numbers.ts';

const work = { title: 'Apixaban versus warfarin in patients with atrial fibrillation' };
const abstract = [
  'METHODS: 18,201 patients received apixaban (5 mg twice daily) or warfarin for a median of 1.8 years.',
  'RESULTS: Stroke or systemic embolism occurred in 1.27% per year with apixaban and 1.60% per year with warfarin (hazard ratio 0.79; 95% CI 0.66 to 0.95; P=0.01). Major bleeding was 2.13% and 3.09% per year, respectively (hazard ratio 0.69; 95% CI 0.60 to 0.80). Death from any cause was lower (hazard ratio 0.89; 95% CI 0.80 to 0.998; P=0.047).',
].join('\n');
/** What is said of the numbers of a table of one row, which cites its work. */
function said(head: string[], row: string[]): string[] {
  const text = `| ${head.join(' | ')} |\n|${head.map(() => '---').join('|')}|\n| ${row.join(' | ')} |`;
  const { statement } = createStatements(readDocument(text))(text.indexOf('[1]'));
  return compareNumbers(statement, abstract, work).map(({ state }) => state);
}

it.each([
  ['another outcome, which a column names', ['Trial', 'Outcome', 'HR'], ['ARISTOTLE [1]', 'Stroke', '0.89']],
  [
    'another outcome, with its interval',
    ['Trial', 'Outcome', 'HR (95% CI)'],
    ['ARISTOTLE [1]', 'Major bleeding', '0.79 (0.66–0.95)'],
  ],
  [
    'another primary outcome',
    ['Trial', 'Primary outcome', 'Hazard ratio'],
    ['ARISTOTLE [1]', 'Major bleeding', '0.79'],
  ],
  [
    'other outcomes, which heads name',
    ['Trial', 'Stroke HR', 'Bleeding HR', 'Death HR'],
    ['ARISTOTLE [1]', '0.89', '0.79', '0.69'],
  ],
  [
    'other outcomes, which heads name before the measure',
    ['Trial', 'Stroke, HR (95% CI)', 'Major bleeding, HR (95% CI)'],
    ['ARISTOTLE [1]', '0.69 (0.60–0.80)', '0.79 (0.66–0.95)'],
  ],
  [
    'the other arm, which the row names',
    ['Drug', 'Stroke', 'Major bleeding'],
    ['Apixaban [1]', '1.60% per year', '3.09% per year'],
  ],
  [
    'the control, which the row names',
    ['Drug', 'Stroke (%/yr)', 'Major bleeding (%/yr)'],
    ['Warfarin [1]', '1.27', '2.13'],
  ],
])('a number that the abstract has of %s does not stand in a table', (_of, head, row) =>
  expect(said(head, row)).not.toContain('stands'),
);

it.each([
  [['Trial', 'Outcome', 'HR'], ['ARISTOTLE [1]', 'Stroke', '0.79'], ['stands']],
  [
    ['Trial', 'Stroke, HR (95% CI)', 'Major bleeding, HR (95% CI)'],
    ['ARISTOTLE [1]', '0.79 (0.66–0.95)', '0.69 (0.60–0.80)'],
    ['stands', 'stands'],
  ],
  [
    ['Outcome', 'Apixaban', 'Warfarin'],
    ['Stroke [1]', '1.27% per year', '1.60% per year'],
    ['stands', 'stands'],
  ],
  [
    ['Drug', 'Stroke', 'Major bleeding'],
    ['Warfarin [1]', '1.60% per year', '3.09% per year'],
    ['stands', 'stands'],
  ],
])('the numbers of %j, %j stand', (head, row, states) => expect(said(head, row)).toEqual(states));

it('a number of a cohort that the row names is not held against that of another cohort', () => {
  const cohorts =
    'RESULTS: In Norway incident gout was more frequent with the drug (hazard ratio, 1.50; 95% CI, 1.14 to 1.96). In Denmark the rates were 20.1 and 18.3 per 1000 person-years (hazard ratio, 1.17; 95% CI, 1.12 to 1.23).';
  const text = '| Cohort | Outcome | HR |\n|---|---|---|\n| Denmark [1] | Incident gout | 1.17 (1.12–1.23) |';
  const { statement } = createStatements(readDocument(text))(text.indexOf('[1]'));
  const states = compareNumbers(statement, cohorts, { title: 'A drug and gout' }).map(({ state }) => state);
  expect(states).not.toContain('differs');
});
