import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keyWordsOf } from './key-words.ts';

describe('the key words of a question', () => {
  it.each([
    ['Does metformin lower the risk of colorectal cancer?', ['metformin', 'colorectal', 'cancer']],
    ['What is the role of IL-6 in sepsis?', ['IL-6', 'sepsis']],
    ['How effective are SGLT2 inhibitors in HFpEF?', ['SGLT2', 'inhibitors', 'HFpEF']],
    ["Is Crohn's disease treated with anti-TNFα?", ['Crohn', 'disease', 'anti-TNF-alpha']],
    ['WHO guideline on malaria', ['WHO', 'guideline', 'malaria']],
    ['IS IT SAFE TO TAKE ASPIRIN', ['ASPIRIN']],
    ['aspirin AND NOT warfarin OR heparin', ['aspirin', 'warfarin', 'heparin']],
    ['What are the effects?', ['effects']],
    [`${'acgt'.repeat(30)} in sepsis`, ['sepsis']],
    ['Does N-acetylcysteine 600 mg twice daily help in COPD?', ['N-acetylcysteine', 'COPD']],
    ['Is “100 mg aspirin” better than 2 g/day of niacin?', ['"100 mg aspirin"', 'niacin']],
    ['Does vitamin K2 180 µg lower fracture risk?', ['vitamin K2', 'fracture']],
    [
      'Is the finding of https://doi.org/10.1056/NEJMoa1707855 on ablation in heart failure confirmed?',
      ['finding', 'ablation', 'heart', 'failure', 'confirmed'],
    ],
    ['Does PMID: 29385358 (doi:10.1056/NEJMoa1707855, PMC5770000) hold for ablation?', ['hold', 'ablation']],
    ['NCT00643188 and ablation, www.nejm.org/x', ['NCT00643188', 'ablation']],
    ['https://doi.org/10.1056/NEJMoa1707855', ['https', 'doi.org', 'NEJMoa1707855']],
    ['what is it?', []],
    ['', []],
  ])('"%s" is about %j', (question, words) => {
    expect(keyWordsOf(question)).toEqual(words);
  });

  it('never lets a query language through', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (question) => {
        const words = keyWordsOf(question);
        expect(words.length).toBeLessThanOrEqual(8);
        for (const word of words) {
          expect(word).toMatch(/^"?[\p{L}\p{N}]+(?:[-., ][\p{L}\p{N}]+)*\+?"?$/u);
          expect(word).not.toMatch(/^(?:and|or|not)$/i);
        }
      }),
    );
  });
});
