import { LRUCache } from 'lru-cache';
import type { TurnWithStates } from './turn-store.ts';

/** Characters of them all: what is more is read back, as after a restart. Some hundred turns have as many. */
const mostCharacters = 16 * 1024 * 1024;
/** Milliseconds after which its job is another process's. */
const keptMs = 60_000;

/**
 * Turns as they ended here, for the job that reads them next: what this process has just written it need not read back. Another
 * process may have taken that job, and one of much later find the turn here: it sees by its version, as it writes, that the
 * turn has changed since, and begins again with the turn as it stands.
 */
export class JustEnded {
  readonly #turns = new LRUCache<string, TurnWithStates>({
    maxSize: mostCharacters,
    ttl: keptMs,
    ttlAutopurge: true,
  });

  keep(turn: TurnWithStates): void {
    // Jobs take the oldest first: in a long line the newest would push out each that is about to be taken.
    const size = lengthOf(turn);
    if (this.#turns.calculatedSize + size <= mostCharacters)
      this.#turns.set(turn.turn.turn_id, turn, { size });
  }

  /** Hands a turn out, once. */
  take(turnId: string): TurnWithStates | undefined {
    const turn = this.#turns.get(turnId);
    this.#turns.delete(turnId);
    return turn;
  }
}

const lengthOf = ({ turn: { answers, evidence, ledger, overview, question } }: TurnWithStates): number =>
  [question, ...answers.map(({ text }) => text), evidence?.json, ledger?.json, overview?.json].reduce(
    (sum, text = '') => sum + text.length,
    0,
  );
