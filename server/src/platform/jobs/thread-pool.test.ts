import { pino } from 'pino';
import { afterAll, expect, it } from 'vitest';
import { createThreadPool } from './thread-pool.ts';
import { TimeLimitError } from './time-limit-error.ts';

type Task = 'forever' | 'throw' | 'end the thread' | string;
const poolOf = (threads: number) =>
  createThreadPool<Task, string>({
    name: 'tests',
    file: new URL('../../testing/run-in-thread.ts', import.meta.url),
    threads,
    longest: 3_000,
    log: pino({ level: 'silent' }),
  });
const [pool, single] = [poolOf(2), poolOf(1)];
afterAll(() => Promise.all([pool.close(), single.close()]));
const { signal } = new AbortController();

it('ends what takes too long, and does what waits behind it', async () => {
  const hostile = [1, 2, 3].map(() => pool.run('forever', { signal }));
  const behind = pool.run('hello', { signal });
  for (const one of hostile) await expect(one).rejects.toBeInstanceOf(TimeLimitError);
  expect(await behind).toBe('HELLO');
});

it('does what is owed before what is only welcome', async () => {
  const done: string[] = [];
  const run = (name: string, isOwed: boolean) =>
    single.run(name, { signal, isOwed }).then((result) => void done.push(result));
  await Promise.all([
    single.run('forever', { signal }).catch(() => {}),
    run('welcome', false),
    run('also welcome', false),
    run('owed', true),
  ]);
  expect(done).toEqual(['OWED', 'WELCOME', 'ALSO WELCOME']);
});

it('outlives a thread that ends or throws', async () => {
  await expect(pool.run('throw', { signal })).rejects.toThrow('as told');
  await expect(pool.run('end the thread', { signal })).rejects.toThrow();
  expect(await pool.run('still here', { signal })).toBe('STILL HERE');
});

it('lets go of who no longer waits', async () => {
  const left = new AbortController();
  const running = pool.run('forever', { signal: left.signal });
  left.abort(new Error('gone'));
  await expect(running).rejects.toThrow('gone');
});
