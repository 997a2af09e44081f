import type { RouteContract } from '@sextant/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';

type Output<T> = T extends z.ZodType ? z.output<T> : undefined;

/** What a handler is given: the parts of the request, already checked against the contract. */
export interface Call<R extends RouteContract> {
  body: R['consumes'] extends 'multipart' ? undefined : Output<R['body']>;
  params: Output<R['params']>;
  query: Output<R['query']>;
  /** Who asks; only behind `access: 'user'`. */
  userId: R['access'] extends 'user' ? string : undefined;
  request: FastifyRequest;
  reply: FastifyReply;
}

type Answer<R extends RouteContract> = R['reply'] extends z.ZodType ? z.input<R['reply']> : undefined;

/**
 * Serves one call of the route table. The contract decides path, guard, checks and documentation, so that a
 * handler never sees an unchecked value. A handler that streams hijacks the reply and returns it.
 */
export function serve<const R extends RouteContract>(
  app: FastifyInstance,
  contract: R,
  handler: (call: Call<R>) => Promise<Answer<R> | FastifyReply>,
): void {
  const isUser = contract.access === 'user';
  app.route({
    method: contract.method,
    url: contract.path,
    ...(isUser && { onRequest: app.requireUser }),
    schema: {
      summary: contract.summary,
      ...(contract.params && { params: contract.params }),
      ...(contract.query && { querystring: contract.query }),
      ...(contract.body && contract.consumes !== 'multipart' && { body: contract.body }),
      ...(contract.reply && { response: { 200: contract.reply } }),
      ...(isUser && { security: [{ bearer: [] }] }),
    } as object,
    config: { contract },
    handler: async (request, reply) => {
      const answer = await handler({
        body: request.body,
        params: request.params,
        query: request.query,
        userId: isUser ? request.userId : undefined,
        request,
        reply,
      } as Call<R>);
      return answer === undefined && !reply.sent ? reply.code(204).send() : answer;
    },
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    contract?: RouteContract;
  }
}
