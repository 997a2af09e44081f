import { describe, expect, it } from 'vitest';
import { readDocument } from '../read-document.ts';
import { readVerdict } from './read-answer.ts';

const question = 'Is hypoglycaemia reduced with sitagliptin compared with glipizide?';

describe('which of two is held against the other', () => {
  it.each([
    ['Hypoglycaemia is reduced with sitagliptin compared with glipizide.', 'yes'],
    ['Hypoglycaemia is not reduced with sitagliptin compared with glipizide.', 'no'],
    ['Hypoglycaemia is reduced with glipizide compared with sitagliptin.', null],
  ])('is told apart: %s', (answer, verdict) => {
    expect(readVerdict(readDocument(answer), question).verdict).toBe(verdict);
  });
});
