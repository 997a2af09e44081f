import { expect, it } from 'vitest';
import { readDocument } from '../read-document.ts';
import { claimsOf } from './claims.ts';
import { readVerdict } from './read-answer.ts';

/** Sentences that have words like those by which something is denied, taken back or held by others, and say what they say. */
it.each([
  ['Do text reminders reduce no-show rates?', 'Text reminders reduce no-show rates.', 'yes'],
  ['Does adenosine reduce no-reflow?', 'Adenosine reduces no-reflow after stenting.', 'yes'],
  [
    'Does metformin reduce all-cause mortality?',
    'There was no reduction in all-cause mortality with metformin.',
    'no',
  ],
  ['Does metformin reduce mortality?', 'Metformin did not reduce mortality in all-comers.', 'no'],
  [
    'Does vitamin C prevent colds?',
    'Vitamin C does not prevent colds, although many patients believe it does.',
    'no',
  ],
  ['Does vitamin C prevent colds?', 'Vitamin C does not prevent colds. People often assume it does.', 'no'],
  ['Do statins reduce mortality?', 'To answer your question: yes, statins reduce mortality.', 'yes'],
  ['Do statins reduce mortality?', 'As to your question: yes, statins reduce mortality.', 'yes'],
  ['Do statins reduce mortality?', 'To answer your question:\n\nStatins reduce mortality.', 'yes'],
  ['Do statins reduce mortality?', '## Answering the question\n\nStatins reduce mortality.', 'yes'],
  ['Do statins reduce mortality?', 'Verdict on the claim: no, statins do not reduce mortality.', 'no'],
  ['Do statins reduce mortality?', 'Yes. In fact, no trial has found an increase in deaths.', 'yes'],
  ['Does prednisolone improve recovery?', 'Prednisolone given early was found to improve recovery.', 'yes'],
  ['Do statins reduce mortality?', 'Statins used long-term continue to reduce mortality.', 'yes'],
  [
    'Is nicotine effective for smoking cessation?',
    'Nicotine is not effective for smoking cessation as monotherapy or as add-on therapy.',
    'no',
  ],
  ['Is metformin safe in pregnancy?', 'Apart from mild nausea, metformin is safe in pregnancy.', 'yes'],
  ['Do statins prevent strokes?', 'Statins prevent strokes, not at the cost of bleeding.', 'yes'],
  ['Do statins prevent strokes?', 'Statins prevent strokes, and older people should not be excluded.', 'yes'],
])('%s %s', (question, answer, verdict) => {
  expect(readVerdict(readDocument(answer), question).verdict).toBe(verdict);
});

it.each([
  ['Resveratrol increases NO synthesis.', [false]],
  ['It points to an increased risk, although confounding cannot be excluded.', [false]],
  ['Time-restricted eating beats no intervention.', [false]],
  ['At one year 10% fell short of the threshold for an important improvement.', [false, false]],
  ['A trigger neither lowered deaths nor pain.', [false, true]],
  ['A dose changed neither deaths nor pain.', [true]],
])('%s', (sentence, denied) => {
  expect(claimsOf(sentence, null).map(({ isDenied }) => isDenied)).toEqual(denied);
});
