import { storableJson } from '../platform/db/storable.ts';
import type { JudgeDraft } from './judge/draft.ts';
import { checkForJudge, prepareForJudge, type ToCheck } from './judge/judge-reader.ts';
import { makeOverview } from './make-overview.ts';
import type { OverviewInput } from './overview-input.ts';

/** What is made of answers away from the thread that everybody's streams run on. */
export type OverviewTask =
  | { name: 'make'; input: OverviewInput }
  | { name: 'prepare'; input: OverviewInput; order: readonly string[] }
  | { name: 'check'; draft: JudgeDraft; turn: ToCheck };

/** What a thread runs of the overview maker. */
export function makeInThread(task: OverviewTask) {
  if (task.name === 'prepare') return prepareForJudge(task.input, task.order);
  if (task.name === 'check') return checkForJudge(task.draft, task.turn);
  return storableJson(makeOverview(task.input, new Date()));
}
