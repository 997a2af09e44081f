import type { LiveTurn } from './live-turn.ts';

/** A stop that is not a failure. */
const stoppedByReader = Symbol('stopped by the reader');

const answersOf = ({ answers }: LiveTurn, engine: string | undefined) =>
  [...answers.values()].filter(({ summary }) => !engine || engine === summary.engine);

/** Stops one engine of a turn that runs here, or all; resolves once those that were at work have ended. */
export async function stopRunning(turn: LiveTurn, engine: string | undefined): Promise<void> {
  const running = answersOf(turn, engine).filter(({ hasEnded }) => !hasEnded);
  for (const { abort } of running) abort.abort(stoppedByReader);
  await Promise.all(running.map(({ ended }) => ended.promise));
}

/**
 * The same for a reader. Another process may have been told just now to ask an engine again that has ended here: it would be
 * asked all the same once its reader has stopped it.
 * @param leaveNote tells the database of the stop, and resolves once what it was told before has been heard, or cannot be
 */
export async function stopForReader(
  turn: LiveTurn,
  engine: string | undefined,
  leaveNote: () => Promise<void>,
): Promise<void> {
  const isAnyOver = answersOf(turn, engine).some(({ hasEnded }) => hasEnded);
  await Promise.all([stopRunning(turn, engine), isAnyOver && leaveNote()]);
  // Those that were begun again, and stopped, by what was heard.
  const stopped = answersOf(turn, engine).filter(({ abort }) => abort.signal.aborted);
  await Promise.all(stopped.map(({ ended }) => ended.promise));
}
