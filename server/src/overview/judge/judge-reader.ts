import type { Judgement, Overview } from '@sextant/contracts';
import { readInput, type WrittenInput } from '../overview-input.ts';
import { blindInput } from './blind/blind-input.ts';
import { checkDraft, type Judged } from './check/check-draft.ts';
import type { JudgeDraft } from './draft.ts';
import { promptOf } from './draft-prompt.ts';
import { pairsOf } from './second/pairs.ts';

/** What a judge is asked about a turn. */
export interface Prepared {
  prompt: string;
  /** Engines whose answer was cut. */
  cut: string[];
  worksLeftOut: number;
}

/** What is kept of a judge's draft. */
export interface Checked {
  judged: Judged;
  dropped: Judgement['dropped'];
  /** What is put to a second judge: the texts of `pairsOf`, masked, in its order. */
  pairs: [string, string][];
}

/**
 * All of a judgement that reads answers, abstracts or a judge's words. It runs in threads: six hostile answers are read
 * for seconds, and what a judge writes is of any length.
 */
export interface JudgeReader {
  /** @param order the engines that answered, as they become letters */
  prepare(input: WrittenInput, order: readonly string[], signal: AbortSignal): Promise<Prepared>;
  check(draft: JudgeDraft, turn: ToCheck, signal: AbortSignal): Promise<Checked>;
}

/** A turn as its draft is checked against it. */
export interface ToCheck {
  input: WrittenInput;
  byRules: Overview;
  order: readonly string[];
}

export function prepareForJudge(input: WrittenInput, order: readonly string[]): Prepared {
  const blind = blindInput(readInput(input), order);
  const { cut, worksLeftOut } = blind;
  return { prompt: promptOf(blind), cut, worksLeftOut };
}

export function checkForJudge(draft: JudgeDraft, { byRules, input: written, order }: ToCheck): Checked {
  const input = readInput(written);
  const blind = blindInput(input, order);
  const { drops, judged } = checkDraft(draft, blind, input, byRules);
  const pairs = pairsOf(judged, input).map(({ texts: [one, other] }): [string, string] => [
    blind.mask(one),
    blind.mask(other),
  ]);
  return { judged, dropped: drops.list(), pairs };
}
