import type { EngineVerdict } from '@sextant/contracts';
import type { ReadAnswer } from './overview-input.ts';
import { plainText } from './plain-text.ts';
import { readVerdict } from './verdict/read-verdict.ts';

/** What each engine answers to a yes/no question; an engine without a text, or whose text does not answer, says so. */
export function readEngineVerdicts(question: string, answers: readonly ReadAnswer[]): EngineVerdict[] {
  return answers.map(({ engine, missing, text }) => {
    if (text === null) return { engine, verdict: 'no-answer', reason: missing, passage: null };
    const { from, reason, to, verdict } = readVerdict(question, text);
    if (!verdict) return { engine, verdict: 'no-answer', reason, passage: null };
    const passage = { engine, work: null, from, to, text: plainText(text.slice(from, to)) };
    return { engine, verdict, reason, passage };
  });
}
