import type { Verdict } from '@sextant/contracts';
import { sentencesOf } from '../../text/sentences.ts';

/** What a text answers to a yes/no question. */
export interface ReadVerdict {
  /** Null: the text does not answer. */
  verdict: Verdict | null;
  /** For people, short: which words decided it, or why there is none. */
  reason: string;
  /** The deciding passage, in UTF-16 units of the text; both 0 without a verdict. */
  from: number;
  to: number;
}

const no = /\b(?:no|not|neither|nor|without|cannot|failed)\b/i;

/** What a text (an answer or an abstract) says to a yes/no question, and where it says so. */
export function readVerdict(question: string, text: string): ReadVerdict {
  const last = sentencesOf(text).at(-1);
  if (!last || !question.trim())
    return { verdict: null, reason: 'It does not answer the question.', from: 0, to: 0 };
  const denial = no.exec(last.text)?.[0];
  return {
    verdict: denial ? 'no' : 'yes',
    reason: denial ? `Its conclusion says “${denial}”.` : 'Its conclusion denies nothing.',
    from: last.from,
    to: last.to,
  };
}
