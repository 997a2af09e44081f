interface Flight<T> {
  result: Promise<T>;
  isOver: boolean;
  passengers: number;
  abort: AbortController;
}

/**
 * Work that several callers ask for at the same time is done once. Each caller may leave by its own signal; the work
 * is stopped when the last one has left.
 */
export class Flights<T> {
  readonly #flights = new Map<string, Flight<T>>();

  async join(key: string, signal: AbortSignal, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    signal.throwIfAborted();
    const flight = this.#flights.get(key) ?? this.#begin(key, work);
    flight.passengers += 1;
    let leave = () => {};
    const left = new Promise<never>((_, reject) => {
      leave = () => reject(signal.reason);
      signal.addEventListener('abort', leave, { once: true });
    });
    try {
      return await Promise.race([flight.result, left]);
    } finally {
      signal.removeEventListener('abort', leave);
      flight.passengers -= 1;
      if (flight.passengers === 0) {
        if (!flight.isOver) flight.abort.abort(signal.reason);
        // Who comes now starts over: this one has been stopped, or is over.
        if (this.#flights.get(key) === flight) this.#flights.delete(key);
      }
    }
  }

  #begin(key: string, work: (signal: AbortSignal) => Promise<T>): Flight<T> {
    const abort = new AbortController();
    const flight: Flight<T> = { abort, passengers: 0, result: work(abort.signal), isOver: false };
    const land = () => {
      flight.isOver = true;
    };
    // Everybody may have left by the time that it fails.
    flight.result.then(land, land);
    this.#flights.set(key, flight);
    return flight;
  }
}
