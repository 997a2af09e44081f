import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Turn } from '@sextant/contracts';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import type { EvidenceGatherer } from '../../literature/evidence/gather-evidence.ts';
import { besideOthers, type Database } from '../../platform/db/client.ts';
import { showPools } from '../../platform/db/pool-metrics.ts';
import type { StoredStates } from '../../platform/db/schema.ts';
import { orAborted } from '../../platform/time/or-aborted.ts';
import { pause } from '../../platform/time/pause.ts';
import type { Engine } from '../engines/engine.ts';
import type { Deadlines } from '../engines/run-engine.ts';
import type { AnswerFollower } from './answer-follower.ts';
import { createAnswerRunner } from './answer-runner.ts';
import { readTurn, type WrittenTurn } from './findings.ts';
import {
  type AddJobs,
  type LaterChange,
  missingTurn,
  type SeenTurn,
  stillAnswered,
} from './findings-store.ts';
import { JustEnded } from './just-ended.ts';
import type { Subscriber } from './live-turn.ts';
import { watchForOrphans } from './recovery.ts';
import { RemoteTurns } from './remote-turns.ts';
import type { Question } from './store-question.ts';
import { createTakeOver } from './take-over.ts';
import { TurnEvidence } from './turn-evidence.ts';
import { createTurnMetrics } from './turn-metrics.ts';
import { TurnRunner } from './turn-runner.ts';
import { createTurnStore, type TurnWithStates } from './turn-store.ts';

/** Between two looks at a turn that has no owner right now. */
const ownerlessPollMs = 250;

/** Milliseconds for the look at a turn that nobody can wait for any longer. */
const lastLookMs = 1_000;

/** Milliseconds that who waits for a whole reply waits for what is made of the answers. */
const usualSettling = 12_000;

/** By which leases are renewed and looked at: a process whose other connections are all busy keeps its turns. */
const ownersConnections = 3;

/** A turn whose engines have all ended. Its version tells whether anything has been found since. */
export interface EndedTurn extends TurnWithStates {
  endedAt: string;
}

/** A question that is stored. */
export interface AskedQuestion {
  turnId: string;
  sessionId: string;
  /** False where its `Idempotency-Key` was known. */
  isNew: boolean;
  /** Starts the engines, apart so that a reader can follow from the first event on; it must be called. */
  begin(): void;
}

/** The life of turns, wherever they run: here, in another process, or no more. */
export type Turns = ReturnType<typeof createTurns>;

export interface TurnsOptions {
  database: Database;
  engines: readonly Engine[];
  /** Looks for literature before the engines are asked; null: none is looked for. */
  gatherer: EvidenceGatherer | null;
  /** What follows the answers. */
  follower: AnswerFollower;
  deadlines?: Deadlines | undefined;
  settling?: number | undefined;
  /** Where the figures of the engines go. */
  metrics: Registry;
  log: Logger;
}

