import type { LiveTurn } from './live-turn.ts';

/** What follows the answers of a turn: it is told as they end, and a turn's end waits for it. Wired in `app.ts`. */
export interface AnswerFollower {
  /** An answer of the turn has ended. Returns at once and never throws; what it finds is published on the turn. */
  answerEnded(turn: LiveTurn): void;
  /** Resolves when all that the ended answers brought about is done, or has taken too long. */
  settled(turn: LiveTurn): Promise<void>;
}
