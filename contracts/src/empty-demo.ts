import type { EngineMode } from './answers.ts';

interface AnsweredTurn {
  answers: readonly { mode: EngineMode }[];
  evidence: { works: readonly unknown[] } | null;
}

/**
 * Whether demo engines alone were asked and nothing was found for them to read. They are one reader, and six answers
 * that say so would be one said six times. Free of zod.
 */
export const isEmptyDemo = ({ answers, evidence }: AnsweredTurn): boolean =>
  evidence?.works.length === 0 && answers.length > 0 && answers.every(({ mode }) => mode === 'demo');
