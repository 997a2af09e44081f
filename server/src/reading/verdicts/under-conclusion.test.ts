import { expect, it } from 'vitest';
import { readDocument } from '../read-document.ts';
import { readBottomLine } from './bottom-line.ts';

const background =
  'The trials were large. Follow-up was long. Doses differed widely. Some used calcium as well. Falls were counted in few. Adherence was fair.';
const lineOf = (question: string, answer: string) => readBottomLine(readDocument(answer), question)?.text;

it.each([
  [
    'What is the best treatment for resistant hypertension?',
    'Spironolactone comes first in resistant hypertension, amiloride where it is not tolerated.',
  ],
  [
    'How does lithium stabilise mood?',
    'Lithium acts on mood through several pathways at once, GSK-3β above all.',
  ],
  ['Does vitamin D prevent fractures?', 'For fractures, a daily dose without calcium has had its day.'],
])('%s: what an answer puts under "Conclusion" is quoted as that', (question, sentence) => {
  for (const heading of ['## Conclusion\n\n', '**Bottom line:** '])
    expect(lineOf(question, `${background}\n\n${heading}${sentence}`)).toContain(sentence);
});

it.each([
  '## Conclusion\n\nConsult your doctor before you change anything about vitamin D.',
  '## Conclusion\n\nWould you like to hear more about vitamin D and fractures?',
  '## Conclusion\n\nI hope that this was of some help to you today.',
  '## Conclusion\n\nIt depends on the dose of vitamin D and on who takes it.',
  '## Methods\n\nFor fractures, a daily dose without calcium has had its day.',
])('and never an offer, advice to see someone, or what stands elsewhere: %s', (end) => {
  expect(lineOf('Does vitamin D prevent fractures?', `${background}\n\n${end}`)).toBeUndefined();
});
