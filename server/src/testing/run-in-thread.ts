import { setTimeout as pause } from 'node:timers/promises';
import { threadId } from 'node:worker_threads';

export type TestTask =
  | { does: 'throw' | 'end the thread' | 'forever' | 'which'; after?: number }
  | { does: 'say'; word: string }
  /** The thread itself does nothing else meanwhile. */
  | { does: 'wait'; ms: number }
  /** Counts who is there: at 0 how many are, at 1 how many were together at most. */
  | { does: 'meet'; counter: Int32Array };

/** What a thread of a pool under test runs. */
export default async function work(task: TestTask): Promise<string> {
  if ('after' in task) await pause(task.after);
  if (task.does === 'throw') throw new Error('as told');
  if (task.does === 'end the thread') process.exit(1);
  while (task.does === 'forever');
  if (task.does === 'which') return String(threadId);
  if (task.does === 'wait') {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, task.ms);
    return 'WAITED';
  }
  if (task.does === 'say') return task.word.toUpperCase();
  if (task.does !== 'meet') throw new Error('there is nothing else');
  const there = Atomics.add(task.counter, 0, 1) + 1;
  if (there > Atomics.load(task.counter, 1)) Atomics.store(task.counter, 1, there);
  await pause(100);
  Atomics.sub(task.counter, 0, 1);
  return 'MET';
}
