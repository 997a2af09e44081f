import type { AddJobs } from './findings-store.ts';
import type { LiveTurn } from './live-turn.ts';

/** What follows the answers of a turn: told as they end, and when all have. Wired in `app.ts`. */
export interface AnswerFollower {
  /** An answer of the turn has ended. Returns at once and never throws; what it finds is published on the turn. */
  answerEnded(turn: LiveTurn): void;
  /** Every answer of the turn has ended: adds the jobs by which what follows is made, with the turn's own end. */
  addJobs: AddJobs;
  /** Resolves once they can be added, or after some seconds all the same. */
  jobsBegun(): Promise<void>;
  /** Those jobs may be begun with. */
  jobsAdded(): void;
}
