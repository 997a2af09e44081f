import type { Judgement } from '@sextant/contracts';
import { Written } from '../platform/db/written.ts';
import type { JudgeDraft } from './judge/draft.ts';
import { checkForJudge, prepareForJudge, type ToCheck } from './judge/judge-reader.ts';
import { makeOverview } from './make-overview.ts';
import { readInput, type WrittenInput } from './overview-input.ts';

/** What is made of answers away from the thread that everybody's streams run on. */
export type OverviewTask =
  | { name: 'make'; input: WrittenInput; judgement: Judgement }
  | { name: 'prepare'; input: WrittenInput; order: readonly string[] }
  | { name: 'check'; draft: JudgeDraft; turn: ToCheck };

/** An overview as a thread hands it over. */
export interface SentOverview {
  json: string;
  at: string;
}

/** What a thread runs of the overview maker. */
export function makeInThread(task: OverviewTask) {
  if (task.name === 'prepare') return prepareForJudge(task.input, task.order);
  if (task.name === 'check') return checkForJudge(task.draft, task.turn);
  const made = { ...makeOverview(readInput(task.input), new Date()), judgement: task.judgement };
  const { at, json } = Written.of(made, made.made_at);
  return { json, at } satisfies SentOverview;
}
