import type { Judgement, JudgeUsed, Overview } from '@sextant/contracts';
import type { OverviewInput } from '../overview-input.ts';
import { askForDraft } from './ask-for-draft.ts';
import { type BlindInput, blindInput } from './blind/blind-input.ts';
import { checkDraft, type Judged } from './check/check-draft.ts';
import type { Drops } from './check/drops.ts';
import { whyNoSynthesis } from './check/synthesis.ts';
import type { JudgeChoice } from './choose-judges.ts';
import type { Filled, Judge } from './judge.ts';
import { unjudged } from './no-judgement.ts';
import { askSecond } from './second/ask-second.ts';
import { confirm } from './second/confirm.ts';
import { type Pair, pairsOf } from './second/pairs.ts';

/** Six answers are read and a page is written: longer than an answer's first word. */
const maxDurationMs = 120_000;

export interface JudgingOptions {
  signal: AbortSignal;
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
  input: OverviewInput,
  byRules: Overview,
  { judge, missing, second, secondMissing }: JudgeChoice,
  { onFirst, random = Math.random, signal, timeoutMs = maxDurationMs }: JudgingOptions,
): Promise<Overview> {
  if (!judge) return withJudgement(byRules, { ...unjudged, missing });
  const none = (why: 'failed' | 'nothing-to-judge', reason: string) =>
    withJudgement(byRules, { ...unjudged, missing: { why, reason } });
  const blind = blindInput(input, random);
  if (blind.answers.length === 0)
    return none('nothing-to-judge', 'No engine with a key has answered, so there is nothing to judge.');
  const first = await draft(judge, blind, input, byRules, { signal, timeoutMs });
  if ('failure' in first) return none('failed', first.failure);
  const { drops, judged, used } = first;
  const judgement: Judgement = {
    ...unjudged,
    state: 'done',
    judge: used,
    dropped: drops.list(),
    cut: blind.cut,
    works_left_out: blind.worksLeftOut,
  };
  const pairs = pairsOf(judged);
  if (!second) return finished(byRules, judged, { ...judgement, second_missing: secondMissing });
  if (pairs.length === 0) return finished(byRules, judged, { ...judgement, second_missing: nothingToAsk });
  await onFirst?.(finished(byRules, marked(judged, pairs), { ...judgement, state: 'second' }));
  try {
    const { relations, used: usedSecond } = await askSecond(second, pairs, {
      mask: blind.mask,
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
  reason: 'Nothing was found that is put to a second judge.',
} as const;

type Drafted = { judged: Judged; drops: Drops; used: JudgeUsed } | { failure: string };

async function draft(
  judge: Judge,
  blind: BlindInput,
  input: OverviewInput,
  byRules: Overview,
  options: { signal: AbortSignal; timeoutMs: number },
): Promise<Drafted> {
  try {
    const { filled, ...used } = await askForDraft(judge, blind, options);
    return { ...checkDraft(filled, blind, input, byRules), used: toUsed(judge, used) };
  } catch (error) {
    options.signal.throwIfAborted();
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
