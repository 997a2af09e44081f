import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../errors.ts';

/** Below it are calls, whose callers are told in the contract's form; all else may be a page. */
export const isBelowApi = (url: string): boolean => /^(?:https?:\/\/[^/?]*)?\/api(?:[/?]|$)/.test(url);

/** No route has it: what comes here is told so as at every other unknown address, with the ids, headers and bounds of all. */
const nowhere = '/no-such-address';

const unreadable = new WeakSet<IncomingMessage>();

/**
 * Answers a request of which the router itself cannot take the address: broken percent-encoding, or an id that is too long.
 * No hook has seen it, so it is routed anew to where nothing is.
 */
export function routeNowhere(
  { code }: { code: string },
  { raw, server }: FastifyRequest,
  reply: FastifyReply,
) {
  const isCall = isBelowApi(raw.url ?? '');
  if (isCall && code === 'FST_ERR_BAD_URL') unreadable.add(raw);
  raw.url = isCall ? `/api${nowhere}` : nowhere;
  server.routing(raw, reply.raw);
}

/** @throws AppError `invalid-input` for a call whose address cannot be read */
export function refuseUnreadable({ raw }: FastifyRequest): void {
  if (unreadable.has(raw))
    throw new AppError('invalid-input', 'The address could not be read: its percent-encoding is broken.');
}
