import { describe, expect, it } from 'vitest';
import { readDocument } from '../read-document.ts';
import { readAbstract } from './read-abstract.ts';
import { readVerdict } from './read-answer.ts';

const dementia = 'Do proton pump inhibitors cause dementia in older adults?';
const answer = (question: string, text: string) => readVerdict(readDocument(text), question).verdict;
const concludes = (question: string, text: string) => answer(question, `A text.\n\n## Conclusion\n${text}`);

describe('where a cause is asked for', () => {
  it.each([
    'Proton pump inhibitors are associated with an increased risk of dementia.',
    'Proton pump inhibitor use is linked to dementia.',
    'The risk of dementia is higher in users of proton pump inhibitors.',
    'Older adults on proton pump inhibitors had more dementia.',
    'An increased risk of dementia was seen with proton pump inhibitors.',
    'Although no randomised trial has looked, proton pump inhibitors are associated with an increased risk of dementia.',
  ])('two things that are found together are no yes of an answer: %s', (text) => {
    expect(answer(dementia, text)).toBeNull();
    expect(concludes(dementia, text)).toBeNull();
  });

  it.each([
    'Proton pump inhibitors cause dementia.',
    'Proton pump inhibitors increase the risk of dementia.',
    'In the randomised trials, proton pump inhibitors are associated with an increased risk of dementia.',
  ])('what is brought about is: %s', (text) => {
    expect(concludes(dementia, text)).toBe('yes');
  });

  it.each([
    'Proton pump inhibitors are not associated with dementia.',
    'Proton pump inhibitors do not cause dementia.',
    'There is no evidence that proton pump inhibitors cause dementia.',
  ])('and what is not even found together is a no: %s', (text) => {
    expect(concludes(dementia, text)).toBe('no');
  });

  const cohort =
    'METHODS: We followed 5,712 adults in a cohort study.\nCONCLUSIONS: These findings suggest that more than 4.4 years of proton pump inhibitor use by older adults is associated with a higher incidence of dementia.';
  it('a cohort’s association is none of an abstract, and a randomised trial’s is', () => {
    expect(readAbstract(dementia, cohort).verdict).toBeNull();
    expect(readAbstract(dementia, cohort.replace('in a cohort study', 'from claims')).verdict).toBeNull();
    const trial = cohort.replace('followed 5,712 adults in a cohort study', 'randomly assigned 5,712 adults');
    expect(readAbstract(dementia, trial).verdict).toBe('yes');
  });

  it('nor is a cohort’s ratio, where nothing is concluded', () => {
    const digest = (of: string) =>
      `${of}\nFIGURES: Dementia with proton pump inhibitors in older adults: hazard ratio 1.33 (95% CI 1.04 to 1.68).`;
    expect(readAbstract(dementia, digest('A cohort of 5,712 adults.')).verdict).toBeNull();
    expect(readAbstract(dementia, digest('Adults were randomly assigned.')).verdict).toBe('yes');
  });

  it('an association answers where that is what was asked', () => {
    const related = 'Are proton pump inhibitors associated with dementia?';
    expect(concludes(related, 'Proton pump inhibitors are associated with dementia.')).toBe('yes');
    const raised = 'Do proton pump inhibitors increase the risk of dementia?';
    expect(
      concludes(raised, 'Proton pump inhibitors are associated with an increased risk of dementia.'),
    ).toBe('yes');
  });
});
