import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { compileCache } from './server-process.ts';

/** A real process of ours under test. */
export interface TestProcess {
  pid: number;
  child: ChildProcess;
  /** Everything written so far, both streams. */
  output(): string;
  /** Waits until it writes what the pattern matches; fails with its output when it ends before. */
  until(pattern: RegExp): Promise<RegExpMatchArray>;
  /** Exit code, or the signal that ended it. */
  ended: Promise<number | string>;
}

/** Runs a script of this project by this Node. Its environment is what is given, and PATH. */
export function runScript(
  script: string,
  arguments_: string[],
  environment: Record<string, string> = {},
): TestProcess {
  const child = spawn(process.execPath, [script, ...arguments_], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: compileCache, HOME: process.env.HOME, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let written = '';
  const listeners = new Set<() => void>();
  const add = (chunk: Buffer) => {
    written += chunk;
    for (const listener of listeners) listener();
  };
  child.stdout.on('data', add);
  child.stderr.on('data', add);
  const ended = once(child, 'close').then(([code, signal]) => (code ?? signal) as number | string);
  return {
    pid: child.pid as number,
    child,
    output: () => written,
    ended,
    until(pattern) {
      return new Promise((resolve, reject) => {
        const look = () => {
          const match = pattern.exec(written);
          if (!match) return;
          listeners.delete(look);
          resolve(match);
        };
        listeners.add(look);
        look();
        void ended.then((how) => reject(new Error(`ended (${how}) without ${pattern}:\n${written}`)));
      });
    },
  };
}

/** The processes that `pid` started, and theirs. */
export function descendants(pid: number): number[] {
  const table = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const found: number[] = [];
  const collect = (parent: number) => {
    for (const [child = 0, itsParent] of table)
      if (itsParent === parent) {
        found.push(child);
        collect(child);
      }
  };
  collect(pid);
  return found;
}

/**
 * Ends the process and all that it started, or those of them that are chosen, by `kill -9`, as if at one moment: none
 * gets to react to another's end.
 */
export function killAtOnce(pid: number, isChosen: (pid: number) => boolean = () => true): void {
  const all = [pid, ...descendants(pid)].filter(isChosen);
  for (const signal of ['SIGSTOP', 'SIGKILL'] as const)
    for (const one of all) {
      try {
        process.kill(one, signal);
      } catch {
        // It has ended by itself meanwhile.
      }
    }
}

/** Whether the process runs; one that has ended but was not fetched yet does not. */
export function isAlive(pid: number): boolean {
  try {
    return !execFileSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).startsWith('Z');
  } catch {
    return false;
  }
}

/** Waits until the condition holds. @throws when it does not within the time (ms) */
export async function eventually<T>(
  look: () => T | Promise<T>,
  timeoutMs = 60_000,
): Promise<NonNullable<Awaited<T>>> {
  const end = Date.now() + timeoutMs;
  let last: unknown;
  while (Date.now() < end) {
    try {
      const found = await look();
      if (found) return found as NonNullable<Awaited<T>>;
      last = found;
    } catch (error) {
      last = error;
    }
    await delay(50);
  }
  throw new Error(`it did not happen within ${timeoutMs} ms`, { cause: last });
}
