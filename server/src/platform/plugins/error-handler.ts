import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { AppError } from '../../errors.ts';
import { isDatabaseAway } from '../db/is-database-away.ts';
import { fieldWords, sentenceOf } from './field-words.ts';

/** Turns whatever a route throws into the contract's error body. */
export const errorHandler = fastifyPlugin(async (app: FastifyInstance) => {
  app.setErrorHandler<FastifyError>(sendError);
});

/** Headers that tell of a reply's content; type and caching are an error's own. */
const ofTheReply = ['content-disposition', 'content-encoding', 'content-length', 'etag', 'last-modified'];

/** Answers a failed request. */
function sendError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = toAppError(error);
  if (known.status >= 500) request.log.error({ err: known.details.cause ?? error }, known.message);
  if (known.details.retryAfter !== undefined)
    reply.header('retry-after', String(Math.max(1, Math.ceil(known.details.retryAfter))));
  // What a route has said of the reply that it could not give does not hold for this one.
  for (const name of ofTheReply) reply.removeHeader(name);
  return reply
    .code(known.status)
    .headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
    .send(known.toBody());
}

/** How long a connection lasts after its last answer. */
const maxFarewellMs = 1_000;

/** Answers bytes that are no HTTP request; there is neither request nor reply then, just the connection. */
export function refuseConnection(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const [status, text] =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? ['431 Request Header Fields Too Large', 'The headers of the request are too large.']
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? ['408 Request Timeout', 'The request took too long to arrive.']
        : ['400 Bad Request', 'This is not an HTTP request.'];
  const body = JSON.stringify(new AppError('invalid-input', text as string).toBody());
  socket.end(
    `HTTP/1.1 ${status}\r\ncontent-type: application/json; charset=utf-8\r\n` +
      'cache-control: no-store\r\nx-content-type-options: nosniff\r\n' +
      `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
  // Who goes on sending all the same, or reads nothing, is not waited for.
  setTimeout(() => socket.destroy(), maxFarewellMs).unref();
}

function toAppError(error: FastifyError): AppError {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const words = error.validation.map((issue) => fieldWords(issue));
    const [first] = words;
    // The first thing wrong with a field is what is said of it.
    const fields = Object.fromEntries(words.toReversed());
    return new AppError('invalid-input', first ? sentenceOf(first) : 'The request is not valid.', { fields });
  }
  if (isDatabaseAway(error))
    return new AppError(
      'unavailable',
      'The database is unavailable right now. Please try again in a moment.',
      {
        retryAfter: 2,
        cause: error,
      },
    );
  switch (error.statusCode) {
    case 400:
      // Of the parsers of bodies; what else is wrong with a request has nothing to do with its body.
      if (!error.code?.startsWith('FST_ERR_CTP_')) break;
      return new AppError('invalid-input', 'The request could not be read: its body is not valid JSON.');
    case 404:
      return new AppError('not-found', 'There is nothing at this address.');
    case 413:
      return new AppError('payload-too-large', 'The request is too large.');
    case 415:
      return new AppError('unsupported-media-type', 'The body must be sent as application/json.');
  }
  // The rest of Fastify's own 4xx.
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500)
    return new AppError('invalid-input', 'The request could not be understood.', { cause: error });
  return new AppError('internal', 'Something went wrong on our side. Please try again.', {
    cause: error,
  });
}
