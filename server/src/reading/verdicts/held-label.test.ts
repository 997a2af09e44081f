import { describe, expect, it } from 'vitest';
import { readDocument } from '../read-document.ts';
import { readBottomLine } from './bottom-line.ts';
import { readVerdict } from './read-answer.ts';

const question = 'Does aspirin prevent heart attacks?';
const claim = 'Aspirin prevents heart attacks.';
const read = (answer: string) => readVerdict(readDocument(answer), question);

describe('what an answer gives as held by others', () => {
  it.each([
    `Myth: ${claim}`,
    `**Myth:** ${claim}\n\n**Fact:** Three trials looked at this.`,
    `Common misconception: ${claim}`,
    `Hypothesis: ${claim}`,
    `Claim 1: ${claim}`,
    `The idea is simple: ${claim}`,
    `Old view – ${claim}`,
    'Myth: yes, aspirin prevents heart attacks.',
    `## Myth\n\n${claim}`,
    `### Claim\n\n${claim}\n\n### Evidence\n\nThree trials looked at this.`,
    `### What people believe\n\n${claim}`,
    `**Pros**\n\n- ${claim}\n\n**Cons**\n\n- It causes bleeding.`,
    `Pros:\n- ${claim}\n\nCons:\n- It causes bleeding.`,
  ])('is no verdict of its own: %s', (answer) => {
    expect(read(answer).verdict).toBeNull();
    expect(readBottomLine(readDocument(answer), question)?.text ?? '').not.toContain(claim.slice(0, -1));
  });

  it.each([
    [claim, 'yes'],
    [`Evidence: ${claim}`, 'yes'],
    [`My claim: ${claim}`, 'yes'],
    [`### Benefits\n\n${claim}`, 'yes'],
    [`### Conclusion\n\n${claim}`, 'yes'],
    ['Myth: aspirin prevents heart attacks.\n\nFact: aspirin does not prevent heart attacks.', 'no'],
  ])('beside what it says itself: %s', (answer, verdict) => {
    expect(read(answer).verdict).toBe(verdict);
  });
});
