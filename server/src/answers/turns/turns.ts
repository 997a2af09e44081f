import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Turn } from '@sextant/contracts';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import { AppError } from '../../errors.ts';
import type { EvidenceGatherer } from '../../literature/evidence/gather-evidence.ts';
import type { Database } from '../../platform/db/client.ts';
import { orAborted } from '../../platform/time/or-aborted.ts';
import type { Engine } from '../engines/engine.ts';
import type { Deadlines } from '../engines/run-engine.ts';
import type { AnswerFollower } from './answer-follower.ts';
import { createAnswerRunner } from './answer-runner.ts';
import type { Findings } from './findings.ts';
import type { Subscriber } from './live-turn.ts';
import { watchForOrphans } from './recovery.ts';
import { RemoteTurns } from './remote-turns.ts';
import type { NewTurn } from './store-question.ts';
import { TurnEvidence } from './turn-evidence.ts';
import { createTurnMetrics } from './turn-metrics.ts';
import { TurnRunner } from './turn-runner.ts';
import { createTurnStore, missingTurn } from './turn-store.ts';

/** Between two looks at a turn that has no owner just now. */
const ownerlessPollMs = 250;

/** A question to be asked; who runs it is filled in here. */
export type Question = Omit<NewTurn, 'leaseOwner'>;

/** The life of turns, wherever they run: here, in another process, or no more. */
export type Turns = ReturnType<typeof createTurns>;

export interface TurnsOptions {
  database: Database;
  engines: readonly Engine[];
  /** Looks for literature before the engines are asked; null: none is looked for. */
  gatherer: EvidenceGatherer | null;
  /** What follows the answers. */
  follower: AnswerFollower;
  /** Told when a turn has ended and is stored. Returns at once and never throws. */
  onEnded: (turnId: string) => void;
  deadlines?: Deadlines | undefined;
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
  onEnded,
}: TurnsOptions) {
  const owner = randomUUID();
  const store = createTurnStore(database);
  const evidence = new TurnEvidence(gatherer, log);
  const runner: TurnRunner = new TurnRunner({
    owner,
    database,
    store,
    evidence,
    runAnswer: createAnswerRunner({ engines, evidence, deadlines, log }),
    follower,
    onEnded,
    metrics: createTurnMetrics(metrics, () => runner.live.size),
    log,
  });
  const { live } = runner;
  const remote = new RemoteTurns(database, store, log);
  const endWatch = watchForOrphans({
    takeOver: () => store.takeOver(owner, [...live.keys()]),
    run: (orphan) => runner.prepare(orphan)(),
    log,
  });

  const read = async (turnId: string): Promise<Turn> => {
    const turn = live.get(turnId)?.snapshot() ?? (await store.load(turnId));
    if (!turn) throw missingTurn();
    return turn;
  };

  const follow = async (turnId: string, subscriber: Subscriber): Promise<() => void> =>
    live.get(turnId)?.subscribe(subscriber) ?? (await remote.follow(turnId, subscriber));

  return {
    /**
     * Stores the question; with a known `Idempotency-Key` it finds the earlier turn. `begin` starts the engines, apart
     * so that a reader can follow from the first event on; it must be called.
     */
    async ask(question: Question): Promise<{ turnId: string; sessionId: string; begin(): void }> {
      const stored = await store.create({ ...question, leaseOwner: owner });
      const begin = stored.isNew ? runner.prepare(stored) : () => {};
      return { turnId: stored.turn.id, sessionId: stored.turn.sessionId, begin };
    },

    /** @throws AppError `not-found` when the turn is not the user's */
    async checkOwner(turnId: string, userId: string): Promise<void> {
      await store.findOwn(turnId, userId);
    },

    /** Sends a snapshot and then every event, until the turn ends or the returned function is called. */
    follow,

    /** The turn once every engine has ended; null when it was deleted or `signal` ended the wait. */
    async whenEnded(turnId: string, signal: AbortSignal): Promise<Turn | null> {
      while (!signal.aborted) {
        const closed = Promise.withResolvers<void>();
        const leave = await follow(turnId, { onEvent: () => {}, onClose: closed.resolve });
        await orAborted(closed.promise, signal).catch(() => {});
        leave();
        const turn = await store.load(turnId);
        if (!turn || turn.ended_at) return turn;
        // It was left to another process, which takes it over in a moment.
        await setTimeout(ownerlessPollMs);
      }
      return null;
    },

    /** The turn as it stands. @throws AppError `not-found` */
    read,

    /**
     * A turn that has ended, with the version of what was found about it and the questions before it in its session.
     * @throws AppError `not-found`; `conflict` while it is being answered
     */
    async readEnded(turnId: string): Promise<{ turn: Turn; version: number; earlierQuestions: string[] }> {
      const [found] = await store.findings([turnId]);
      const turn = await store.load(turnId);
      if (!turn || !found) throw missingTurn();
      if (!turn.ended_at)
        throw new AppError('conflict', 'This question is still being answered. Try again once it is done.');
      return { turn, version: found.version, earlierQuestions: await store.earlierQuestions(turnId) };
    },

    /**
     * Writes what was found about a turn that has ended, unless anything has been found since `version`.
     * @returns whether it was written
     */
    saveLater: (turnId: string, version: number, found: Partial<Findings>): Promise<boolean> =>
      store.saveLater(turnId, version, found),

    /** Stops one engine or all; the turn as it stands then. */
    async stop(turnId: string, engine: string | undefined): Promise<Turn> {
      const here = live.get(turnId);
      if (here) await runner.stop(here, engine);
      else await store.requestStop(turnId, engine);
      return read(turnId);
    },

    /** Asks one engine again; the turn as it stands then. */
    async retry(turnId: string, engine: string): Promise<Turn> {
      const isMine = await store.requestRetry(turnId, engine, owner);
      const here = live.get(turnId);
      if (here) runner.retry(here, engine);
      else if (isMine) runner.prepare(await store.stored(turnId))();
      return read(turnId);
    },

    async close(): Promise<void> {
      endWatch();
      remote.close();
      await runner.close();
    },
  };
}
