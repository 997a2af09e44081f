import { type Judgement, type JudgeUsed, type Overview, unjudged } from '@sextant/contracts';
import { TimeLimitError } from '../../platform/jobs/time-limit-error.ts';
import type { WrittenInput } from '../overview-input.ts';
import { askForDraft } from './ask-for-draft.ts';
import { enginesHeard } from './blind/blind-input.ts';
import { shuffle } from './blind/shuffle.ts';
import type { Judged } from './check/check-draft.ts';
import { whyNoSynthesis } from './check/synthesis.ts';
import type { JudgeChoice } from './choose-judges.ts';
import type { Filled, Judge } from './judge.ts';
import type { Checked, JudgeReader, Prepared, ToCheck } from './judge-reader.ts';
import { askSecond } from './second/ask-second.ts';
import { confirm } from './second/confirm.ts';
import { type Pair, pairsOf } from './second/pairs.ts';

/** Six answers are read and a page is written: longer than an answer's first word. */
const maxDurationMs = 120_000;

export interface JudgingOptions {
  signal: AbortSignal;
  /** Reads the answers, away from everybody's streams. */
  reader: JudgeReader;
  /** Milliseconds that each judge has. */
  timeoutMs?: number | undefined;
  /** From 0 to 1; what decides the order in which texts are shown. */
  random?: (() => number) | undefined;
  /** Takes what the first judge made while the second is asked. */
  onFirst?: ((overview: Overview) => Promise<void>) | undefined;
}

/**
 * Adds to an overview by rules what they cannot tell: statements, verdicts and relations that they did not read, and a
 * synthesis. One call to one judge, and one to a second where it counts. A judge that fails leaves the rules' overview,
 * which says why.
 * @param byRules what the rules made of the same answers
 * @throws the signal's reason
 */
export async function judgeOverview(
  input: WrittenInput,
  byRules: Overview,
  { judge, missing, second, secondMissing }: JudgeChoice,
  { onFirst, random = Math.random, reader, signal, timeoutMs = maxDurationMs }: JudgingOptions,
): Promise<Overview> {
  if (!judge) return withJudgement(byRules, { ...unjudged, missing });
  const none = (why: 'failed' | 'nothing-to-judge', reason: string) =>
    withJudgement(byRules, { ...unjudged, missing: { why, reason } });
  const order = shuffle(enginesHeard(input), random);
  if (order.length === 0)
    return none('nothing-to-judge', 'No engine with a key has answered, so there is nothing to judge.');
  const first = await draft(judge, { input, byRules, order }, { reader, signal, timeoutMs });
  if ('failure' in first) return none('failed', first.failure);
  const { dropped, judged, pairs: texts, prepared, used } = first;
  const judgement: Judgement = {
    ...unjudged,
    state: 'done',
    judge: used,
    dropped,
    cut: prepared.cut,
    works_left_out: prepared.worksLeftOut,
  };
  const pairs = pairsOf(judged, input);
  if (!second) return finished(byRules, judged, { ...judgement, second_missing: secondMissing });
  if (pairs.length === 0) return finished(byRules, judged, { ...judgement, second_missing: nothingToAsk });
  await onFirst?.(finished(byRules, marked(judged, pairs), { ...judgement, state: 'second' }));
  try {
    const { relations, used: usedSecond } = await askSecond(second, texts, {
      random,
      signal,
      timeoutMs,
    });
    const told = { ...judgement, second: toUsed(second, usedSecond) };
    return finished(byRules, confirm(judged, pairs, relations), told);
  } catch (error) {
    signal.throwIfAborted();
    const reason = error instanceof Error ? error.message : `${second.label} failed.`;
    return finished(byRules, judged, { ...judgement, second_missing: { why: 'failed', reason } });
  }
}

const nothingToAsk = {
  why: 'nothing-to-ask',
  reason: 'There was nothing to put to a second judge.',
} as const;

type Drafted = (Checked & { prepared: Prepared; used: JudgeUsed }) | { failure: string };

async function draft(
  judge: Judge,
  turn: ToCheck,
  { reader, ...options }: { reader: JudgeReader; signal: AbortSignal; timeoutMs: number },
): Promise<Drafted> {
  const { signal } = options;
  try {
    const prepared = await reader.prepare(turn.input, turn.order, signal);
    const { filled, ...used } = await askForDraft(judge, prepared.prompt, options);
    return { ...(await reader.check(filled, turn, signal)), prepared, used: toUsed(judge, used) };
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof TimeLimitError) return { failure: 'Reading the answers took too long.' };
    return { failure: error instanceof Error ? error.message : `${judge.label} failed.` };
  }
}

const toUsed = (judge: Judge, used: Omit<Filled<never>, 'filled'>): JudgeUsed => ({
  engine: judge.id,
  label: judge.label,
  model: used.model,
  tokens_in: used.tokensIn,
  tokens_out: used.tokensOut,
  cost_usd: used.costUsd,
});

/** What is being asked of the second says so. */
const marked = (judged: Judged, pairs: readonly Pair[]): Judged =>
  pairs.reduce((sofar, { mark }) => mark(sofar, 'asked'), judged);

function finished(byRules: Overview, judged: Judged, judgement: Judgement): Overview {
  const why = whyNoSynthesis(judged);
  return withJudgement(
    { ...byRules, ...judged, synthesis: why === null ? judged.synthesis : [] },
    { ...judgement, synthesis_missing: why },
  );
}

const withJudgement = (overview: Overview, judgement: Judgement): Overview => ({
  ...overview,
  made_at: new Date().toISOString(),
  judgement,
});
