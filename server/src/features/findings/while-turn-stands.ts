import type { Turns } from '../../answers/turns/turns.ts';

/** Milliseconds between two looks whether turns that are worked on are still there. */
const lookEveryMs = 1_000;

/** Does `work` for a turn; its signal is aborted as well once the turn is gone. @throws AppError `not-found` then */
export type WhileTurnStands = <T>(
  turn: { turn_id: string; ended_at: string },
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
) => Promise<T>;

/**
 * Watches over turns whose citations are checked, or whose answers are judged: of a session that was deleted, wherever that
 * was, no source and no vendor is asked anything more. One query a look for all of them, and none for work that is done
 * within a second of its turn's end.
 */
export function createTurnWatch({ gone }: Pick<Turns, 'gone'>): WhileTurnStands {
  const watched = new Map<string, Set<AbortController>>();
  let timer: NodeJS.Timeout | null = null;
  let isLooking = false;

  async function look(turnIds: string[]): Promise<void> {
    // While the database is away, nobody can tell.
    for (const { turnId, error } of await gone(turnIds).catch(() => []))
      for (const controller of watched.get(turnId) ?? []) controller.abort(error);
  }

  async function lookAtAll(): Promise<void> {
    if (isLooking) return;
    isLooking = true;
    await look([...watched.keys()]);
    isLooking = false;
  }

  function watch(turnId: string, controller: AbortController): () => void {
    const all = watched.get(turnId) ?? new Set();
    watched.set(turnId, all.add(controller));
    timer ??= setInterval(() => void lookAtAll(), lookEveryMs).unref();
    return () => {
      all.delete(controller);
      if (all.size === 0) watched.delete(turnId);
      if (watched.size > 0 || !timer) return;
      clearInterval(timer);
      timer = null;
    };
  }

  return async ({ ended_at, turn_id }, signal, work) => {
    const controller = new AbortController();
    const leave = watch(turn_id, controller);
    try {
      // It waited in line, and may be known from its end alone.
      if (Date.now() - Date.parse(ended_at) > lookEveryMs) await look([turn_id]);
      const either = AbortSignal.any([signal, controller.signal]);
      either.throwIfAborted();
      return await work(either);
    } finally {
      leave();
    }
  };
}
