import { describe, expect, it } from 'vitest';
import { judgeSupport } from './judge-support.ts';

const relation = (statement: string, abstract: string, title: string) =>
  judgeSupport(statement, `CONCLUSIONS: ${abstract}`, { title }).relation;

describe('what the end of a sentence sets aside is not found', () => {
  it.each([
    [
      'Fluoride varnish',
      'Fluoride varnish was associated with less plaque rather than with less caries.',
      'caries',
    ],
    ['A nurse-led clinic', 'The nurse-led clinic reduced readmissions, unlike deaths.', 'deaths'],
    ['A cochlear implant', 'The cochlear implant improved vocabulary as opposed to grammar.', 'grammar'],
    [
      'A weaning protocol',
      'The weaning protocol was associated with less sedation, not with less delirium.',
      'delirium',
    ],
    ['Cross-linking', 'Cross-linking slowed progression without reducing glare.', 'glare'],
  ])('%s', (title, abstract, outcome) => {
    for (const verb of ['reduced', 'improved'])
      expect(relation(`${title} ${verb} ${outcome}.`, abstract, title), verb).not.toBe('supports');
  });

  it('nor is what was not so in others', () => {
    const title = 'Lactobacillus for colic';
    const abstract =
      'Lactobacillus reduced crying in breastfed infants, which was not the case in formula-fed infants.';
    expect(relation('Lactobacillus reduced crying in formula-fed infants.', abstract, title)).not.toBe(
      'supports',
    );
    expect(relation('Lactobacillus reduced crying in breastfed infants.', abstract, title)).toBe('supports');
  });

  it.each([
    ['What stands before it', 'Drugex reduced plaque.', 'Drugex reduced plaque rather than caries.'],
    [
      'What is not increased',
      'Drugex did not increase bleeding.',
      'Drugex reduced stroke without increasing bleeding.',
    ],
    [
      'What stands behind one that begins',
      'Drugex reduced stroke.',
      'Unlike placebo, drugex reduced stroke.',
    ],
    [
      'What it is said of',
      'Drugex reduced sedation.',
      'Drugex was associated with less sedation, not with less delirium.',
    ],
  ])('%s is found all the same', (_what, statement, abstract) => {
    expect(relation(statement, abstract, 'Drugex')).toBe('supports');
  });
});
