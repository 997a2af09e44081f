import { isDatabaseAway } from '../../platform/db/is-database-away.ts';
import { orAborted } from '../../platform/time/or-aborted.ts';
import type { LiveAnswer, LiveTurn } from './live-turn.ts';
import type { EarlierTurn } from './prompt.ts';
import type { TurnStore } from './turn-store.ts';

/** A turn that was stored or taken longer ago may be another's by now: that is asked before an engine is paid. */
const maxUnaskedMs = 1_500;

/**
 * So often the database is read that could be written to after all. What always takes too long there looks as if it were
 * away, and is left in the end to who counts crashes.
 */
const maxTries = 3;

export interface BeforeAsking {
  store: Pick<TurnStore, 'earlierTurns'>;
  /** When the turn was begun to be stored or taken, or was this run's, as `performance.now` tells. */
  since: number;
  /** Resolves once the database has written the turn as this run's, or it is lost. */
  untilStored(): Promise<void>;
}

/**
 * What is known before the engines of these answers are asked: what was asked before the turn, and whether it is still
 * this run's. A database that is away is waited for, but not by answers that have all been stopped.
 * @returns undefined where none of them is to be asked any more
 * @throws what the database does though it is there
 */
export async function readBeforeAsking(
  turn: LiveTurn,
  answers: readonly LiveAnswer[],
  { since, store, untilStored }: BeforeAsking,
): Promise<EarlierTurn[] | undefined> {
  const { position, sessionId } = turn.head;
  const engines = answers.map(({ summary }) => summary.engine);
  const unwanted = onceAllAborted(answers.map(({ abort }) => abort.signal));
  for (let tries = 1; !unwanted.aborted; tries++)
    try {
      const earlier = await orAborted(store.earlierTurns(sessionId, position, engines), unwanted);
      turn.earlierQuestions = earlier.map(({ question }) => question);
      if (performance.now() - since > maxUnaskedMs) await orAborted(untilStored(), unwanted);
      return earlier;
    } catch (error) {
      if (unwanted.aborted) break;
      if (!isDatabaseAway(error) || tries === maxTries) throw error;
      await orAborted(untilStored(), unwanted).catch(() => {});
    }
  return undefined;
}

/** Aborted when the last of these is. */
function onceAllAborted(signals: readonly AbortSignal[]): AbortSignal {
  const all = new AbortController();
  const look = () => {
    if (signals.every(({ aborted }) => aborted)) all.abort();
  };
  for (const signal of signals) signal.addEventListener('abort', look, { once: true });
  look();
  return all.signal;
}
