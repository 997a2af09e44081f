import type { ErrorDescription } from './describe-error.ts';

const names: Record<number, string> = { 10: 'trace ', 20: 'debug ', 40: 'warn ', 50: 'error ', 60: 'fatal ' };

/**
 * A line of the JSON log as people read it: time, level where it is not the usual one, text, and what goes with it. Of its two
 * ids the request's alone: the trace is for who looks through the logs of several servers.
 */
export function lineForPeople(line: string): string {
  const {
    level,
    time,
    msg,
    pid: _pid,
    hostname: _hostname,
    trace: _trace,
    reqId,
    req,
    res,
    responseTime,
    err,
    ...rest
  } = JSON.parse(line);
  const clock = new Date(time).toLocaleTimeString('en-GB');
  const parts = [
    `${clock} ${names[level] ?? ''}${msg ?? ''}`,
    req && `${req.method} ${req.url}`,
    res && `${res.statusCode}${inTime(responseTime)}`,
    reqId,
    ...Object.entries(rest).map(([name, value]) =>
      typeof value === 'object' ? `${name}=${JSON.stringify(value)}` : `${name}=${value}`,
    ),
  ];
  const details = err ? `\n${describe(err)}` : '';
  return `${parts.filter((part) => part !== undefined).join(' ')}${details}\n`;
}

/** A reply that is told of before it is over, as one that fails is, has taken no time that is known. */
const inTime = (milliseconds: unknown): string =>
  Number.isFinite(milliseconds) ? ` in ${Math.round(milliseconds as number)} ms` : '';

function describe({ type, message, stack, cause }: ErrorDescription): string {
  const own = [`  ${type}: ${message}`, stack].filter(Boolean).join('\n');
  return cause ? `${own}\n  because of\n${describe(cause)}` : own;
}
