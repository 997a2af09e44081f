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

/** A place that no other question has: one is asked "in Norabc". */
export const placeOf = (number: number): string =>
  `Nor${[...String(number)].map((digit) => 'bdfgklmnps'[Number(digit)]).join('a')}`;

const place = /\bNor[bdfgklmnpsa]+\b/;

/** The place that a question, or a prompt with it, is asked for. */
export const placeIn = (question: string): string | null => place.exec(question)?.[0] ?? null;

/**
 * An answer as it is given for one place: no sentence of it is one that was read before, and what is kept of texts that
 * were read once saves no more than it does where every question is another.
 */
export const toldFor = (text: string, place: string): string =>
  text.replace(/(?<=\p{Ll}{3})\.(?=\s|$)/gu, ` in ${place}.`);
