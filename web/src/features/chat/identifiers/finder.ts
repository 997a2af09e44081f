import type { Identifier } from './find/identifier.ts';

export { kindWords, mask } from './find/mask.ts';

/** What the worker is given. */
export interface LookOrder {
  id: number;
  text: string;
}

/** What it found in the text of that id. */
export interface LookReport {
  id: number;
  found: Identifier[];
}

/** A worker that has said nothing for so long says nothing any more: whoever waits to send is told. */
const longestMs = 15_000;

/**
 * Looks for identifiers in a worker: making its patterns ready takes most of a second, in which nobody could type.
 */
class Finder {
  readonly #worker = new Worker(new URL('./find-worker.ts', import.meta.url), { type: 'module' });
  readonly #waiting = new Map<number, PromiseWithResolvers<readonly Identifier[]>>();
  readonly #onError: () => void;
  #last: { text: string; found: Promise<readonly Identifier[]> } | null = null;
  #asked = 0;

  /** @param onError what to do when the worker cannot be loaded, or is silent: this finder finds nothing any more */
  constructor(onError: () => void) {
    this.#onError = onError;
    this.#worker.addEventListener('message', ({ data: { found, id } }: MessageEvent<LookReport>) => {
      this.#waiting.get(id)?.resolve(found);
      this.#waiting.delete(id);
    });
    this.#worker.addEventListener('error', () => this.#giveUp('The worker could not be loaded.'));
  }

  #giveUp(why: string): void {
    this.#onError();
    for (const { reject } of this.#waiting.values()) reject(new Error(why));
    this.#waiting.clear();
    this.#worker.terminate();
  }

  /** In the order of the text, none within another. @throws Error when the worker cannot be loaded, or is silent */
  find(text: string): Promise<readonly Identifier[]> {
    if (this.#last?.text === text) return this.#last.found;
    const waiting = Promise.withResolvers<readonly Identifier[]>();
    this.#asked += 1;
    this.#waiting.set(this.#asked, waiting);
    this.#worker.postMessage({ id: this.#asked, text } satisfies LookOrder);
    const silence = setTimeout(() => this.#giveUp('The worker is silent.'), longestMs);
    const found = waiting.promise.finally(() => clearTimeout(silence));
    this.#last = { text, found };
    return found;
  }
}

let finder: Finder | null = null;

/** The places of a text that may tell who a patient is. @throws Error when the worker cannot be loaded, or is silent */
export function find(text: string): Promise<readonly Identifier[]> {
  finder ??= new Finder(() => {
    finder = null;
  });
  return finder.find(text);
}
