import type { FastifyError, FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isDatabaseAway } from '../db/is-database-away.ts';
import { AppError } from '../errors.ts';

/** Turns whatever a route throws into the contract's error body. */
export const errorHandler = fastifyPlugin(async (app: FastifyInstance) => {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const known = toAppError(error);
    if (known.status >= 500) request.log.error({ err: known.details.cause ?? error }, known.message);
    if (known.details.retryAfter !== undefined)
      reply.header('retry-after', String(Math.max(1, Math.ceil(known.details.retryAfter))));
    return reply.code(known.status).send(known.toBody());
  });
});

function toAppError(error: FastifyError): AppError {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields: Record<string, string> = {};
    for (const { instancePath, message } of error.validation) {
      const name = instancePath.split('/').filter(Boolean).join('.') || 'body';
      fields[name] ??= message ?? 'is not valid';
    }
    const [first] = Object.entries(fields);
    return new AppError('invalid-input', first ? `${first[0]}: ${first[1]}` : 'The request is not valid.', {
      fields,
    });
  }
  if (isDatabaseAway(error))
    return new AppError('unavailable', 'The database is away just now. Please try again in a moment.', {
      retryAfter: 2,
      cause: error,
    });
  switch (error.statusCode) {
    case 400:
      return new AppError('invalid-input', 'The request could not be read: its body is not valid JSON.');
    case 404:
      return new AppError('not-found', 'There is nothing at this address.');
    case 413:
      return new AppError('payload-too-large', 'The request is too large.');
    case 415:
      return new AppError('unsupported-media-type', 'The body must be sent as application/json.');
    default:
      return new AppError('internal', 'Something went wrong on our side. Please try again.', {
        cause: error,
      });
  }
}
