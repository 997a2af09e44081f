import { describe, expect, it } from 'vitest';
import { makeCitation } from '../../testing/make-citation.ts';
import { withWithdrawal } from './withdrawn-preprint.ts';

const statusOf = (abstract: string | null, isMarked = false) =>
  withWithdrawal(makeCitation('A preprint', { study_type: 'preprint', abstract }), isMarked).status;

describe('what stands in place of the abstract of a preprint', () => {
  it.each([
    'The authors have withdrawn this manuscript because of an error. Therefore, they do not wish it to be cited.',
    'WITHDRAWAL STATEMENT: The authors have withdrawn their manuscript owing to a duplicate posting.',
    'bioRxiv has withdrawn this manuscript.',
    'medRxiv has removed this article at the request of the institution.',
    'This manuscript has been withdrawn by the authors.',
    'ABSTRACT: This preprint was withdrawn.',
    'The full text of this preprint has been withdrawn by the authors while they make corrections.',
    'The authors have requested that this preprint be removed from Research Square.',
    'The authors requested the withdrawal of this preprint.',
  ])('says that it was withdrawn: %s', (abstract) => {
    expect(statusOf(abstract)).toBe('retracted');
  });

  it.each([
    null,
    'This article reviews drugs that have been withdrawn from the market.',
    'The authors have withdrawn consent.',
    'Patients who have withdrawn from this study were asked.',
    'Two regulators have withdrawn the study drug.',
    'Some have removed the paper charts in wards.',
    'We studied deaths. This manuscript has been withdrawn elsewhere.',
    'The study was removed from analysis.',
    'The Lancet has retracted the paper by Mehra et al. after concerns about its data; we looked at who cites it.',
  ])('says nothing of the kind: %s', (abstract) => {
    expect(statusOf(abstract)).toBe('current');
  });

  it('counts of preprints alone, where a journal has no notice of its own', () => {
    const abstract = 'This article has been withdrawn at the request of the authors.';
    expect(withWithdrawal(makeCitation('A trial', { abstract })).status).toBe('current');
  });
});
