import path from 'node:path';
import { fileProblem, StartError } from '../../process/start-error.ts';

/** A port that somebody else has; another one is tried. */
export class PortTaken extends Error {}

/**
 * What PostgreSQL's own words mean to the person who starts the server.
 * @param output everything a program wrote to its error stream
 */
export function problemIn(output: string, dataDir: string): StartError | PortTaken {
  if (/No space left on device|Disk quota exceeded/.test(output))
    return fileProblem({ code: 'ENOSPC' }, dataDir);
  if (output.includes('Read-only file system')) return fileProblem({ code: 'EROFS' }, dataDir);
  if (output.includes('Address already in use')) return new PortTaken('the port is taken');
  // Only where it could not be told before whose process that is.
  if (/lock file ".*postmaster\.pid" already exists/.test(output)) {
    const pidFile = path.join(dataDir, 'postgres', 'postmaster.pid');
    return new StartError(
      `The built-in database in ${dataDir} may be running already, as the process whose number is in ${pidFile}. Stop that one; if it is another program's, remove the file. Then start again.`,
    );
  }
  const lines = output.split('\n').filter(Boolean);
  const reason =
    lines.findLast((line) => /\b(PANIC|FATAL|error):/.test(line)) ?? lines.at(-1) ?? 'no reason given';
  const text = reason.replace(/^.*?\b(PANIC|FATAL|error):\s*/, '');
  return new StartError(`The built-in database in ${dataDir} did not start: ${text}`);
}

/** How the log tells a line. FATAL ends one connection only; what it means for the server's start is told elsewhere. */
export function levelOf(line: string): 'debug' | 'info' | 'error' {
  if (line.startsWith('PANIC')) return 'error';
  return line.startsWith('FATAL') ? 'info' : 'debug';
}
