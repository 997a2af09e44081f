import { type PiscinaTask, queueOptionsSymbol } from 'piscina';

/** A thread as the pool shows it. */
interface Thread {
  id: number;
}

/** One run's place in a thread. */
export interface ThreadPlace {
  /** The input, with this place on it for `choose`; nothing of that goes over to the thread. */
  onto<Input extends object>(input: Input): Input;
  /** To be called when the run has ended, however it did. */
  leave(): void;
}

/** A thread that shows no sign for so long may be held by a run that never ends, in milliseconds. */
const silentMs = 500;
/** Milliseconds between two looks for a sign, while anything runs. */
const lookMs = 125;

interface Place {
  line: string;
  /** So many of its line go into one thread at once. */
  runsPerThread: number;
  thread: number | null;
}

/**
 * Chooses threads so that few are at work: each reads what it has read before in a fraction of the time, and a second one
 * costs half a second of it to become as quick. One that shows no sign is left alone while there is another.
 * @param threads how many there may be
 * @param idleTime of a thread: how long it has waited for something in all, in milliseconds
 */
export function createThreadChoice(threads: number, idleTime: (thread: number) => number) {
  const taken = new Set<Place>();
  /** When a thread last ended a run or waited for something. */
  const signs = new Map<number, { at: number; idle: number }>();

  const runsIn = (thread: number) => [...taken].filter((place) => place.thread === thread);

  let looking: NodeJS.Timeout | undefined;

  /** Notes who has waited for something since the last look. */
  function look() {
    if (taken.size === 0) {
      clearInterval(looking);
      looking = undefined;
    }
    for (const [thread, last] of signs) {
      const idle = idleTime(thread);
      if (idle > last.idle) signs.set(thread, { at: performance.now(), idle });
    }
  }

  function silence(thread: number): number {
    const last = signs.get(thread);
    return last && runsIn(thread).length > 0 ? performance.now() - last.at : 0;
  }

  function take(place: Place, thread: number) {
    if (!signs.has(thread) || runsIn(thread).length === 0)
      signs.set(thread, { at: performance.now(), idle: idleTime(thread) });
    place.thread = thread;
    taken.add(place);
    looking ??= setInterval(look, lookMs).unref();
  }

  return {
    place(line: string, runsPerThread: number): ThreadPlace {
      const place: Place = { line, runsPerThread, thread: null };
      return {
        onto: (input) => Object.assign(input, { [queueOptionsSymbol]: place }),
        leave: () => {
          taken.delete(place);
          const last = place.thread !== null && signs.get(place.thread);
          if (last) last.at = performance.now();
        },
      };
    },

    /** What Piscina asks. @returns null to have another thread begun, or to wait where there are all */
    choose<Worker extends Thread>(task: PiscinaTask, workers: Worker[]): Worker | null {
      const place = task[queueOptionsSymbol] as Place;
      for (const id of signs.keys()) if (!workers.some((worker) => worker.id === id)) signs.delete(id);
      const open = workers
        .map((worker) => ({ worker, silent: silence(worker.id) }))
        .filter(({ worker }) => runsOf(place, runsIn(worker.id)) < place.runsPerThread)
        // The oldest has read most.
        .sort((a, b) => a.worker.id - b.worker.id);
      const quick = open.find(({ silent }) => silent < silentMs);
      const least = open.toSorted((a, b) => a.silent - b.silent)[0];
      const chosen = (quick ?? (workers.length < threads ? undefined : least))?.worker ?? null;
      if (chosen) take(place, chosen.id);
      return chosen;
    },
  };
}

const runsOf = ({ line }: Place, runs: readonly Place[]): number =>
  runs.filter((run) => run.line === line).length;
