import type { Turn } from '@sextant/contracts';
import { AppError } from '../errors.ts';
import type { LiveTurn, Subscriber } from './live-turn.ts';
import { watchForOrphans } from './recovery.ts';
import { RemoteTurns } from './remote-turns.ts';
import type { NewTurn } from './store-question.ts';
import { TurnRunner, type TurnRunnerOptions } from './turn-runner.ts';
import { missingTurn } from './turn-store.ts';

/** A question to be asked; who runs it is filled in here. */
export type Question = Omit<NewTurn, 'leaseOwner'>;

/** The life of turns, wherever they run: here, in another process, or no more. */
export type Turns = ReturnType<typeof createTurns>;

/** Starts the running of turns in this process; `close` gives unfinished ones back. */
export function createTurns(options: TurnRunnerOptions) {
  const runner = new TurnRunner(options);
  const { live, owner, store } = runner;
  const remote = new RemoteTurns(options.database, store, options.log);
  const endWatch = watchForOrphans(runner, options.log);

  const loaded = async (turnId: string): Promise<Turn> => {
    const turn = live.get(turnId)?.snapshot() ?? (await store.load(turnId));
    if (!turn) throw missingTurn();
    return turn;
  };

  /** A turn that has ended, with the version of what was found about it. */
  const finished = async (turnId: string): Promise<{ turn: Turn; version: number }> => {
    const [found] = await store.findings([turnId]);
    const turn = await store.load(turnId);
    if (!turn || !found) throw missingTurn();
    if (!turn.ended_at)
      throw new AppError('conflict', 'This question is still being answered. Try again once it is done.');
    return { turn, version: found.version };
  };

  const follow = async (turnId: string, subscriber: Subscriber): Promise<() => void> => {
    const here: LiveTurn | undefined = live.get(turnId);
    return here ? here.subscribe(subscriber) : remote.follow(turnId, subscriber);
  };

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
        signal.addEventListener('abort', () => closed.resolve(), { once: true });
        await closed.promise;
        leave();
        const turn = await store.load(turnId);
        if (!turn || turn.ended_at) return turn;
        // It was left to another process, which takes it over in a moment.
        await new Promise((resolve) => setTimeout(resolve, 250));
      }
      return null;
    },

    /** The turn as it stands. */
    read: loaded,

    /** Stops one engine or all; the turn as it stands then. */
    async stop(turnId: string, engine: string | undefined): Promise<Turn> {
      const here = live.get(turnId);
      if (here) await runner.stop(here, engine);
      else await store.requestStop(turnId, engine);
      return loaded(turnId);
    },

    /** Asks one engine again; the turn as it stands then. */
    async retry(turnId: string, engine: string): Promise<Turn> {
      const isMine = await store.requestRetry(turnId, engine, owner);
      const here = live.get(turnId);
      if (here) runner.retry(here, engine);
      else if (isMine) runner.prepare(await store.stored(turnId))();
      return loaded(turnId);
    },

    /**
     * Checks the citations of a finished turn again; the turn as it stands then.
     * @throws AppError `conflict` while it is being answered: then they are checked as the answers end
     */
    async check(turnId: string): Promise<Turn> {
      const { turn, version } = await finished(turnId);
      await runner.later.recheck(turn, version);
      return loaded(turnId);
    },

    /**
     * Has the overview of a finished turn made anew by an engine, or by rules for null; the turn as it stands then.
     * @throws AppError `conflict` while it is being answered; `invalid-input` for an engine without a key
     */
    async makeOverview(turnId: string, engine: string | null): Promise<Turn> {
      const { turn, version } = await finished(turnId);
      await runner.later.makeOverview(turn, version, engine);
      return loaded(turnId);
    },

    async close(): Promise<void> {
      endWatch();
      remote.close();
      await runner.close();
    },
  };
}
