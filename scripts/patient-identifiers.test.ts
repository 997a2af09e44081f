import { describe, expect, it } from 'vitest';
import { scoreSet } from '../bench/patient-identifiers/score.ts';
import { growthOf } from '../server/src/testing/growth.ts';
import { findIdentifiers } from '../web/src/features/chat/identifiers/find/find-identifiers.ts';

/** Sets that the patterns were made with: what they show is kept, and is no measure of what others would show. */
const learned = ['first/learn', 'first/sealed', 'second/learn', 'second/sealed'].map(
  (name) => `${name}.jsonl`,
);

it.each(learned)('sees the patient identifiers of %s, and little else', (set) => {
  const { wanted, found, told, right } = scoreSet(set);
  expect(wanted).toBeGreaterThan(100);
  expect(found / wanted).toBeGreaterThanOrEqual(0.97);
  expect(right / told).toBeGreaterThanOrEqual(0.97);
});

it('takes an abbreviation for a postal code only where a code with a digit follows', () => {
  expect(findIdentifiers('Does CAP ICU mortality fall within 30 days?')).toEqual([]);
  expect(findIdentifiers('She lives at CAP 20121.').map(({ kind }) => kind)).toContain('address');
});

/** What the patterns are made of, in runs of which each could go on and on. */
const atoms = [
  ...[
    'a',
    'A',
    'A-',
    'Aa ',
    'Aa',
    'AA ',
    'AA, ',
    'é',
    'e\u0301',
    '田',
    '…',
    '😀',
    '\u200b',
    'Иван ',
    'محمد ',
    'Αθήνα ',
  ],
  ...[
    '1',
    '1 ',
    '12-',
    '1/',
    '1.',
    '1-2-3 ',
    'A1',
    '(',
    '(1',
    '#',
    '|',
    '^',
    'A^A',
    '/',
    '@',
    'a@',
    'a.',
    '-',
    '.',
    '. ',
  ],
  ...[
    ' ',
    '\n',
    '\n ',
    '\t',
    '"',
    "'",
    "O'",
    ',',
    ', ',
    ':',
    'A. ',
    'de ',
    'van der ',
    'Jr ',
    'is ',
    'the ',
    'of ',
    'she ',
  ],
  ...[
    'Mr ',
    'Mr. Aa ',
    'Dr. ',
    'Patient Aa ',
    'patient: ',
    'Maria ',
    'Maria Lopez ',
    'maria lopez ',
    "Aa's ",
    'Aa, ',
  ],
  ...['no. ', 'MRN ', 'MRN 1', 'MRN 123456 ', 'id ', 'SSN is ', 'tel ', 'tel +', '+1 ', 'call her ', '020 '],
  ...[
    '1 May 1950 ',
    'May ',
    'born ',
    'born on the ',
    'admitted on ',
    'twenty-',
    '1950-01-01 / ',
    '19500101|',
    '95 ',
    'aged 95 ',
  ],
  ...[
    '12 Aa ',
    'Street ',
    '12 Aa Street ',
    'Aastraße ',
    'Aastraße 1, ',
    'rue de la ',
    'lives at ',
    'address is 1',
    'a 90-year-old ',
  ],
  ...['http://', 'http://a/', 'http://a.b/c/', 'www.', 'user/', '@a on ', '192.168.1.1 ', 'x / ', 'Aa / '],
];

describe('the finder of patient identifiers', () => {
  it.each(atoms)('costs twice on a run of %j that is twice as long', (atom) => {
    const { cost, limit } = growthOf(
      8_000,
      (length) => atom.repeat(Math.ceil(length / atom.length)).slice(0, length),
      findIdentifiers,
    );
    expect(cost).toBeLessThan(limit);
  });

  it('tells places in the text as it was written', () => {
    const text = 'Mrs.\u00a0 Maria\u200b  Gonzalez,\tMRN:\n００４８２９１３';
    expect(findIdentifiers(text).map(({ kind, from, to }) => [kind, text.slice(from, to)])).toEqual([
      ['name', 'Maria\u200b  Gonzalez'],
      ['record-number', '００４８２９１３'],
    ]);
  });
});
