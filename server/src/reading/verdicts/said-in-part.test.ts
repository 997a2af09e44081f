import { describe, expect, it } from 'vitest';
import { readDocument } from '../read-document.ts';
import { readVerdict } from './read-answer.ts';

const question = 'Does aspirin prevent heart attacks?';
const read = (answer: string, asked = question) => readVerdict(readDocument(answer), asked).verdict;

describe('what is said in part, or by others', () => {
  it.each([
    'Aspirin does not always prevent heart attacks.',
    'Aspirin does not completely prevent heart attacks.',
    'Aspirin does not necessarily prevent heart attacks.',
    'Aspirin does not prevent all heart attacks.',
    'Aspirin does not prevent heart attacks in everyone.',
    'Not all trials show that aspirin prevents heart attacks.',
  ])('is no denial where it denies no more than all of it: %s', (answer) => {
    expect(read(answer)).toBeNull();
  });

  it.each([
    'Aspirin reportedly prevents heart attacks.',
    'Aspirin sometimes prevents heart attacks.',
    'Aspirin rarely prevents heart attacks.',
    'Aspirin numerically reduces heart attacks.',
    'Aspirin non-significantly reduces heart attacks.',
    'Aspirin is used to prevent heart attacks.',
    'Aspirin has been proposed to prevent heart attacks.',
    'Aspirin was tested to prevent heart attacks.',
    'Aspirin came close to preventing heart attacks.',
    'Aspirin prevents heart attacks in some trials.',
    'Aspirin prevents heart attacks in a few small studies.',
    'It is implausible that aspirin prevents heart attacks.',
    'It is debatable that aspirin prevents heart attacks.',
    'I used to believe that aspirin prevents heart attacks.',
    'I would like to say that aspirin prevents heart attacks.',
    'I hesitate to say that aspirin prevents heart attacks.',
  ])('is no yes: %s', (answer) => {
    expect(read(answer)).toBeNull();
  });

  it.each([
    ['Aspirin does not prevent heart attacks at all.', 'no'],
    ['Aspirin does not prevent deaths from all causes or heart attacks.', 'no'],
    ['Aspirin should not be expected to prevent heart attacks.', 'no'],
    ['Aspirin has been shown to prevent heart attacks.', 'yes'],
    ['Aspirin can be used to prevent heart attacks.', 'yes'],
    ['I would say that aspirin prevents heart attacks.', 'yes'],
    ['I am inclined to say that aspirin prevents heart attacks.', 'yes'],
  ])('beside what is said outright: %s', (answer, verdict) => {
    expect(read(answer)).toBe(verdict);
  });

  it('denies what was asked of all', () => {
    const ofAll = 'Does aspirin prevent heart attacks in all adults?';
    expect(read('Aspirin does not prevent heart attacks in all adults.', ofAll)).toBe('no');
  });
});
