import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { growthOf } from '../../testing/growth.ts';
import { readDocument } from '../read-document.ts';
import type { Quantity } from './quantity.ts';
import { readDocumentQuantities, readQuantities } from './read-quantities.ts';

/** A quantity in one line, so that a table stays readable. */
function inLine({ arm, interval, kind, p, perDay, period, relation, unit, upper, value }: Quantity): string {
  const parts = [kind, `${relation === '=' ? '' : relation}${value}${upper === null ? '' : `..${upper}`}`];
  if (unit) parts.push(unit);
  if (period) parts.push(`per ${period}`);
  if (perDay !== null) parts.push(`(${perDay} a day)`);
  if (interval) parts.push(`[${interval.low}, ${interval.high}]`);
  if (p) parts.push(`p${p.relation}${p.value}`);
  if (arm?.words) parts.push(`@ ${arm.words}`);
  return parts.join(' ');
}
const read = (text: string) => readQuantities(text).map(inLine);

it('a power of ten is one number, however it is written', () => {
  for (const power of ['10⁹', '10^9', '10(9)', '10<sup>9</sup>'])
    expect(read(`Platelets were below 50 x ${power}/L in 12%.`)).toEqual(
      read('Platelets were below 50 × 10⁹/L in 12%.'),
    );
  for (const power of ['10⁻⁸', '10^-8', '10(-8)', '10<sup>-8</sup>'])
    expect(read(`It was linked (p = 3 × ${power}).`)).toEqual(['p-value 3e-8']);
});

describe('readQuantities', () => {
  it.each([
    ['100 mg twice daily', 'dose 100 mg per 12 hours (200 a day)'],
    ['200 mg daily', 'dose 200 mg per day (200 a day)'],
    ['fell by 4.9 percentage points', 'risk-difference 4.9 percentage points'],
    ['fell by 4.9%', 'percentage-change 4.9 %'],
    ['1.27% per year', 'rate 1.27 % per year'],
    ['12 per 100 women', 'rate 12 per 100'],
    ['18.4 per 100,000', 'rate 18.4 per 100000'],
    ['18.4 cases per 100,000 person-years', 'rate 18.4 per 100000 person-years'],
    ['3 per 1,000,000 doses', 'rate 3 per 1000000'],
    ['1.48 exacerbations per patient-year', 'rate 1.48 per 1 person-years'],
    ['a dose of 3 mg/kg/day', 'dose 3 mg/kg per day (3 a day)'],
    ['infused at 3 mL/hour', 'level 3 mL/hour'],
    ['about 25–29% lower', 'percentage-change ~25..29 %'],
    ['serum sodium was 138 mmol/L', 'level 138 mmol/L'],
    ['followed for 18.2 months', 'duration 18.2 months'],
    ['1991 fractures occurred', 'count 1991'],
    ['a hazard ratio of 1.62 in women', 'hazard-ratio 1.62'],
  ])('reads %j', (text, expected) => {
    expect(read(text)).toEqual([expected]);
  });

  it.each([
    ['Response was 14.1% vs 14.3%.', ['percentage 14.1 %', 'percentage 14.3 %']],
    ['Of the eyes, 0 of 48 bled.', ['count 0', 'count 48']],
    ['12/40 and 7/41', ['count 12', 'count 40', 'count 7', 'count 41']],
    [
      'The rate was 8.6 and 6.2 events per 1000 person-years.',
      ['rate 8.6 per 1000 person-years', 'rate 6.2 per 1000 person-years'],
    ],
    [
      'at 6.2 per 1,000 person-years with aspirin and 8.6 with placebo',
      ['rate 6.2 per 1000 person-years @ aspirin', 'rate 8.6 per 1000 person-years @ placebo'],
    ],
    ['from 174 to 266 days', ['duration 174 days', 'duration 266 days']],
    [
      'decrements were more common with azithromycin than with placebo (25% vs. 20%, P=0.04)',
      ['percentage 25 % @ azithromycin', 'percentage 20 % @ placebo', 'p-value 0.04'],
    ],
    [
      '(1463 [14.5%] tranexamic acid group vs 1613 [16.0%] placebo group)',
      [
        'count 1463 @ tranexamic acid',
        'percentage 14.5 % @ tranexamic acid',
        'count 1613 @ placebo',
        'percentage 16 % @ placebo',
      ],
    ],
  ])('reads %j with its arms', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it.each([
    ['We followed 1 744 360 seniors.', ['sample-size 1744360 participants']],
    ['360 088 treatment episodes', ['count 360088']],
    ['10 115 to placebo, of whom 10 060 were analysed', ['count 10115', 'count 10060']],
    ['18.4 events per 100 000 person-years', ['rate 18.4 per 100000 person-years']],
    ['vitamin D3 600 IU', ['dose 600 IU']],
    ['at week 12 100 patients had stopped', ['sample-size 100 participants']],
    ['3 100 mg doses', ['number 3', 'dose 100 mg']],
    ['In 2012 100 deaths were counted.', ['count 100']],
  ])('takes a space for that between thousands where it stands in one number: %s', (text, quantities) => {
    expect(read(text)).toEqual(quantities);
  });

  it.each([
    ['Es waren 12,5 % gegenüber 13,1 %.', ['percentage 12.5 %', 'percentage 13.1 %']],
    ['HR 0,86 (95 % CI 0,79-0,94)', ['hazard-ratio 0.86 [0.79, 0.94]']],
    ['It fell [0,12] in 1,204 patients.', ['sample-size 1204 participants']],
  ])('takes a comma for a decimal point where it can be nothing else: %s', (text, quantities) => {
    expect(read(text)).toEqual(quantities);
  });

  it('remembers the arms for a sentence that only says “respectively”', () => {
    const text =
      'It occurred in 16.3% of patients given dapagliflozin and in 21.2% given placebo. Death occurred in 9.6% and 11.5%, respectively.';
    expect(read(text).slice(2)).toEqual(['percentage 9.6 % @ dapagliflozin', 'percentage 11.5 % @ placebo']);
  });

  it('tells the numbers of one result apart from those of the next', () => {
    const text =
      'Major bleeding was 2.13% with apixaban and 3.09% with warfarin (hazard ratio 0.69), and death occurred in 3.52% and 3.94% (hazard ratio 0.89).';
    expect(readQuantities(text).map(({ about }) => /bleeding/.test(about))).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it.each(['Published in 2019.', 'IL-6 and COVID-19', 'on day 14', 'I² = 92%', 'at 21:00', '3/5/2018'])(
    'reads nothing in %j',
    (text) => {
      expect(read(text)).toEqual([]);
    },
  );

  it('takes any text, and points to digits that stand there', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        for (const { from, text: written, to } of readQuantities(text)) {
          expect(text.slice(from, to)).toBe(written);
          expect(written).toMatch(/\d/);
        }
      }),
    );
  });

  it.each([
    '1 ',
    '100 ',
    '0.5%',
    '(',
    'HR ',
    '95% CI ',
    'with a ',
    '1% vs ',
    'patients ',
    'aB',
    '1,',
    '. ',
    'é',
  ])('takes a time that grows with the length of %j', (piece) => {
    let ends = '';
    const repeated = (length: number) => piece.repeat(length / piece.length);
    const { cost, limit } = growthOf(100_000, repeated, (text) => {
      // Another space at the end: what is kept of a text that was read is not what is measured.
      ends += ' ';
      return readQuantities(text + ends);
    });
    expect(cost).toBeLessThan(limit);
  });
});

