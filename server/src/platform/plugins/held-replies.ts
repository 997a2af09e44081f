import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { AppError } from '../../errors.ts';
import { createAtOnce, whenOver } from './at-once.ts';
import { networkOf } from './network-of.ts';

/** Shorter replies, in characters or bytes, are nothing beside the connection that they wait in. */
const longReply = 1024 * 1024;

/** Of long replies those that one network has not taken yet, in characters or bytes: of the page's, compressed, a hundred. */
const maxHeld = 128 * 1024 * 1024;

export interface HeldRepliesOptions {
  /** Milliseconds after which a reader who takes nothing of a long reply is given up. */
  stallMs: number;
  /** Whether one network is bounded at all. */
  isBounded: boolean;
}

/**
 * Bounds what waits in memory for readers who do not take it: a session of many questions is megabytes, and anyone who has a
 * link may ask for it again and again. To be registered once replies have the length that they are sent with; what is read
 * as it is sent, such as files, takes care of itself.
 */
export const heldReplies = fastifyPlugin(
  async (app: FastifyInstance, { isBounded, stallMs }: HeldRepliesOptions) => {
    const held = createAtOnce(maxHeld);
    app.addHook('onSend', (request, reply, payload, done) => {
      const length = typeof payload === 'string' || Buffer.isBuffer(payload) ? payload.length : 0;
      if (length < longReply) return done();
      if (isBounded) {
        const leave = held.take(networkOf(request.ip), length);
        if (!leave)
          throw new AppError(
            'rate-limited',
            'Your network has requested more data than it has received so far. Please try again in a moment.',
            { retryAfter: 2 },
          );
        whenOver(reply.raw, leave);
      }
      // Node counts from the last byte that was taken; the next request of the connection has the usual time again.
      reply.raw.setTimeout(stallMs);
      done();
    });
  },
  { name: 'held-replies', dependencies: ['compression'] },
);
