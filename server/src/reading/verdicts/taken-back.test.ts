import { describe, expect, it } from 'vitest';
import { readDocument } from '../read-document.ts';
import { readVerdict } from './read-answer.ts';

const effective = 'Are SSRIs effective for depression in adolescents?';
const prevent = 'Does aspirin prevent heart attacks?';
const ofAdults = 'Does aspirin prevent heart attacks in adults?';
const read = (question: string, answer: string) => readVerdict(readDocument(answer), question).verdict;

describe('what follows a verdict', () => {
  it.each([
    [effective, 'SSRIs are effective for depression; in adolescents they are not.'],
    [effective, 'SSRIs are effective for depression, less so in adolescents.'],
    [effective, 'SSRIs are effective for depression. In adolescents they are not.'],
    [effective, 'SSRIs are effective for depression. Not in adolescents.'],
    [effective, 'SSRIs are effective for depression. The same cannot be said of adolescents.'],
    [effective, 'SSRIs are not effective for depression. In adolescents they are.'],
    [prevent, 'Aspirin alone does not prevent heart attacks, but with clopidogrel it does.'],
    [prevent, 'Aspirin prevents heart attacks. Or does it?'],
    [prevent, 'Aspirin prevents heart attacks. This is a myth.'],
    [prevent, 'Aspirin prevents heart attacks. That claim has been refuted.'],
    [prevent, 'Aspirin prevents heart attacks (false).'],
    [prevent, 'Aspirin prevents heart attacks, but this disappeared after adjustment.'],
    [
      prevent,
      'Aspirin prevents heart attacks. However, the effect was no longer significant in large trials.',
    ],
    [prevent, 'Aspirin prevents heart attacks, which may have been due to chance.'],
    [prevent, 'Aspirin prevents heart attacks, but not after adjustment for age.'],
    [ofAdults, 'Aspirin prevents heart attacks in adults, but no longer after controlling for age.'],
    [prevent, 'Yes. Aspirin does not prevent heart attacks.'],
    [prevent, 'No. Aspirin prevents heart attacks.'],
    [prevent, 'Aspirin may have prevented strokes, lowered weight, and prevented heart attacks.'],
    [prevent, 'In one of nine trials, aspirin prevented heart attacks.'],
    [prevent, 'Yes, but actually no.'],
    [prevent, 'Yes. Correction: no, it does not.'],
    [prevent, 'No, wait: yes.'],
    [prevent, 'Short answer: yes. Long answer: no.'],
    [prevent, 'Short answer: yes. Long answer: it depends on who takes it.'],
    [prevent, 'The short answer is yes; the long answer is no.'],
    [prevent, 'The answer would be yes if the trials had been larger.'],
  ])('takes it back: %s %s', (question, answer) => {
    expect(read(question, answer)).toBeNull();
  });

  it.each([
    [prevent, 'Short answer: yes. Long answer: yes, by a quarter.', 'yes'],
    [prevent, 'The answer would be yes.', 'yes'],
    [prevent, 'Aspirin does not prevent heart attacks. That is a myth.', 'no'],
    [prevent, 'No. This is a myth.', 'no'],
    [prevent, 'Aspirin prevents heart attacks, but the effect disappears after treatment has ended.', 'yes'],
    [prevent, 'Yes. Aspirin prevents heart attacks.', 'yes'],
    [prevent, 'No. Aspirin does not prevent heart attacks.', 'no'],
    [prevent, 'Yes. Aspirin does not prevent strokes.', 'yes'],
    [ofAdults, 'Yes. Aspirin does not prevent heart attacks.', 'yes'],
    [ofAdults, 'Aspirin prevents heart attacks in adults. In children it does not.', 'yes'],
  ])('or leaves it as it is: %s %s', (question, answer, verdict) => {
    expect(read(question, answer)).toBe(verdict);
  });
});
