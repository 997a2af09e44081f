import { describe, expect, it } from 'vitest';
import { readDocument } from '../read-document.ts';
import { readAbstract } from './read-abstract.ts';
import { readVerdict } from './read-answer.ts';

const higher = 'Is severe hypoglycaemia associated with a higher risk of cardiovascular events?';
const better = 'Is exercise associated with improved physical function in older adults?';
const read = (question: string, answer: string) => readVerdict(readDocument(answer), question).verdict;

describe('which way an outcome is related to something', () => {
  it.each([
    [higher, 'Severe hypoglycaemia is associated with a higher risk of cardiovascular events.', 'yes'],
    [higher, 'Severe hypoglycaemia is linked to an increased risk of cardiovascular events.', 'yes'],
    [higher, 'Severe hypoglycaemia is associated with a lower risk of cardiovascular events.', 'no'],
    [higher, 'Severe hypoglycaemia is associated with fewer cardiovascular events.', 'no'],
    [higher, 'Severe hypoglycaemia is not associated with a higher risk of cardiovascular events.', 'no'],
    [better, 'Exercise is associated with improved physical function in older adults.', 'yes'],
    [better, 'Exercise is associated with worsened physical function in older adults.', 'no'],
    ['Does lenalidomide improve survival in lymphoma?', 'Lenalidomide worsens survival in lymphoma.', 'no'],
    [
      'Is exenatide associated with weight reduction?',
      'Exenatide is associated with weight reduction and has a higher incidence of adverse effects than insulin.',
      'yes',
    ],
    [
      'Is atropine associated with lower respiratory infections?',
      'Atropine is associated with more lower respiratory infections.',
      'yes',
    ],
  ])('is what it is asked for: %s %s', (question, answer, verdict) => {
    expect(read(question, answer)).toBe(verdict);
  });

  it('is not told by who fares worse than before', () => {
    const answer = 'With lecanemab, cognition worsened by 1.2 points, against 1.7 points on placebo.';
    expect(read('Does lecanemab improve cognition?', answer)).toBeNull();
  });

  it('is left open where only the other way is denied', () => {
    const answer = 'Severe hypoglycaemia is not associated with a lower risk of cardiovascular events.';
    expect(read(higher, answer)).toBeNull();
    expect(readAbstract(higher, `CONCLUSIONS: ${answer}`).verdict).toBeNull();
  });
});
