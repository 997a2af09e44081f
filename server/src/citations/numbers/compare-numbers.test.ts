import { describe, expect, it } from 'vitest';
import { compareNumbers } from './compare-numbers.ts';

const work = { title: 'Apixaban versus warfarin in patients with atrial fibrillation' };
const abstract = [
  'METHODS: 18,201 patients received apixaban (5 mg twice daily) or warfarin for a median of 1.8 years.',
  'RESULTS: Stroke or systemic embolism occurred in 1.27% per year with apixaban and 1.60% per year with warfarin (hazard ratio 0.79; 95% CI 0.66 to 0.95; P=0.01). Major bleeding was 2.13% and 3.09% per year, respectively (hazard ratio 0.69; 95% CI 0.60 to 0.80). Death from any cause was lower (hazard ratio 0.89; 95% CI 0.80 to 0.998; P=0.047). HbA1c fell by 1.1% with apixaban.',
].join('\n');
const said = (statement: string) =>
  compareNumbers(statement, abstract, work).map(({ recorded, state, text }) =>
    [text, state, ...(recorded ? [recorded.text] : [])].join(' | '),
  );

describe('compareNumbers', () => {
  it.each([
    ['Stroke or systemic embolism: HR 0.79 [1].', ['0.79 | stands | 0.79; 95% CI 0.66 to 0.95; P=0.01']],
    ['Stroke fell by 21% with apixaban.', ['21% | stands | 0.79; 95% CI 0.66 to 0.95; P=0.01']],
    ['Major bleeding was about 30% lower.', ['30% | stands | 0.69; 95% CI 0.60 to 0.80']],
    ['Major bleeding was 30–32% lower.', ['30–32% | stands | 0.69; 95% CI 0.60 to 0.80']],
    ['Apixaban 10 mg daily was tested.', ['10 mg | stands | 5 mg']],
    ['Some 18,200 patients took part.', ['18,200 patients | stands | 18,201 patients']],
  ])('finds the numbers of %j', (statement, expected) => {
    expect(said(statement)).toEqual(expected);
  });

  it.each([
    ['For major bleeding the hazard ratio was 0.79.', 'differs', '0.69; 95% CI 0.60 to 0.80'],
    ['Death from any cause: HR 0.69 (95% CI 0.60–0.80).', 'differs', '0.89; 95% CI 0.80 to 0.998; P=0.047'],
    ['Stroke: HR 0.85 (95% CI 0.66–0.95).', 'differs', '0.79; 95% CI 0.66 to 0.95; P=0.01'],
    ['Major bleeding was 3.09% per year with apixaban.', 'differs', '2.13%'],
  ])('says what the abstract gives instead in %j', (statement, state, recorded) => {
    const [found] = compareNumbers(statement, abstract, work);
    expect(found?.state).toBe(state);
    expect(found?.recorded?.text).toBe(recorded);
  });

  it.each(['Intracranial haemorrhage was reduced by 58%.', 'The hazard ratio for dementia was 0.53.'])(
    'says that the number of %j is not there',
    (statement) => {
      expect(compareNumbers(statement, abstract, work).map(({ state }) => state)).toEqual(['absent']);
    },
  );

  it.each([
    'Published in 2011 [5, 6].',
    'In people over 75 years, dose adjustment applies.',
    'Two 2.5 mg tablets are taken.',
    'The absolute difference in stroke was 0.33 percentage points.',
    '',
  ])('says nothing of the numbers of %j', (statement) => {
    expect(said(statement)).toEqual([]);
  });

  it.each([
    ['each of its own group', 'Stroke: 1.27% vs 1.60% per year.', ['1.27% per year', '1.60% per year']],
    ['swapped', 'Stroke: 1.60% vs 1.27% per year.', []],
    ['of two results', 'Stroke: 1.27% vs 3.09% per year.', []],
    ['with the other group named', 'Stroke: 1.60% with apixaban and 1.27% with warfarin.', []],
    [
      'of groups that a row names',
      'Warfarin vs apixaban | 1.60% vs 1.27% per year',
      ['1.60% per year', '1.27% per year'],
    ],
    [
      'of groups at the heads of columns',
      'Stroke | Apixaban: 1.27% per year | Warfarin: 1.60% per year',
      ['1.27% per year', '1.60% per year'],
    ],
    [
      'of groups at the heads of columns that are swapped',
      'Stroke | Apixaban: 1.60% per year | Warfarin: 1.27% per year',
      [],
    ],
    [
      'under heads that name no group',
      'Stroke | Patients: 18,201 | Result: HR 0.79 (0.66–0.95)',
      ['18,201 patients', '0.79; 95% CI 0.66 to 0.95; P=0.01'],
    ],
  ])('finds two numbers that are told against one another as one result: %s', (_how, statement, expected) => {
    expect(
      compareNumbers(statement, abstract, work).flatMap(({ recorded, state }) =>
        state === 'stands' ? (recorded?.text ?? []) : [],
      ),
    ).toEqual(expected);
  });

  it('holds the effect behind two numbers against the one that the abstract has behind them', () => {
    expect(said('Stroke 1.27% vs 1.60% per year, hazard ratio 0.69 [1].').at(-1)).toBe(
      '0.69 | differs | 0.79; 95% CI 0.66 to 0.95; P=0.01',
    );
  });

  const ofMice =
    'RESULTS: Median lifespan rose by 13% in males and 21% in females at 24 months. It rose by 5% at 12 months.';
  it.each([
    ['13% in males and 21% in females', ['13%', '21%']],
    ['21% in males and 13% in females', []],
    ['At 12 months it rose by 21%', []],
  ])('keeps apart of whom and when a number is told: %s', (statement, expected) => {
    const found = compareNumbers(`Lifespan rose: ${statement}.`, ofMice, { title: 'A drug in mice' });
    expect(
      found.flatMap(({ state, text }) => (state === 'stands' && text.endsWith('%') ? text : [])),
    ).toEqual(expected);
  });

  it('takes a difference with the other sign only where words or a missing sign say so', () => {
    const recorded = 'RESULTS: Delirium was seen in both groups (difference, 3.0% [95% CI, -2.0% to 8.0%]).';
    const states = (statement: string) =>
      compareNumbers(statement, recorded, { title: 'A trial' }).map(({ state }) => state);
    expect(states('Delirium: difference 3.0% (95% CI −2.0 to 8.0).')).toEqual(['stands']);
    expect(states('Delirium: difference −3.0% (95% CI −8.0 to 2.0).')).not.toContain('stands');
  });

  it('says nothing without an abstract', () => {
    expect(compareNumbers('HR 0.79', null, work)).toEqual([]);
    expect(compareNumbers('HR 0.79', '  ', work)).toEqual([]);
  });

  it('gives places of the sentence and of the abstract', () => {
    const statement = '**Stroke** fell (HR **0·79**) [1].';
    const [found] = compareNumbers(statement, abstract, work);
    expect(statement.slice(found?.from, found?.to)).toBe('0·79');
    expect(abstract.slice(found?.recorded?.from, found?.recorded?.to)).toBe(found?.recorded?.text);
  });
});
