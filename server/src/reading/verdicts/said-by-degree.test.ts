import { describe, expect, it } from 'vitest';
import { readDocument } from '../read-document.ts';
import { readVerdict } from './read-answer.ts';

const effective = 'Are SSRIs effective for depression in adolescents?';
const relieve = 'Do SSRIs relieve depression in adolescents?';
const safe = 'Is metformin safe in pregnancy?';
const risk = 'Does coffee increase the risk of pancreatic cancer?';
const read = (question: string, answer: string) => readVerdict(readDocument(answer), question).verdict;

describe('less than another, and all but one', () => {
  it.each([
    [effective, 'SSRIs are less effective than psychotherapy for depression in adolescents.'],
    [effective, 'SSRIs are less effective for depression in adolescents than in adults.'],
    [relieve, 'SSRIs do not relieve depression in adolescents as well as in adults.'],
    [relieve, 'SSRIs do not relieve depression in adolescents to the same extent as in adults.'],
    [safe, 'Metformin is less safe in pregnancy than insulin.'],
    [safe, 'Metformin is not as safe in pregnancy as insulin.'],
    [risk, 'Coffee does not increase the risk of pancreatic cancer as much as smoking.'],
    [effective, 'SSRIs other than fluoxetine are not effective for depression in adolescents.'],
    [effective, 'SSRIs are not effective for depression in adolescents, with the exception of fluoxetine.'],
  ])('is no denial: %s %s', (question, answer) => {
    expect(read(question, answer)).toBeNull();
  });

  it.each([
    [effective, 'SSRIs are not as effective as placebo for depression in adolescents.'],
    [effective, 'SSRIs are no more effective than placebo for depression in adolescents.'],
    [risk, 'Coffee does not increase the risk of pancreatic cancer, as far as we know.'],
  ])('but against nothing, it is: %s %s', (question, answer) => {
    expect(read(question, answer)).toBe('no');
  });
});
