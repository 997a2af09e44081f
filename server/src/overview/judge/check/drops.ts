import { type DropReason, dropReasons, type Judgement } from '@sextant/contracts';

/** Counts what is dropped of a draft, and why. */
export class Drops {
  readonly #counts = new Map<DropReason, number>();

  /** @returns null, to stand for what is dropped */
  add(why: DropReason): null {
    this.#counts.set(why, (this.#counts.get(why) ?? 0) + 1);
    return null;
  }

  list(): Judgement['dropped'] {
    return dropReasons.flatMap((why) => {
      const count = this.#counts.get(why);
      return count ? [{ why, count }] : [];
    });
  }
}
