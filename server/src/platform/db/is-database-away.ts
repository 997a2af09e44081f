/**
 * PostgreSQL's SQLSTATEs for "not now": shutting down, starting up, too many connections, disk or memory full, a disk
 * that fails, a standby that takes no writes, a statement that took too long.
 */
const awayStates = new Set(['57P01', '57P02', '57P03', '53300', '53100', '53200', '58030', '25006', '57014']);
const awayCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
]);
/** `pg` gives these no code. */
const awayMessages =
  /Connection terminated|Query read timeout|Client was closed|timeout exceeded when trying to connect|Client has encountered a connection error|pool after calling end/;

/** Whether an error, or what caused it, means that the database cannot be reached right now. */
export function isDatabaseAway(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    const { code } = current as { code?: unknown };
    if (typeof code === 'string' && (awayStates.has(code) || code.startsWith('08'))) return true;
    const fromDriver = /\bpg\b|pg-pool/.test(current.stack ?? '');
    if (typeof code === 'string' && awayCodes.has(code) && fromDriver) return true;
    if (awayMessages.test(current.message)) return true;
    if (current instanceof AggregateError && current.errors.some(isDatabaseAway)) return true;
  }
  return false;
}
