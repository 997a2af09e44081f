/** A lease has more than two seconds left whenever it was written: who stood still for less still owns its turns. */
const maxStallMs = 1_900;

/**
 * Whether what this process tells of its turns may be told: not after it has stood still so long that another may have
 * taken them, until the database has said again whose they are.
 */
export class Gate {
  #seenAt = performance.now();
  #shutAt: number | null = null;

  /** To be asked before anything is told, and at least every second so that a stall is noticed. */
  isOpen(): boolean {
    const now = performance.now();
    if (now - this.#seenAt > maxStallMs) this.#shutAt = now;
    this.#seenAt = now;
    return this.#shutAt === null;
  }

  /** The database has said whose the turns are, to a question asked at that moment. @returns whether it is open now */
  confirm(askedAt: number): boolean {
    this.isOpen();
    if (this.#shutAt !== null && askedAt >= this.#shutAt) this.#shutAt = null;
    return this.#shutAt === null;
  }
}
