import { setTimeout as pause } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, expect, it } from 'vitest';
import type { TestTask } from '../../testing/run-in-thread.ts';
import { createThreadPool, type ThreadPool } from './thread-pool.ts';
import { TimeLimitError } from './time-limit-error.ts';

const longest = 3_000;
const pools: ThreadPool[] = [];
function poolOf(threads: number): ThreadPool {
  const file = new URL('../../testing/run-in-thread.ts', import.meta.url);
  const pool = createThreadPool({ name: 'tests', file, threads, log: pino({ level: 'silent' }) });
  pools.push(pool);
  return pool;
}
afterAll(() => Promise.all(pools.map((pool) => pool.close())));
const { signal } = new AbortController();

/** A line of runs of which a thread does so many at once. */
function lineOf(pool: ThreadPool, runsPerThread?: number, mayTake = longest) {
  const line = pool.line<TestTask, string>({
    name: 'tests',
    longest: mayTake,
    ...(runsPerThread !== undefined && { runsPerThread }),
  });
  return (task: TestTask, options: Partial<Parameters<typeof line.run>[1]> = {}) =>
    line.run(task, { signal, ...options });
}
const run = lineOf(poolOf(2));
const runSingle = lineOf(poolOf(1));

it('ends what takes too long, and does what waits behind it', async () => {
  const hostile = [1, 2, 3].map(() => run({ does: 'forever' }));
  const behind = run({ does: 'say', word: 'hello' });
  for (const one of hostile) await expect(one).rejects.toBeInstanceOf(TimeLimitError);
  expect(await behind).toBe('HELLO');
});

it('does what is owed before what is only welcome', async () => {
  const done: string[] = [];
  const say = (word: string, isOwed: boolean) =>
    runSingle({ does: 'say', word }, { isOwed }).then((result) => void done.push(result));
  await Promise.all([
    runSingle({ does: 'forever' }).catch(() => {}),
    say('welcome', false),
    say('also welcome', false),
    say('owed', true),
  ]);
  expect(done).toEqual(['OWED', 'WELCOME', 'ALSO WELCOME']);
});

it('outlives a thread that ends or throws', async () => {
  await expect(run({ does: 'throw' })).rejects.toThrow('as told');
  await expect(run({ does: 'end the thread' })).rejects.toThrow();
  expect(await run({ does: 'say', word: 'still here' })).toBe('STILL HERE');
});

it('lets go of who no longer waits', async () => {
  const left = new AbortController();
  const running = run({ does: 'forever' }, { signal: left.signal });
  left.abort(new Error('gone'));
  await expect(running).rejects.toThrow('gone');
});

it('keeps the place of a run that goes on though nobody waits for it: the time of the next begins after it', async () => {
  const soon = lineOf(poolOf(1), 1, 6_000);
  await soon({ does: 'say', word: 'begun' });
  const left = new AbortController();
  // Together longer than one may take, and each so much shorter that a busy machine does not make up for it.
  const abandoned = soon({ does: 'wait', ms: 3_500 }, { signal: left.signal });
  const owed = soon({ does: 'wait', ms: 3_500 }, { isOwed: true });
  left.abort(new Error('gone'));
  await expect(abandoned).rejects.toThrow('gone');
  expect(await owed).toBe('WAITED');
});

it('does several that wait in one thread at once, and no more than their line may', async () => {
  const meet = lineOf(poolOf(1), 3);
  const counter = new Int32Array(new SharedArrayBuffer(8));
  await Promise.all(Array.from({ length: 7 }, () => meet({ does: 'meet', counter })));
  // How many were there together at most.
  expect(Atomics.load(counter, 1)).toBe(3);
});

it.each([
  ['alone', 1],
  ['with others', 3],
])(
  'leaves a thread alone that a run holds which goes in %s, and fills one before it begins a second',
  async (_, runs) => {
    const pool = poolOf(2);
    const holding = lineOf(pool, runs, 2 * longest);
    const whose = lineOf(pool, 3);
    const first = await whose({ does: 'which' });
    const more = await Promise.all([whose({ does: 'which' }), whose({ does: 'which' })]);
    expect(more).toEqual([first, first]);
    const held = holding({ does: 'forever' });
    held.catch(() => {});
    // Longer than what is taken for a run that may never end, and shorter than its time limit.
    await pause(1_000);
    const another = await Promise.race([held.catch(() => first), whose({ does: 'which' })]);
    expect(another).not.toBe(first);
    await expect(held).rejects.toBeInstanceOf(TimeLimitError);
  },
);
