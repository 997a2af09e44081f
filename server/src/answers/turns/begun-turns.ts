import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { isDatabaseAway } from '../../platform/db/is-database-away.ts';
import type { TurnStore } from './turn-store.ts';

/** Between two attempts to give back what was stored while the database went away. */
const retryMs = 500;

/** Turns that are being stored or taken by this process, and the runs that they are for. */
export class BegunTurns {
  readonly #runs = new Map<string, readonly string[]>();
  readonly #store: Pick<TurnStore, 'release'>;
  readonly #givenBack = new Set<Promise<void>>();
  #isClosing = false;

  constructor(store: Pick<TurnStore, 'release'>) {
    this.#store = store;
  }

  /** The ids of the turns of each run. A turn may have several: two of its engines are asked again at once. */
  get runs(): ReadonlyMap<string, readonly string[]> {
    return this.#runs;
  }

  /**
   * Registers turns as one run's of this process while they are being stored or taken, so that their leases are kept and
   * it never takes them from itself. What comes of it is prepared before it is through. Where the database went away
   * meanwhile, they may be stored or taken all the same: they are given back as soon as it is there.
   */
  async holding<T>(turnIds: readonly string[], work: (run: string) => Promise<T>): Promise<T> {
    const run = randomUUID();
    this.#runs.set(run, turnIds);
    const letGo = () => void this.#runs.delete(run);
    try {
      const result = await work(run);
      letGo();
      return result;
    } catch (error) {
      if (isDatabaseAway(error)) this.#later(this.#giveBack(run).then(letGo));
      else letGo();
      throw error;
    }
  }

  /** Resolves when nothing more is given back: what the database has not taken by then is left to its lease. */
  async close(): Promise<void> {
    this.#isClosing = true;
    await Promise.allSettled(this.#givenBack);
  }

  #later(work: Promise<void>): void {
    this.#givenBack.add(work);
    void work.finally(() => this.#givenBack.delete(work));
  }

  /** Gives back what is stored for a run that nothing has come of: it is run at once, and is no crash of anyone's. */
  async #giveBack(run: string): Promise<void> {
    const isGivenBack = () =>
      this.#store.release([run]).then(
        () => true,
        () => false,
      );
    while (!(await isGivenBack()) && !this.#isClosing) await setTimeout(retryMs);
  }
}
