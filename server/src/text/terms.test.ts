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
