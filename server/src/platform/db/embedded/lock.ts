import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileProblem, StartError } from '../../process/start-error.ts';

/** Referenced from here, so that no lock ends by garbage collection. */
const held = new Set<DatabaseSync>();

/** SQLITE_BUSY: another process has the lock. */
const busy = 5;

/** Another process has the data directory. */
export class DataDirTaken extends StartError {}

/**
 * Takes `dataDir` for this process alone.
 *
 * The lock is the kernel's own, taken through SQLite since Node has no call for it: it ends with its process even at
 * `kill -9`, so that there is no stale one, a reused process id cannot pose as the holder, and containers that share
 * a volume see each other's.
 * @returns gives the lock back
 * @throws DataDirTaken that names the other process; StartError where the folder cannot be used
 */
export function lockDataDir(dataDir: string): () => void {
  const lockFile = path.join(dataDir, 'sextant.lock');
  const holderFile = path.join(dataDir, 'sextant.pid');
  try {
    // First by Node, whose error tells why; SQLite's would not.
    writeFileSync(lockFile, '', { flag: 'a', mode: 0o600 });
  } catch (error) {
    throw fileProblem(error, dataDir);
  }
  const lock = new DatabaseSync(lockFile, { timeout: 0 });
  try {
    // Nothing is ever written, so that a full disk is no reason to fail here.
    lock.exec('pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode !== busy) throw fileProblem(error, lockFile);
    throw new DataDirTaken(
      `Another Sextant${holder(holderFile)} is already running on ${dataDir}. Stop it first, or give this one a DATA_DIR of its own.`,
    );
  }
  held.add(lock);
  try {
    writeFileSync(holderFile, `${process.pid}\n`, { mode: 0o600 });
  } catch {
    // Only its number would be missing from the line above; a full disk is told of where it matters.
  }
  return () => {
    if (held.delete(lock)) lock.close();
  };
}

function holder(holderFile: string): string {
  try {
    const pid = readFileSync(holderFile, 'utf8').trim();
    return pid ? ` (process ${pid})` : '';
  } catch {
    return '';
  }
}
