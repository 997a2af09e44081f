import type { Place } from '../document.ts';

/** Which stretches of a text are spoken for. Asking takes the length of a stretch, whatever else there is. */
export class Taken {
  readonly #taken: Uint8Array;

  constructor(length: number) {
    this.#taken = new Uint8Array(length);
  }

  has({ from, to }: Place): boolean {
    return this.#taken.subarray(from, to).includes(1);
  }

  add({ from, to }: Place): void {
    this.#taken.fill(1, from, to);
  }

  /** Takes a stretch that is free; false where it is not. */
  take(place: Place): boolean {
    if (this.has(place)) return false;
    this.add(place);
    return true;
  }
}
