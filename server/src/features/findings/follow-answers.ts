import { setTimeout } from 'node:timers/promises';
import type { Answer } from '@sextant/contracts';
import type { Logger } from 'pino';
import type { AnswerFollower } from '../../answers/turns/answer-follower.ts';
import type { LiveTurn } from '../../answers/turns/live-turn.ts';
import type { LedgerThreads } from '../../citations/ledger/in-threads/ledger-threads.ts';
import type { OverviewMaker } from '../../overview/overview-maker.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { withinTime } from '../../platform/time/within-time.ts';
import { addLedgerJob } from './finding-jobs.ts';
import { answersToCheck } from './text-to-read.ts';
import { toOverviewInput } from './to-overview-input.ts';

/** A check that took so long met sources that hang: those after it do not wait for them as long again. */
const slowCheckMs = 3_000;
const budgetAfterSlowCheckMs = 1_500;
/** A check that is through by then is in the overview that is made first. */
const quickCheckMs = 500;
/** Answers that end within so many milliseconds of one another are looked at together: with the last, jobs make all. */
const gatherMs = 250;

export interface FollowerOptions {
  /** Null without sources. */
  keeper: LedgerThreads | null;
  maker: OverviewMaker;
  jobs: Jobs;
  log: Logger;
  /** Milliseconds that the sources have for a check. */
  budget?: number | undefined;
}

/** What goes on beside the answers of one turn. */
interface Progress {
  checking: Promise<void> | null;
  /** An answer has ended since the running check began. */
  isCheckWanted: boolean;
  isSlow: boolean;
}

/**
 * Has the citations of answers checked and the answers laid side by side as they end: one round at a time, and one
 * more for all that end meanwhile. Nothing of it can stop a turn, and nothing waits for it: once all have ended, jobs
 * make what belongs to them. Without sources, there is an overview alone.
 */
export function createAnswerFollower({ budget, jobs, keeper, log, maker }: FollowerOptions): AnswerFollower {
  const progressOf = new WeakMap<LiveTurn, Progress>();

  async function runRounds(turn: LiveTurn, progress: Progress): Promise<void> {
    while (progress.isCheckWanted && turn.isOpen) {
      await setTimeout(gatherMs, undefined, turn.left).catch(() => {});
      if (!turn.isOpen || turn.haveAllEnded) break;
      progress.isCheckWanted = false;
      let isChecked: boolean | undefined;
      const checking = checkCitations(turn, progress).then((hasLedger) => {
        isChecked = hasLedger;
      });
      // Sources may hang: then the answers are laid side by side without them, and again once they have answered.
      await withinTime(checking, quickCheckMs);
      const isLate = isChecked === undefined;
      // Of answers that have ended meanwhile there is a ledger first: what is made now would be out of date.
      if (isLate || !progress.isCheckWanted) await makeOverview(turn);
      await checking;
      if (isLate && isChecked) await makeOverview(turn);
      await turn.saveFindings().catch(() => {});
    }
    progress.checking = null;
  }

  async function makeOverview(turn: LiveTurn): Promise<void> {
    if (!turn.isOpen || turn.haveAllEnded) return;
    try {
      const { earlierQuestions, head } = turn;
      const asked = { question: head.question, earlierQuestions: earlierQuestions ?? [] };
      const input = toOverviewInput(asked, shownAnswers(turn), turn);
      const { overview } = await maker.make(input, { signal: turn.left.signal });
      turn.publish('overview', overview);
    } catch (error) {
      if (turn.left.signal.aborted) return;
      log.error({ err: error, turn: turn.head.turnId }, 'the answers could not be laid side by side');
    }
  }

  /** @returns whether there is a new ledger */
  async function checkCitations(turn: LiveTurn, progress: Progress): Promise<boolean> {
    if (!keeper || !turn.isOpen) return false;
    const startedAt = performance.now();
    try {
      const ledger = await keeper.check({
        evidence: turn.evidence,
        question: turn.head.question,
        answers: answersToCheck(shownAnswers(turn)),
        previous: turn.ledger,
        ...(progress.isSlow && { budget: budget ?? budgetAfterSlowCheckMs }),
        signal: turn.left.signal,
      });
      progress.isSlow ||= performance.now() - startedAt > slowCheckMs;
      return turn.publish('ledger', ledger);
    } catch (error) {
      if (!turn.left.signal.aborted)
        log.error({ err: error, turn: turn.head.turnId }, 'citations could not be checked');
      return false;
    }
  }

  return {
    answerEnded(turn) {
      const progress = progressOf.get(turn) ?? { checking: null, isCheckWanted: false, isSlow: false };
      progressOf.set(turn, progress);
      // With the last of them the jobs begin; and where it brought nothing, what was made before stands.
      if (turn.haveAllEnded || !turn.hasNews) return;
      progress.isCheckWanted = true;
      progress.checking ??= runRounds(turn, progress);
    },

    // The overview's job comes with the ledger that it belongs to.
    addJobs: addLedgerJob(jobs),
    jobsBegun: jobs.begun,
    jobsAdded: () => jobs.wake('ledger'),
  };
}

/**
 * Answers as they are shown: those at work have no text yet, but for what one that is asked again said before. Where that
 * broke off, it is read as what it was, though its engine is at work once more.
 */
function shownAnswers(turn: LiveTurn): Answer[] {
  return [...turn.answers.values()].map((answer) => {
    const { earlierText, hasEnded, hasText, isEarlierWhole, shownText, summary } = answer;
    if (hasEnded) return { ...summary, text: shownText };
    if (hasText) return { ...summary, text: '' };
    return { ...summary, ...(!isEarlierWhole && { state: 'interrupted' }), text: earlierText };
  });
}
