import { describe, expect, it } from 'vitest';
import { termsOf } from './terms.ts';

describe('termsOf', () => {
  it.each([
    ['IL-6', 'IL 6', 'il6'],
    ['IL-6', 'IL\u20116', 'il6'],
    ['TNF-α', 'TNFα', 'tnfalpha'],
    ['TNF-alpha', 'TNF-α', 'tnfalpha'],
    ['COVID-19', 'COVID 19', 'covid19'],
    ['type II diabetes', 'type 2 diabetes', 'type2'],
    ['IL-1β', 'IL-1 beta', 'il1'],
    ['p53', 'P53', 'p53'],
    ['5-FU', '5-fu', '5fu'],
    ['BRCA1', 'brca1', 'brca1'],
    ['HbA1c', 'HBA1C', 'hba1c'],
    ['tumours', 'tumor', 'tumor'],
    ['oesophagus', 'esophagus', 'esophagu'],
    ['randomised', 'randomized', 'random'],
    ['children', 'child', 'child'],
    ['Crohn’s', "Crohn's", 'crohn'],
    ['Sjögren', 'Sjogren', 'sjogren'],
    ['vitamin C', 'vitamin-C', 'vitaminc'],
    ['factor V Leiden', 'factor 5', 'factor5'],
    ['Vitamin C and zinc', 'vitamin c', 'vitaminc'],
    ['hepatitis B virus', 'hepatitis-B', 'hepatitisb'],
    ['CD4 T cells', 'T-cell', 'tcell'],
    ['hepatitis A', 'Hepatitis A vaccine', 'hepatitisa'],
  ])('%s and %s share %s', (one, other, shared) => {
    expect(termsOf(one)).toContain(shared);
    expect(termsOf(other)).toContain(shared);
  });

  it('drops question words and keeps the subject', () => {
    expect(termsOf('Does the use of aspirin prevent a stroke in which patients?')).toEqual([
      'aspirin',
      'prevent',
      'stroke',
      'patient',
    ]);
  });

  it.each([
    ['aspirin (C)', 'aspirinc'],
    ['was lower, P = 0.03', 'lowerp'],
    ['Is aspirin a drug?', 'aspirina'],
    ['lower with a p value', 'withp'],
    ['more in group B than in group A', 'groupb'],
  ])('"%s" has no %s', (text, term) => {
    expect(termsOf(text)).not.toContain(term);
  });

  it('keeps an abbreviation that looks like a common word', () => {
    expect(termsOf('What does the WHO say of AIDS?')).toContain('who');
    expect(termsOf('who knows')).not.toContain('who');
    expect(termsOf('WHO KNOWS WHAT THE CAUSE IS')).not.toContain('who');
  });

  it('takes any text', () => {
    expect(termsOf('')).toEqual([]);
    expect(termsOf('??? — 🙂 \u200b')).toEqual([]);
    expect(termsOf('糖尿病')).toEqual(['糖尿病']);
  });
});
