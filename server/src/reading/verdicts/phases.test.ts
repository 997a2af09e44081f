import { describe, expect, it } from 'vitest';
import { readDocument } from '../read-document.ts';
import { readVerdict } from './read-answer.ts';

const pregnancy = 'Is metformin safe in pregnancy?';
const during = 'Does aspirin prevent strokes during surgery?';
const after = 'Does aspirin prevent strokes after surgery?';
const infarction = 'Do beta blockers reduce mortality in infarction?';
const read = (question: string, answer: string) => readVerdict(readDocument(answer), question).verdict;

describe('before, during and after what was asked of', () => {
  it.each([
    [pregnancy, 'Metformin is safe before pregnancy.'],
    [pregnancy, 'Metformin is safe outside pregnancy.'],
    [during, 'Aspirin prevents strokes after surgery.'],
    [after, 'Aspirin prevents strokes before surgery.'],
    [after, 'Aspirin prevents strokes during surgery.'],
  ])('are told apart: %s %s', (question, answer) => {
    expect(read(question, answer)).toBeNull();
  });

  it.each([
    [pregnancy, 'Metformin is safe during pregnancy.'],
    [pregnancy, 'Metformin is safe before and during pregnancy.'],
    [after, 'Aspirin prevents strokes following surgery.'],
    [infarction, 'Beta blockers reduce mortality after infarction.'],
  ])('unless they are one: %s %s', (question, answer) => {
    expect(read(question, answer)).toBe('yes');
  });
});
