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

/**
 * Looks for identifiers in a worker: making its patterns ready takes most of a second, in which nobody could type.
 */
class Finder {
  readonly #worker = new Worker(new URL('./find-worker.ts', import.meta.url), { type: 'module' });
  readonly #waiting = new Map<number, PromiseWithResolvers<readonly Identifier[]>>();
  #last: { text: string; found: Promise<readonly Identifier[]> } | null = null;
  #asked = 0;

  /** @param onError what to do when the worker cannot be loaded: this finder finds nothing any more */
  constructor(onError: () => void) {
    this.#worker.addEventListener('message', ({ data: { found, id } }: MessageEvent<LookReport>) => {
      this.#waiting.get(id)?.resolve(found);
      this.#waiting.delete(id);
    });
    this.#worker.addEventListener('error', () => {
      onError();
      for (const { reject } of this.#waiting.values()) reject(new Error('The worker could not be loaded.'));
      this.#worker.terminate();
    });
  }

  /** In the order of the text, none within another. @throws Error when the worker cannot be loaded */
  find(text: string): Promise<readonly Identifier[]> {
    if (this.#last?.text === text) return this.#last.found;
    const waiting = Promise.withResolvers<readonly Identifier[]>();
    this.#asked += 1;
    this.#waiting.set(this.#asked, waiting);
    this.#worker.postMessage({ id: this.#asked, text } satisfies LookOrder);
    this.#last = { text, found: waiting.promise };
    return waiting.promise;
  }
}

let finder: Finder | null = null;

/** The places of a text that may tell who a patient is. @throws Error when the worker cannot be loaded */
export function find(text: string): Promise<readonly Identifier[]> {
  finder ??= new Finder(() => {
    finder = null;
  });
  return finder.find(text);
}
