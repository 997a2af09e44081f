import type { Answer } from '@sextant/contracts';
import type { FindingsSoFar } from '../../answers/turns/findings.ts';
import type { WrittenInput } from '../../overview/overview-input.ts';
import { isUnfinished, textToRead } from './text-to-read.ts';

/** A turn as an overview reads it: an engine without a text says why it has none. */
export function toOverviewInput(
  { question, earlierQuestions }: Pick<WrittenInput, 'question' | 'earlierQuestions'>,
  answers: readonly Answer[],
  { evidence, ledger }: Pick<FindingsSoFar, 'evidence' | 'ledger'>,
): WrittenInput {
  return {
    question,
    earlierQuestions,
    answers: answers.map((answer) => {
      const { attempt, ended_at, engine, error, label, mode, model } = answer;
      const text = textToRead(answer);
      return {
        engine,
        label,
        mode,
        model,
        attempt,
        text: text.trim() === '' ? null : text,
        missing: error?.message ?? (ended_at ? 'No answer.' : 'Still answering.'),
        isUnfinished: isUnfinished(answer),
      };
    }),
    evidence: evidence?.json ?? 'null',
    ledger: ledger?.json ?? 'null',
  };
}
