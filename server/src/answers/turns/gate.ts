import { endOfLastStall } from '../../platform/process/stalls.ts';

/**
 * Whether what this process tells of its turns may be told: not after it has stood still so long that another may have
 * taken them, until the database has said again whose they are.
 */
export class Gate {
  #confirmedAt = performance.now();

  /** To be asked before anything is told. */
  isOpen(): boolean {
    return this.#confirmedAt >= endOfLastStall();
  }

  /** The database has said whose the turns are, to a question asked at that moment. @returns whether it is open now */
  confirm(askedAt: number): boolean {
    this.#confirmedAt = Math.max(this.#confirmedAt, askedAt);
    return this.isOpen();
  }
}
