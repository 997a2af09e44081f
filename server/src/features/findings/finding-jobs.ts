import { failed, pending, ready } from '../../answers/turns/finding-states.ts';
import type { WrittenTurn } from '../../answers/turns/findings.ts';
import type { AddJobs } from '../../answers/turns/findings-store.ts';
import type { EndedTurn, Turns } from '../../answers/turns/turns.ts';
import type { LedgerThreads } from '../../citations/ledger/in-threads/ledger-threads.ts';
import { AppError } from '../../errors.ts';
import type { MadeOverview, OverviewMaker } from '../../overview/overview-maker.ts';
import type { StoredState } from '../../platform/db/schema.ts';
import type { JobError, JobKind, Jobs } from '../../platform/jobs/jobs.ts';
import { TimeLimitError } from '../../platform/jobs/time-limit-error.ts';
import { type FindingJob, maxChanges } from './finding-job.ts';
import { addJudgeJob, waitsForJudge } from './judge-job.ts';
import { answersToCheck } from './text-to-read.ts';
import { createTurnOverviews, withWhatWasJudged } from './turn-overviews.ts';
import type { WhileTurnStands } from './while-turn-stands.ts';

/** Milliseconds that a check of citations is at work before the answers are laid side by side without waiting for it. */
const slowCheckMs = 2_000;
/** Milliseconds that it may wait for its turn before they are: to make two overviews of each question takes longer yet. */
const longLineMs = 10_000;
/** Milliseconds that a ledger waits for the overview that belongs to it; made sooner, both are written at once. */
const usualOverviewMs = 2_000;
/** Those come after all that are the last of their turn. */
const lastRank = 1_000_000;

export interface FindingJobsOptions {
  turns: Pick<Turns, 'readEnded' | 'saveLater' | 'takeEnded'>;
  /** Null without sources. */
  keeper: LedgerThreads | null;
  maker: OverviewMaker;
  jobs: Jobs;
  whileTurnStands: WhileTurnStands;
  /** Milliseconds that a ledger waits for its overview; `usualOverviewMs` when not given. */
  overviewMs?: number | undefined;
  /** How many of each are made at once. */
  atOnce: { ledgers: number; overviews: number };
}

/** Adds the job that checks what a turn's answers cite. */
export const addLedgerJob = (jobs: Jobs) => addJob(jobs, 'ledger');

/** Adds the job that lays the answers of a turn side by side. */
export const addOverviewJob = (jobs: Jobs) => addJob(jobs, 'overview');

function addJob(jobs: Jobs, name: string): AddJobs {
  return (transaction, { rank, turnId }) =>
    jobs.add<FindingJob>(name, { data: { turnId, rank }, key: turnId, rank }, transaction);
}

/**
 * The jobs by which ledger and overview of a turn are made once its engines have ended. Each is begun again where the
 * turn has changed meanwhile, and does nothing where another one has made what was wanted.
 */
