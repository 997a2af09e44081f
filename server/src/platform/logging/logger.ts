import type { FastifyReply, FastifyRequest } from 'fastify';
import { type DestinationStream, type Logger, pino } from 'pino';
import { describeError } from './describe-error.ts';
import { lineForPeople } from './line-for-people.ts';

export interface LoggerOptions {
  level: string;
  /** JSON, for machines; else lines for people. */
  isJson: boolean;
}

/** The server's log, on standard output. What it is given as `err`, `req` and `res` is cut down to what may be kept. */
export function createLogger(
  { level, isJson }: LoggerOptions,
  output: DestinationStream = process.stdout,
): Logger {
  const stream = isJson ? output : { write: (line: string) => output.write(lineForPeople(line)) };
  return pino(
    {
      level,
      serializers: { err: describeError, error: describeError, req: describeRequest, res: describeReply },
    },
    stream,
  );
}

function describeRequest(request: FastifyRequest) {
  return { method: request.method, url: withoutSecrets(request.url), ip: request.ip };
}

function describeReply(reply: FastifyReply) {
  return { statusCode: reply.statusCode };
}

/** A query may hold what somebody searches for, and a shared session's address is its key. */
function withoutSecrets(url: string): string {
  const [path = ''] = url.split('?', 1);
  return path.replace(/(\/shared\/)[^/]+/, '$1…');
}
