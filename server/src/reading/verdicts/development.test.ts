import { describe, expect, it } from 'vitest';
import { developmentAnswers, writtenAnswers } from '../../../../bench/verdicts/labelled-answers.ts';
import {
  type Measured,
  measureAbstracts,
  measureBottomLines,
  measureVerdicts,
} from '../../../../bench/verdicts/measure.ts';

const sets = {
  'short answers': developmentAnswers('development'),
  'answers that are easily misread': developmentAnswers('harder'),
  'long answers': writtenAnswers('development'),
  'long answers, sealed once': writtenAnswers('sealed'),
  'long answers, a fifth lot': writtenAnswers('fifth'),
  'long answers, a ninth lot': writtenAnswers('ninth'),
  'long answers, a twelfth lot': writtenAnswers('twelfth'),
  'long answers, a thirteenth lot': writtenAnswers('thirteenth'),
};

function holds(measured: Measured, { right, found }: { right: number; found: number }) {
  const wrong = measured.lines.filter((line) => /^(?:xx|!!)/.test(line));
  expect(measured.right / measured.given, wrong.join('\n')).toBeGreaterThanOrEqual(right);
  expect(measured.opposite, wrong.join('\n')).toBe(0);
  expect(measured.found / measured.stating).toBeGreaterThanOrEqual(found);
}

describe('what was written down with its verdict before it was read', () => {
  it.each([
    ['short answers', { right: 0.98, found: 0.8 }],
    ['answers that are easily misread', { right: 0.92, found: 0.35 }],
    ['long answers', { right: 0.98, found: 0.6 }],
    ['long answers, sealed once', { right: 0.98, found: 0.5 }],
    ['long answers, a fifth lot', { right: 0.98, found: 0.6 }],
    ['long answers, a ninth lot', { right: 0.98, found: 0.55 }],
    ['long answers, a twelfth lot', { right: 0.96, found: 0.6 }],
    ['long answers, a thirteenth lot', { right: 0.96, found: 0.6 }],
  ] as const)('%s are read right wherever a verdict is given', (name, floors) => {
    holds(measureVerdicts(sets[name]), floors);
  });

  it.each([
    ['short answers', { right: 0.98, found: 0.8 }],
    ['answers that are easily misread', { right: 0.95, found: 0.65 }],
    ['long answers', { right: 0.98, found: 0.66 }],
    ['long answers, sealed once', { right: 0.95, found: 0.55 }],
    ['long answers, a fifth lot', { right: 0.95, found: 0.7 }],
  ] as const)('%s have the bottom line quoted that people would quote', (name, floors) => {
    holds(measureBottomLines(sets[name]), floors);
  });

  it('abstracts are read right wherever a verdict is given', () => {
    holds(measureAbstracts(), { right: 0.98, found: 0.5 });
  });
});
