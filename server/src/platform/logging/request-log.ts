import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';

/**
 * One line a request, once it is over: who asked for what, what came of it and how long it took. That it has begun is for
 * who looks closely (`LOG_LEVEL=debug`): most are over a few milliseconds later, and to write a line is a good part of those.
 */
export class RequestLog extends LogController {
  override incomingRequest(request: FastifyRequest): void {
    request.log.debug({ req: request }, 'incoming request');
  }

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const told = { req: request, res: reply, responseTime: reply.elapsedTime };
    if (error) reply.log.error({ ...told, err: error }, 'request errored');
    else reply.log.info(told, 'request completed');
  }
}
