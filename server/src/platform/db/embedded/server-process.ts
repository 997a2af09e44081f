import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Logger } from 'pino';
import { type Binaries, program } from './binaries.ts';
import { childOptions, clusterName } from './child.ts';
import type { DatabaseUser } from './database-user.ts';
import { levelOf, problemIn } from './server-output.ts';
import { type ServerSettings, serverArguments } from './settings.ts';

export interface ServerOptions extends ServerSettings {
  dataDir: string;
  cluster: string;
  binaries: Binaries;
  user: DatabaseUser;
  log: Logger;
}

/** A `postgres` that accepts connections. */
export interface ServerProcess {
  pid: number;
  /** Fulfilled when it has ended, however it did. */
  ended: Promise<void>;
  /** Ends it with a checkpoint; by force when that takes too long. */
  stop(): Promise<void>;
}

/** A shutdown writes what is in memory; past this (ms) it is cut short, and the next start recovers. */
const shutdownTimeoutMs = 8_000;

/**
 * Starts `postgres` and waits until it accepts connections; recovery after a crash may take its time.
 * @throws StartError, or PortTaken
 */
export async function startServer(options: ServerOptions): Promise<ServerProcess> {
  const { cluster, user, log, dataDir } = options;
  const child = spawn(
    program(options.binaries, 'postgres'),
    ['-D', clusterName(cluster, user), ...serverArguments(options)],
    // A session of its own: Ctrl-C is for this process, which ends the database last.
    {
      ...childOptions(cluster, user),
      detached: true,
      windowsHide: true,
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  const output: string[] = [];
  const ready = Promise.withResolvers<void>();
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => resolve());
    child.once('error', (error) => {
      output.push(error.message);
      resolve();
    });
  });
  const guard = guardAgainstOwnDeath(child, user);
  void ended.then(() => guard?.kill('SIGKILL'));
  createInterface({ input: child.stderr }).on('line', (line) => {
    output.push(line);
    if (output.length > 50) output.shift();
    log[levelOf(line)]({ database: line }, 'PostgreSQL');
    if (line.includes('database system is ready to accept connections')) ready.resolve();
    // Somebody's SIGTERM: it would wait for its clients, which are ours, and refuse new ones for as long.
    if (line.includes('received smart shutdown request')) child.kill('SIGINT');
  });
  const slow = setTimeout(() => log.info('The database is still recovering from how it was ended'), 10_000);
  const hasStarted = await Promise.race([ready.promise.then(() => true), ended.then(() => false)]);
  clearTimeout(slow);
  if (!hasStarted) throw problemIn(output.join('\n'), dataDir);
  return {
    pid: child.pid as number,
    ended,
    async stop() {
      child.kill('SIGINT');
      const tooSlow = setTimeout(() => child.kill('SIGQUIT'), shutdownTimeoutMs);
      await ended;
      clearTimeout(tooSlow);
    },
  };
}

/**
 * Ends the database when this process dies without a chance to do so, as by `kill -9`: a shell that waits for the
 * end of a pipe which only this process holds open. Where it fails, the next start finds the orphan.
 */
function guardAgainstOwnDeath(child: ChildProcess, user: DatabaseUser): ChildProcess | null {
  if (process.platform === 'win32' || child.pid === undefined) return null;
  const guard = spawn('/bin/sh', ['-c', 'read -r _; kill -INT "$0"', String(child.pid)], {
    cwd: '/',
    ...user,
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  guard.on('error', () => {});
  guard.stdin.on('error', () => {});
  return guard;
}
