import { describe, expect, it } from 'vitest';
import { readDocument } from '../read-document.ts';
import { readVerdict } from './read-answer.ts';

const benefit = 'Does aspirin prevent heart attacks?';
const safe = 'Is aspirin safe in pregnancy?';
const harm = 'Is aspirin harmful in pregnancy?';
const read = (question: string, answer: string) => readVerdict(readDocument(answer), question).verdict;

describe('a denial behind a verb, or around another denial', () => {
  it.each([
    'Aspirin prevents no heart attacks.',
    'Aspirin prevents neither heart attacks nor strokes.',
    'Aspirin prevents none of the heart attacks.',
    'Aspirin prevents hardly any heart attacks.',
    'Aspirin prevents virtually no heart attacks.',
    'Aspirin did nothing to prevent heart attacks.',
  ])('is a no: %s', (answer) => {
    expect(read(benefit, answer)).toBe('no');
  });

  it.each([
    [benefit, 'Aspirin prevents few heart attacks.'],
    [benefit, 'We cannot rule out that aspirin prevents heart attacks.'],
    [benefit, 'It cannot be excluded that aspirin prevents heart attacks.'],
    [benefit, 'It has not been disproved that aspirin prevents heart attacks.'],
    [benefit, 'The trials have not excluded a small benefit of aspirin on heart attacks.'],
    [benefit, 'A benefit of aspirin on heart attacks has not been ruled out.'],
    [harm, 'Harm from aspirin in pregnancy cannot be excluded.'],
    [harm, 'A harmful effect of aspirin in pregnancy has not been ruled out.'],
    [safe, 'Harm from aspirin in pregnancy cannot be excluded.'],
  ])('is not known to be one where two deny: %s %s', (question, answer) => {
    expect(read(question, answer)).toBeNull();
  });

  it.each([
    [safe, 'Aspirin is anything but safe in pregnancy.', 'no'],
    [benefit, 'Trials that excluded smokers show that aspirin prevents heart attacks.', 'yes'],
    [benefit, 'Even after excluding early trials, aspirin does not prevent heart attacks.', 'no'],
    [benefit, 'Aspirin prevents heart attacks no matter how old people are.', 'yes'],
  ])('beside what is said outright: %s %s', (question, answer, verdict) => {
    expect(read(question, answer)).toBe(verdict);
  });
});