describe('readDocumentQuantities', () => {
  it('reads a table by the heads of its columns and rows', () => {
    const table = [
      '| Outcome | Aspirin /1,000 py | Placebo /1,000 py | HR (95% CI) | P |',
      '|---|---|---|---|---|',
      '| Major haemorrhage | 8.6 | 6.2 | 1.38 (1.18–1.62) | <0.001 |',
    ].join('\n');
    const quantities = readDocumentQuantities(readDocument(table));
    expect(quantities.map(inLine)).toEqual([
      'rate 8.6 per 1000 person-years @ Aspirin',
      'rate 6.2 per 1000 person-years @ Placebo',
      'hazard-ratio 1.38 [1.18, 1.62] p<0.001',
    ]);
    expect(quantities.every(({ about }) => about.startsWith('Major haemorrhage'))).toBe(true);
    expect(table.slice(quantities[0]?.from, quantities[0]?.to)).toBe('8.6');
  });

  it.each([
    ['per 100,000 person-years', 'rate 8.6 per 100000 person-years'],
    ['per 100 000', 'rate 8.6 per 100000'],
    ['/100 py', 'rate 8.6 per 100 person-years'],
  ])('reads among how many from the head of a column: %s', (head, expected) => {
    const table = `| Outcome | Cases ${head} |\n|---|---|\n| Haemorrhage | 8.6 |`;
    expect(readDocumentQuantities(readDocument(table)).map(inLine)).toEqual([
      expect.stringMatching(`^${expected}`),
    ]);
  });
});
