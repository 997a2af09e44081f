import type { Citation } from '@sextant/contracts';
import { writtenSession } from '../session-reads/texts.ts';

/** What one engine says to one question. */
export interface WrittenAnswer {
  question: string;
  engine: string;
  text: string;
}

/** Answers as long as engines write them, with citations, tables and numbers, and the works that they cite. */
export function writtenAnswers(): { answers: WrittenAnswer[]; works: Citation[] } {
  const { turns, works } = writtenSession();
  const answers = turns.flatMap(({ question, texts }) =>
    [...texts].map(([engine, text]) => ({ question, engine, text })),
  );
  return { answers, works };
}
