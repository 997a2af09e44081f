import type { EngineVerdict } from '@sextant/contracts';
import { sentencesOf } from '../text/sentences.ts';
import type { ReadAnswer } from './overview-input.ts';
import { plainText } from './plain-text.ts';
import { readVerdict } from './verdict/read-verdict.ts';

/** A bare "No." tells a reader little. */
const bareWords = 3;

/** What each engine answers to a yes/no question; an engine without a text, or whose text does not answer, says so. */
export function readEngineVerdicts(question: string, answers: readonly ReadAnswer[]): EngineVerdict[] {
  return answers.map(({ engine, missing, text }) => {
    if (text === null) return { engine, verdict: 'no-answer', reason: missing, passage: null };
    const { from, reason, to: end, verdict } = readVerdict(question, text);
    if (!verdict) return { engine, verdict: 'no-answer', reason, passage: null };
    const to = withWhatFollows(text, from, end);
    const passage = { engine, work: null, from, to, text: plainText(text.slice(from, to)) };
    return { engine, verdict, reason, passage };
  });
}

/** Where a passage ends, the next sentence included where it is but a word. */
function withWhatFollows(text: string, from: number, to: number): number {
  if (plainText(text.slice(from, to)).split(' ').length > bareWords) return to;
  const rest = text.slice(to);
  const [next] = sentencesOf(rest.slice(0, 2_000));
  return next ? to + next.to : to;
}
