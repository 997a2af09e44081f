import { performance } from 'node:perf_hooks';
import PQueue from 'p-queue';
import { SourceError } from '../source.ts';
import { isTimeOut } from './is-time-out.ts';

export interface Pace {
  /** At most so many requests begin… */
  requests: number;
  /** …in any stretch of so many milliseconds. */
  interval: number;
  /** At most so many run at the same time. */
  concurrency: number;
}

export interface PacedOptions {
  signal: AbortSignal;
  /** A search, which a person waits for, goes before a look-up. */
  urgent?: boolean;
}

/** Without a time in a 429, so many seconds. */
const defaultPause = 1;
/** A pause up to so many seconds is waited for, and the request made once more; past it the request fails at once. */
const maxWaitSeconds = 3;
/** However long a service asks us to stay away, in seconds: it is asked again at least so often. */
const maxPauseSeconds = 600;

/**
 * Keeps the pace that a service asks for, across all requests of this process, and stays away for as long as a 429
 * says.
 */
export class Pacer {
  readonly #queue: PQueue;
  readonly #source: string;
  /** When the service may be asked again, by the monotonic clock. */
  #pausedUntil = 0;

  constructor(source: string, { requests, interval, concurrency }: Pace) {
    this.#source = source;
    this.#queue = new PQueue({ concurrency, interval, intervalCap: requests, strict: true });
  }

  /**
   * Runs a request when its turn comes.
   * @throws SourceError `rate-limited` where the service must not be asked for longer than is worth waiting
   */
  async run<T>(request: () => Promise<T>, { signal, urgent = false }: PacedOptions): Promise<T> {
    try {
      return await this.#enqueue(request, signal, urgent);
    } catch (error) {
      if (!(error instanceof SourceError) || error.code !== 'rate-limited' || this.#isPausedForLong())
        throw error;
      return await this.#enqueue(request, signal, urgent);
    }
  }

  async #enqueue<T>(request: () => Promise<T>, signal: AbortSignal, urgent: boolean): Promise<T> {
    this.#refuseWhilePaused();
    let isSent = false;
    const send = async () => {
      // It may have waited while another request learned of a pause.
      this.#refuseWhilePaused();
      isSent = true;
      try {
        return await request();
      } catch (error) {
        if (error instanceof SourceError && error.code === 'rate-limited')
          this.#pause(error.retryAfter ?? defaultPause);
        throw error;
      }
    };
    try {
      return await this.#queue.add(send, { signal, priority: urgent ? 1 : 0 });
    } catch (error) {
      // Time spent in our own queue is not the service's fault.
      if (isSent && isTimeOut(error)) throw new SourceError('timeout', this.#source, { cause: error });
      throw error;
    }
  }

  #isPausedForLong(): boolean {
    return this.#pausedUntil - performance.now() > maxWaitSeconds * 1_000;
  }

  #refuseWhilePaused() {
    if (this.#isPausedForLong())
      throw new SourceError('rate-limited', this.#source, {
        retryAfter: Math.ceil((this.#pausedUntil - performance.now()) / 1_000),
      });
  }

  #pause(seconds: number) {
    const until = performance.now() + Math.min(seconds, maxPauseSeconds) * 1_000;
    if (until <= this.#pausedUntil) return;
    this.#pausedUntil = until;
    // What waits in the queue is told at once that it waits in vain, else it waits out the pause.
    if (this.#isPausedForLong()) return;
    this.#queue.pause();
    this.#startWhenDue();
  }

  /** A timer may be early by some milliseconds, and the pause may have grown meanwhile: then it waits for the rest. */
  #startWhenDue() {
    const left = this.#pausedUntil - performance.now();
    if (left <= 0) this.#queue.start();
    else setTimeout(() => this.#startWhenDue(), Math.ceil(left)).unref();
  }
}
