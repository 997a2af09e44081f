import type { AnswerSummary, Overview } from '@sextant/contracts';
import { isRunning } from '../../lib/turn/merge-turn.ts';

/** How many of the answers that were compared are not whole: they were stopped, cut short or interrupted. */
export const countIncomplete = (answers: readonly AnswerSummary[], { answered }: Overview): number =>
  answers.filter(
    (answer) =>
      answered.includes(answer.engine) &&
      !isRunning(answer) &&
      (answer.state !== 'done' || answer.cut_short !== null),
  ).length;
