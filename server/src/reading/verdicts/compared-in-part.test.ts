import { describe, expect, it } from 'vitest';
import { readDocument } from '../read-document.ts';
import { readVerdict } from './read-answer.ts';

const superior = 'Is apixaban superior to rivaroxaban for stroke prevention?';
const equal = 'Is apixaban as effective as rivaroxaban for stroke prevention?';
const read = (question: string, answer: string) => readVerdict(readDocument(answer), question).verdict;

describe('a comparison that is said in part', () => {
  it.each([
    [superior, 'Apixaban is anything but superior to rivaroxaban for stroke prevention.'],
    [superior, 'Apixaban is not always superior to rivaroxaban for stroke prevention.'],
    [equal, 'Apixaban is half as effective as rivaroxaban for stroke prevention.'],
    [equal, 'Apixaban is almost as effective as rivaroxaban for stroke prevention.'],
  ])('is none that was asked for: %s %s', (question, answer) => {
    expect(read(question, answer)).toBeNull();
  });

  it.each([
    [superior, 'Apixaban is superior to rivaroxaban for stroke prevention.', 'yes'],
    [superior, 'Apixaban is not superior to rivaroxaban for stroke prevention.', 'no'],
    [equal, 'Apixaban is about as effective as rivaroxaban for stroke prevention.', 'yes'],
  ])('beside one that is said outright: %s %s', (question, answer, verdict) => {
    expect(read(question, answer)).toBe(verdict);
  });
});
