import { performance } from 'node:perf_hooks';
import { SourceError } from '../source.ts';

/** One failure may be chance. */
const toleratedFailures = 1;
const firstRest = 15_000;
const maxRestMs = 120_000;

/**
 * Leaves a service alone for a while after it failed repeatedly, so that a machine without a network does not wait
 * again with every question. When the rest is over, one request tries it out while the others still fail at once.
 */
export class Breaker {
  readonly #source: string;
  readonly #now: () => number;
  #failures = 0;
  #restsUntil = 0;
  #lastCode: 'timeout' | 'unreachable' = 'unreachable';

  /** @param now milliseconds of a clock that never goes back */
  constructor(source: string, now: () => number = () => performance.now()) {
    this.#source = source;
    this.#now = now;
  }

  /** @throws SourceError at once while the service is left alone */
  check(): void {
    if (this.#failures <= toleratedFailures) return;
    const rest = this.#restsUntil - this.#now();
    if (rest > 0)
      throw new SourceError(this.#lastCode, this.#source, {
        cause: new Error('left alone after failures'),
        retryAfter: Math.ceil(rest / 1_000),
      });
    this.#restsUntil = this.#now() + this.#rest();
  }

  succeed(): void {
    this.#failures = 0;
  }

  fail(code: 'timeout' | 'unreachable'): void {
    this.#failures += 1;
    this.#lastCode = code;
    if (this.#failures > toleratedFailures) this.#restsUntil = this.#now() + this.#rest();
  }

  #rest(): number {
    return Math.min(maxRestMs, firstRest * 2 ** Math.max(0, this.#failures - toleratedFailures - 1));
  }
}
