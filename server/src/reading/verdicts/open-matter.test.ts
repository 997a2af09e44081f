import { describe, expect, it } from 'vitest';
import { readDocument } from '../read-document.ts';
import { readVerdict } from './read-answer.ts';

const dementia = 'Do proton pump inhibitors cause dementia in older adults?';
const coffee = 'Does coffee cause bladder cancer?';
const answer = (question: string, text: string) => readVerdict(readDocument(text), question).verdict;
const concludes = (question: string, text: string) => answer(question, `A text.\n\n## Conclusion\n${text}`);

describe('what is not proven', () => {
  it.each([
    [
      dementia,
      'The evidence shows an association in some studies but does not prove that PPIs cause dementia.',
    ],
    [dementia, 'It has not been proven that PPIs cause dementia.'],
    [dementia, 'A causal link has not been established.'],
    [dementia, 'The studies do not prove that PPIs cause dementia, nor do they rule it out.'],
    [dementia, 'No study has established that proton pump inhibitors cause dementia.'],
    [coffee, 'The data do not establish that coffee causes bladder cancer, although an association is seen.'],
  ])('is open: %s %s', (question, text) => {
    const named = text.includes('PPI')
      ? `Proton pump inhibitors (PPIs) are common.\n\n## Conclusion\n${text}`
      : '';
    expect(named ? answer(question, named) : concludes(question, text)).toBe('unclear');
  });

  it.each([
    [coffee, 'Coffee did not prove to be a cause of bladder cancer.', 'no'],
    [coffee, 'Coffee does not cause bladder cancer.', 'no'],
  ])('and what proves not to be so is a no: %s %s', (question, text, verdict) => {
    expect(concludes(question, text)).toBe(verdict);
  });
});
