import type { Figure } from '@sextant/contracts';
import { figure as figureSchema, writeEffect } from '@sextant/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFigures } from './read-figures.ts';

/** A figure in one line, so that a table stays readable. */
function inLine({ high, kind, level, low, p, period, relation, unit, value }: Figure): string {
  const interval = low === null ? '' : ` [${low}, ${high}]${level === null ? '' : ` ${level}%`}`;
  const ofP = p ? ` p${p.relation}${p.value}` : '';
  const sign = relation === '=' ? '' : relation;
  return `${kind} ${sign}${value}${unit ? ` ${unit}` : ''}${period ? ` per ${period}` : ''}${interval}${ofP}`;
}
const read = (text: string) => readFigures(text).map(({ figure }) => inLine(figure));

describe('readFigures', () => {
  it.each([
    ['HR 0.74 (95% CI, 0.65–0.85; P<0.001)', 'hazard-ratio 0.74 [0.65, 0.85] 95% p<0.001'],
    [
      'hazard ratio, 0.74; 95 percent confidence interval, 0.65 to 0.85',
      'hazard-ratio 0.74 [0.65, 0.85] 95%',
    ],
    ['the risk was lower (RR 0·74 [0·65–0·85])', 'risk-ratio 0.74 [0.65, 0.85]'],
    ['OR=1.5 [95%CI 1.1 to 2.0]', 'odds-ratio 1.5 [1.1, 2] 95%'],
    ['aOR 1.5 (CI 1.1, 2.0), p = .03', 'odds-ratio 1.5 [1.1, 2] p=0.03'],
    ['IRR 0.80 (99 % CI 0.70; 0.91)', 'rate-ratio 0.8 [0.7, 0.91] 99%'],
    ['weight changed by −1.2 kg (95% CI −1.8, −0.6)', 'mean-difference -1.2 kg [-1.8, -0.6] 95%'],
    ['SMD −0.4 (97.5% CrI −0.6 to −0.2)', 'standardised-mean-difference -0.4 [-0.6, -0.2] 97.5%'],
    ['**HR** **0.74** [1], 95% CI 0.65–0.85 [2, 3]', 'hazard-ratio 0.74 [0.65, 0.85] 95%'],
    ['an absolute risk reduction of 4.9 percentage points', 'risk-difference 4.9 percentage points'],
    ['risk was 25 per cent lower', 'percentage-change 25 %'],
    ['expression differed (P < 10<sup>-5</sup>)', 'p-value <0.00001'],
    ['expression differed (p = 3.2 × 10⁻⁸)', 'p-value =3.2e-8'.replace('=', '')],
    ['NNT 21 [15–38]', 'number-needed-to-treat 21 [15, 38]'],
    ['NNH 31 for hyperkalaemia', 'number-needed-to-harm 31'],
    ['a number needed to treat to harm of 77', 'number-needed-to-harm 77'],
    ['the NNTH was 19', 'number-needed-to-harm 19'],
    ['the NNTB was 12', 'number-needed-to-treat 12'],
    ['the number needed to screen was 250', 'number-needed-to-screen 250'],
    ['the number needed to vaccinate was 90', 'number-needed-to-vaccinate 90'],
    ['n = 4,744', 'sample-size 4744 participants'],
    ['over 45 285 participants took part', 'sample-size >45285 participants'],
    ['12 randomised trials were pooled', 'sample-size 12 studies'],
    ['dapagliflozin 10 mg once daily', 'dose 10 mg per day'],
    ['infliximab 5 mg/kg every 2 weeks', 'dose 5 mg/kg per 2 weeks'],
    ['500 mg bid of metformin', 'dose 500 mg per 12 hours'],
    ['vitamin D, 1,000 IU/day', 'dose 1000 IU per day'],
    ['folic acid 400 mcg daily', 'dose 400 µg per day'],
    ['lignocaine 0.5 mg · kg(-1) was given', 'dose 0.5 mg/kg'],
  ])('reads %j', (text, expected) => {
    expect(read(text)).toEqual([expected]);
  });

  it.each([
    ['HR 0.74 (95% credible interval 0.65 to 0.85)', 'HR 0.74 (95% CrI 0.65 to 0.85)'],
    ['a hazard ratio of 0.74 [95% CrI 0.65–0.85]', 'HR 0.74 (95% CrI 0.65 to 0.85)'],
    ['OR (95% CrI) 0.74 (0.65–0.85)', 'OR 0.74 (95% CrI 0.65 to 0.85)'],
    ['HR 0.74 (95% confidence interval 0.65 to 0.85)', 'HR 0.74 (95% CI 0.65 to 0.85)'],
    [
      '| Drug | HR | 95% CrI |\n|---|---|---|\n| Dapagliflozin | 0.74 | 0.65–0.85 |',
      'HR 0.74 (95% CrI 0.65 to 0.85)',
    ],
    [
      '| Drug | HR (95% CrI) |\n|---|---|\n| Dapagliflozin | 0.74 (0.65–0.85) |',
      'HR 0.74 (95% CrI 0.65 to 0.85)',
    ],
  ])('calls the interval of %j as its text does', (text, expected) => {
    expect(readFigures(text).map(({ figure }) => writeEffect(figure))).toEqual([expected]);
  });

  it('reads the shares of two groups, each with its own words', () => {
    const [one, other] = readFigures('Death occurred in 16.3% with dapagliflozin vs 21.2% with placebo.');
    expect(one?.figure).toMatchObject({
      kind: 'percentage',
      value: 16.3,
      about: expect.stringContaining('dapagliflozin'),
    });
    expect(other?.figure).toMatchObject({
      kind: 'percentage',
      value: 21.2,
      about: expect.stringContaining('placebo'),
    });
  });

  it('gives a p value to its own figure, and leaves that of a test alone', () => {
    expect(read('HR 0.74 (0.65–0.85; P<0.001; P for interaction = 0.4)')).toEqual([
      'hazard-ratio 0.74 [0.65, 0.85] p<0.001',
      'p-value 0.4',
    ]);
  });

  it('reads the rows of a table by the heads of its columns', () => {
    const table =
      '| Trial | n | HR (95% CI) | P |\n|---|---|---|---|\n| DAPA-HF | 4,744 | 0.74 (0.65–0.85) | <0.001 |';
    expect(read(table)).toEqual([
      'sample-size 4744 participants',
      'hazard-ratio 0.74 [0.65, 0.85] 95% p<0.001',
    ]);
    expect(readFigures(table).every(({ figure }) => figure.about.includes('DAPA-HF'))).toBe(true);
  });

  it.each([
    'Published in 2019 [3], doi:10.1056/NEJMoa1911303, PMID 31535829, NCT03036124.',
    'Patients aged 65 years or older were followed for 18.2 months.',
    'Heterogeneity was high (I² = 92%), with a power of 80%.',
    'See page 12 of version 3.1, section 4.2, of 12 March 2021.',
    '```\nHR 0.5 (95% CI 0.4-0.6)\n```',
    'It ran with `--share 45%`, as $HR = 0.74$ (a formula) tells.',
    '```\nHR 0.5 (95% CI 0.4-0.6), in an answer that is being written',
    'P < 0.05 was considered significant.',
    'COVID-19, IL-6, T2DM and SF-36; stage 3 patients; 12 per 1000 people.',
    'Glucose was 126 mg/dL.',
    'The mean was 12.4 ± 3.1.',
    'https://example.org/?share=45%',
    '1. First\n2. Second',
    '',
  ])('reads no figure in %j', (text) => {
    expect(read(text)).toEqual([]);
  });

  it('says where each figure stands, in the units of a string', () => {
    const text =
      '🙂 **Death** fell [1] (HR **0·74**, 95% CI 0·65–0·85), and 16.3% died; 4 744 patients took 10 mg daily.';
    expect(readFigures(text).map(({ from, to }) => text.slice(from, to))).toEqual([
      '0·74**, 95% CI 0·65–0·85',
      '16.3%',
      '4 744 patients',
      '10 mg',
    ]);
  });

  const pieces = [
    'HR ',
    '0.74',
    ' (95% CI ',
    '0.65–0.85',
    ')',
    '; ',
    'P<',
    '12',
    '%',
    ' mg',
    '[',
    ']',
    '(',
    '|',
    '\n',
    '---',
    '```',
    'n = ',
    '4,744',
    ' patients',
    '−',
    '·',
    'é',
    '🙂',
    '. ',
    '**',
    '\\',
    '$',
    '\0',
    ' ',
    '±',
    ' vs ',
  ];

  it('takes any text, gives what the contract wants, and points to digits that stand there', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 40 }), (parts) => {
        const text = parts.join('');
        let last = 0;
        for (const { figure, from, to } of readFigures(text)) {
          figureSchema.parse(figure);
          expect(from).toBeLessThan(to);
          expect(to).toBeLessThanOrEqual(text.length);
          expect(from).toBeGreaterThanOrEqual(last);
          expect(text.slice(from, to)).toMatch(/\d/);
          last = from;
        }
      }),
      { numRuns: 500 },
    );
  });

  it('takes text of any letters', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => void readFigures(text)));
  });
});