/** Starts the running of turns in this process; `close` gives unfinished ones back. */
export function createTurns({
  database,
  deadlines,
  engines,
  follower,
  gatherer,
  log,
  metrics,
  settling = usualSettling,
}: TurnsOptions) {
  const store = createTurnStore(database);
  const ofOwners = besideOthers(database, ownersConnections, log);
  const { takeOver, unowned } = createTakeOver(ofOwners);
  const evidence = new TurnEvidence(gatherer, log);
  const remote = new RemoteTurns(database, store, log);
  const justEnded = new JustEnded();
  const turnMetrics = createTurnMetrics(metrics, () => runner.live.size);
  showPools(metrics, { main: database.$client, owners: ofOwners.$client });
  const runner: TurnRunner = new TurnRunner({
    database: ofOwners,
    store,
    evidence,
    runAnswer: createAnswerRunner({ engines, evidence, deadlines, log }),
    follower,
    metrics: turnMetrics,
    remote,
    justEnded,
    log,
  });
  const { live } = runner;
  const endWatch = watchForOrphans({
    unowned,
    isOwn: ({ run, turnId }) => runner.isOwn(turnId, run),
    takeOver: (seen) =>
      runner.holding(
        seen.map(({ turnId }) => turnId),
        async (run) => {
          const since = performance.now();
          const taken = await takeOver(seen, run);
          for (const orphan of taken) runner.prepare(orphan, run, since)();
          turnMetrics.tookOver(taken.length);
          return taken.length;
        },
      ),
    log,
  });

  const read = async (turnId: string): Promise<Turn> => {
    await runner.sure();
    const turn = live.get(turnId)?.snapshot() ?? (await store.load(turnId));
    if (!turn) throw missingTurn();
    return readTurn(turn);
  };

  async function readEnded(turnId: string): Promise<EndedTurn> {
    const found = await store.loadWithStates(turnId);
    if (!found) throw missingTurn();
    return asEnded(found);
  }

  const follow = async (turnId: string, subscriber: Subscriber): Promise<() => void> => {
    await runner.sure();
    const leave = live.get(turnId)?.subscribe(subscriber);
    if (!leave) return remote.follow(turnId, subscriber);
    return () => {
      leave();
      // It has ended meanwhile, and the rest is told from there.
      remote.leave(turnId, subscriber);
    };
  };

  /** Leaves what runs here to other processes; those who follow it follow it again there. */
  async function handOver(): Promise<void> {
    await runner.close();
    remote.close();
  }

  /** Waits until nothing more is made of a turn, or so many milliseconds after every engine has ended. */
  async function untilSettled(turnId: string, longest: number, signal: AbortSignal): Promise<void> {
    const over = Promise.withResolvers<void>();
    let timer: NodeJS.Timeout | undefined;
    const leave = await follow(turnId, {
      onEvent: () => {},
      onEnd: () => {
        timer ??= setTimeout(over.resolve, longest);
      },
      onClose: over.resolve,
    });
    await orAborted(over.promise, signal).catch(() => {});
    clearTimeout(timer);
    leave();
  }

  return {
    /** Stores the question; with a known `Idempotency-Key` it finds the earlier turn. */
    ask(question: Question): Promise<AskedQuestion> {
      const turnId = randomUUID();
      const since = performance.now();
      return runner.holding([turnId], async (run) => {
        const { isNew, ...stored } = await store.create({ ...question, turnId, run });
        const { id, leaseOwner, sessionId } = stored.turn;
        const begin = isNew && leaseOwner === run ? runner.prepare(stored, run, since) : () => {};
        return { turnId: id, sessionId, isNew, begin };
      });
    },

    /**
     * The question as it was asked before with the same `Idempotency-Key`; null where it was not.
     * @throws AppError `idempotency-mismatch` for a changed body
     */
    async askedBefore(question: Question): Promise<AskedQuestion | null> {
      const earlier = await store.findEarlier(question);
      return (
        earlier && {
          turnId: earlier.turn.id,
          sessionId: earlier.turn.sessionId,
          isNew: false,
          begin: () => {},
        }
      );
    },

    /** @throws AppError `not-found` when the turn is not the user's */
    async checkOwner(turnId: string, userId: string): Promise<void> {
      await store.checkOwner(turnId, userId);
    },

    /** Sends a snapshot and then every event, until the turn ends or the returned function is called. */
    follow,

    /** The turn once every engine has ended, and as a rule with what is made of the answers; null when it was deleted or `signal` ended the wait. */
    async whenEnded(turnId: string, signal: AbortSignal): Promise<WrittenTurn | null> {
      const waiting = async () => {
        for (;;) {
          await untilSettled(turnId, settling, signal);
          const turn = await store.load(turnId);
          if (!turn || turn.ended_at) return turn;
          // It was left to another process, which takes it over in a moment.
          await pause(ownerlessPollMs, signal);
        }
      };
      return orAborted(waiting(), signal).catch(async (error: unknown) => {
        if (!signal.aborted) throw error;
        // Its engines may have ended. A database that stands still keeps nobody from a reply.
        const last = await Promise.race([store.load(turnId).catch(() => null), delay(lastLookMs, null)]);
        return last?.ended_at ? last : null;
      });
    },

    /** The turn as it stands. @throws AppError `not-found` */
    read,

    /**
     * A turn that has ended, with how its findings are stored and the questions before it in its session.
     * @throws AppError `not-found`; `conflict` while it is being answered
     */
    readEnded,

    /**
     * The same, for who writes by its version and reads it again where that has passed: as it ended here, without asking the
     * database, where nobody has taken it since.
     */
    takeEnded: async (turnId: string): Promise<EndedTurn> => {
      const kept = justEnded.take(turnId);
      return kept ? asEnded(kept) : readEnded(turnId);
    },

    /** Those of these turns that are no more, each with what is thrown where one is asked for. */
    async gone(turnIds: readonly string[]): Promise<{ turnId: string; error: Error }[]> {
      const standing = await store.standing(turnIds);
      return turnIds.filter((id) => !standing.has(id)).map((turnId) => ({ turnId, error: missingTurn() }));
    },

    /**
     * Writes what was found about a turn that has ended, and how its findings stand now, unless it has changed since it
     * was `seen`.
     * @returns whether it was written
     */
    async saveLater(turnId: string, seen: SeenTurn, change: LaterChange): Promise<boolean> {
      const standing = await store.saveLater(turnId, seen, change);
      if (standing) remote.changed(turnId, change.found ?? {}, standing);
      return standing !== null;
    },

    /**
     * Has findings of a turn that has ended made again, by the jobs that are added with it.
     * @throws AppError `conflict` while it is being answered, `not-found` when it is gone
     */
    want: (turnId: string, states: StoredStates, addJobs: AddJobs): Promise<void> =>
      store.want(turnId, states, addJobs),

    /** The turn once nothing more is made of it, or as it stands after so many milliseconds. @throws AppError `not-found` */
    async whenSettled(turnId: string, longest: number): Promise<Turn> {
      await untilSettled(turnId, longest, new AbortController().signal);
      return read(turnId);
    },

    /** Stops one engine or all; the turn as it stands then. */
    async stop(turnId: string, engine: string | undefined): Promise<Turn> {
      const here = live.get(turnId);
      if (here) await runner.stop(here, engine);
      // Or it has gone to another run meanwhile, which is to hear of it.
      if (!here || here.isLost) await store.requestStop(turnId, engine);
      return read(turnId);
    },

    /** Asks one engine again, of the attempt that was `seen` or whichever stands; the turn as it stands then. */
    async retry(turnId: string, engine: string, seen?: number): Promise<Turn> {
      const since = performance.now();
      await runner.holding([turnId], async (run) => {
        if (await store.requestRetry(turnId, { engine, seen, run }))
          runner.prepare(await store.stored(turnId), run, since)();
        else {
          const here = live.get(turnId);
          if (here) runner.retry(here, engine);
        }
      });
      return read(turnId);
    },

    /** Takes over nothing more. */
    takeNoMore: endWatch,

    /** Something is being answered here. */
    isBusy: () => live.size > 0,

    handOver,

    async close(): Promise<void> {
      endWatch();
      await handOver();
      await ofOwners.$client.end().catch(() => {});
    },
  };
}

/** @throws AppError `conflict` while it is being answered */
function asEnded(found: TurnWithStates): EndedTurn {
  const { ended_at: endedAt } = found.turn;
  if (!endedAt) throw stillAnswered();
  return { ...found, endedAt };
}