export function createFindingJobs({
  atOnce,
  jobs,
  keeper,
  maker,
  overviewMs = usualOverviewMs,
  turns,
  whileTurnStands,
}: FindingJobsOptions): JobKind<FindingJob>[] {
  const make = createTurnOverviews(maker);

  const ledger: JobKind<FindingJob> = {
    name: 'ledger',
    atOnce: atOnce.ledgers,
    longest: 120,
    retries: 2,
    run: ({ rank, turnId }, signal) =>
      untilWritten(turnId, async (seen) => {
        const { earlierQuestions, endedAt, states, turn } = seen;
        if (states.ledger?.state !== 'pending') return true;
        const { answers, evidence, question } = turn;
        const recheck = states.ledger.recheck === true;
        const found =
          keeper &&
          (await meanwhile(turnId, (onBegin) =>
            whileTurnStands({ turn_id: turnId, ended_at: endedAt }, signal, (signal) =>
              keeper.check({
                evidence,
                question,
                answers: answersToCheck(answers),
                previous: turn.ledger,
                recheck,
                isOwed: true,
                onBegin,
                signal,
              }),
            ),
          ));
        // Of the same answers, what was judged stays; of new ones it would be out of date.
        const wantedOf = ({ overview }: typeof states): StoredState =>
          overview?.state === 'pending' ? overview : { ...pending, keepsJudgement: recheck };
        const made = await madeSoon(
          { ...turn, ledger: found ?? turn.ledger },
          earlierQuestions,
          wantedOf(states),
          signal,
        );
        const write = async (byRules: MadeOverview | null): Promise<boolean> => {
          let latest: EndedTurn | null = seen;
          for (let tries = 0; tries < maxChanges; tries++) {
            if (!latest || !isStillWanted(latest, seen)) return false;
            const wanted = wantedOf(latest.states);
            const made = byRules && withWhatWasJudged(byRules, wanted, latest.turn);
            const overview = made?.overview;
            const isJudged = made !== null && waitsForJudge(made);
            const isWritten = await turns.saveLater(turnId, latest, {
              found: { ...(found && { ledger: found }), ...(overview && { overview }) },
              states: { ledger: ready, overview: overview ? ready : wanted },
              ...(!overview && { addJobs: addOverviewJob(jobs) }),
              ...(isJudged && { addJobs: addJudgeJob(jobs) }),
              rank,
            });
            if (isWritten) {
              if (!overview) jobs.wake('overview');
              if (isJudged) jobs.wake('judge');
              return true;
            }
            // An overview that was made meanwhile is no reason to check again, and what was judged meanwhile stays.
            latest = await turns.readEnded(turnId).catch(unlessGone);
          }
          return false;
        };
        if (!made) return write(null);
        // An overview that cannot be written keeps no ledger back.
        return write(made).catch(() => write(null));
      }),
    giveUp: ({ turnId }, error) =>
      untilWritten(turnId, ({ states, version }) => {
        if (states.ledger?.state !== 'pending') return true;
        const reason = isTooLong(error) ? 'Checking took too long.' : 'The check could not be finished.';
        const needsOverview = states.overview?.state === 'pending';
        return turns.saveLater(
          turnId,
          { version },
          {
            states: { ledger: failed(reason) },
            ...(needsOverview && { addJobs: addOverviewJob(jobs) }),
          },
        );
      }),
  };

  const overview: JobKind<FindingJob> = {
    name: 'overview',
    atOnce: atOnce.overviews,
    longest: 120,
    retries: 2,
    run: ({ rank, turnId }, signal) =>
      untilWritten(turnId, async ({ earlierQuestions, states, turn, version }) => {
        if (states.overview?.state !== 'pending') return true;
        const byRules = await make(turn, earlierQuestions, states.overview, signal);
        const made = withWhatWasJudged(byRules, states.overview, turn);
        // With the ledger it is made once more: so long it is not the one that belongs to the answers.
        const isLast = states.ledger?.state !== 'pending';
        const isJudged = isLast && waitsForJudge(made);
        const isWritten = await turns.saveLater(
          turnId,
          { version },
          {
            found: { overview: made.overview },
            states: isLast ? { overview: ready } : {},
            ...(isJudged && { addJobs: addJudgeJob(jobs), rank }),
          },
        );
        if (isWritten && isJudged) jobs.wake('judge');
        return isWritten;
      }),
    giveUp: ({ turnId }, error) =>
      untilWritten(turnId, ({ states, version }) => {
        if (states.overview?.state !== 'pending') return true;
        const reason = isTooLong(error)
          ? 'Comparing took too long.'
          : 'The comparison could not be finished.';
        return turns.saveLater(turnId, { version }, { states: { overview: failed(reason) } });
      }),
  };

  /** The overview that belongs to a new ledger; null where it takes so long, or fails: that is for a job of its own. */
  function madeSoon(
    turn: WrittenTurn,
    earlierQuestions: readonly string[],
    wanted: StoredState,
    signal: AbortSignal,
  ) {
    const soon = AbortSignal.any([signal, AbortSignal.timeout(overviewMs)]);
    return make(turn, earlierQuestions, wanted, soon).catch(() => {
      signal.throwIfAborted();
      return null;
    });
  }

  /** @param work false where the turn has changed meanwhile */
  async function untilWritten(
    turnId: string,
    work: (turn: EndedTurn) => Promise<boolean> | boolean,
  ): Promise<void> {
    for (let tries = 0; tries < maxChanges; tries++) {
      const read = tries === 0 ? turns.takeEnded : turns.readEnded;
      const turn = await read(turnId).catch(unlessGone);
      // Deleted, or being answered again: that end brings jobs of its own.
      if (!turn || (await Promise.resolve(work(turn)).catch(unlessGone)) !== false) return;
    }
    throw new Error('the turn changed too often');
  }

  /** Sources may hang: after a while the answers are laid side by side without their news, and once more after. */
  async function meanwhile<T>(turnId: string, check: (onBegin: () => void) => Promise<T>): Promise<T> {
    const addEarly = () => {
      const job = { data: { turnId }, key: `${turnId} early`, rank: lastRank };
      void jobs.add<FindingJob>('overview', job).then(
        () => jobs.wake('overview'),
        () => {},
      );
    };
    let timer = setTimeout(addEarly, longLineMs);
    const onBegin = () => {
      clearTimeout(timer);
      timer = setTimeout(addEarly, slowCheckMs);
    };
    try {
      return await check(onBegin);
    } finally {
      clearTimeout(timer);
    }
  }

  return [ledger, overview];
}

/**
 * Whether the ledger that is wanted of a turn is the one that was made of it as it was seen: of the same answers, beginning
 * with the same ledger, and with all of it asked again or not. What was seen may be as it ended here, a minute ago.
 */
const isStillWanted = (latest: EndedTurn, seen: EndedTurn): boolean =>
  latest.endedAt === seen.endedAt &&
  latest.states.ledger?.state === 'pending' &&
  (latest.states.ledger.recheck === true) === (seen.states.ledger?.recheck === true) &&
  latest.turn.ledger?.at === seen.turn.ledger?.at;

const isTooLong = (error: JobError | null) => error?.name === TimeLimitError.name;

function unlessGone(error: unknown): null {
  if (error instanceof AppError && (error.code === 'not-found' || error.code === 'conflict')) return null;
  throw error;
}
