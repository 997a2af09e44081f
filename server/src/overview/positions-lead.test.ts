import { expect, it } from 'vitest';
import { readPositions } from './positions.ts';

const relapse = 'How often do people relapse after stopping semaglutide?';
const leadOf = (text: string) =>
  readPositions([{ engine: 'claude', label: 'Claude', mode: 'live', missing: '', model: '', text }], {
    earlierQuestions: [],
    question: relapse,
  })[0]?.text;

it.each([
  [
    'There is no single number; the honest answer is a range. In one small trial, 4% of people relapse after stopping semaglutide.',
    'There is no single number; the honest answer is a range.',
  ],
  [
    'In one small trial, 4% of people relapse after stopping semaglutide. About two in three people relapse after stopping semaglutide.',
    'About two in three people relapse after stopping semaglutide.',
  ],
  [
    'Smith and colleagues saw people relapse after stopping semaglutide in 12%.',
    'Smith and colleagues saw people relapse after stopping semaglutide in 12%.',
  ],
])('takes what answers, and one study’s finding only where nothing else does: %s', (text, lead) => {
  expect(leadOf(text)).toBe(lead);
});
