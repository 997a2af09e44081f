import type { BlindInput } from './blind/blind-input.ts';
import { createFence } from './fence.ts';

/** All that a judge is shown of a turn. */
export function promptOf({ answers, citations, earlierQuestions, question, works }: BlindInput): string {
  const fence = createFence();
  return [
    fence('Question', question),
    ...earlierQuestions.map((earlier) => fence('Asked before, in the same session', earlier)),
    ...answers.map(({ letter, shown }) => fence(`Answer ${letter}`, shown)),
    ...works.map(({ number, shown }) => fence(`Abstract of work ${number}`, shown)),
    ...citations.map(({ letter, number, shown, work }) =>
      fence(`Citing sentence ${number}: answer ${letter} cites work ${work.number}`, shown),
    ),
  ].join('\n\n');
}
