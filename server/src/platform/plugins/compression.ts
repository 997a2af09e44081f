import type { IncomingHttpHeaders } from 'node:http';
import type { Transform } from 'node:stream';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import negotiate from '@fastify/accept-negotiator';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { LRUCache } from 'lru-cache';

/** Shorter replies, in bytes, gain nothing: they go out in one packet either way. Tokens are shorter. */
const leastLength = 1_024;

const { constants } = zlib;
const brotliCompress = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
/** Half of what the best would cost in time, for a tenth more in bytes; measured by `bench/session-reads`. */
const quality = { [constants.BROTLI_PARAM_QUALITY]: 4 };
/** For who takes no gzip. A stream is open for minutes: looking back 512 kB it holds 0.8 MB, by gzip 0.5. */
const ofStreams = { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_LGWIN]: 19 };

const codings = ['br', 'gzip'] as const;
type Coding = (typeof codings)[number];

/** How whoever asks wishes a reply to be compressed; null for not at all. */
function codingOf(
  { 'accept-encoding': accepted }: IncomingHttpHeaders,
  preferred: readonly Coding[] = codings,
): Coding | null {
  const wished = negotiate<Coding | 'identity'>(String(accepted ?? ''), [...preferred, 'identity']);
  return wished === 'identity' ? null : wished;
}

/** Compresses what is written to it, in a thread: each write comes out at once, and nothing waits for the next. */
export interface StreamCoding {
  coding: Coding;
  encoder: Transform;
}

/** How a stream goes to whoever asks for it; null where it goes as it is. */
export function streamCodingOf(headers: IncomingHttpHeaders): StreamCoding | null {
  const coding = codingOf(headers, ['gzip', 'br']);
  if (!coding) return null;
  const encoder =
    coding === 'br'
      ? zlib.createBrotliCompress({
          flush: constants.BROTLI_OPERATION_FLUSH,
          params: ofStreams,
        })
      : zlib.createGzip({ flush: constants.Z_SYNC_FLUSH });
  return { coding, encoder };
}

/** Of one server all that is kept compressed, in bytes: some 200 openings of a session. */
const maxKept = 8 * 1_024 * 1_024;
/** Milliseconds that it is kept for. */
const keptFor = 60_000;

/** A reply's bytes by its address and its tag, which is another one as soon as anything of it is; null without a tag. */
function keyOf(request: FastifyRequest, reply: FastifyReply, coding: Coding): string | null {
  const tag = reply.getHeader('etag');
  return reply.statusCode === 200 && typeof tag === 'string' ? `${coding} ${tag} ${request.url}` : null;
}

const sayCoding = (reply: FastifyReply, coding: Coding) =>
  reply.removeHeader('content-length').header('vary', 'accept-encoding').header('content-encoding', coding);

/**
 * Compresses replies of JSON in threads of their own. Files of the web are compressed when it is built, and a stream of
 * events takes care of itself.
 */
export const compression = fastifyPlugin(
  async (app: FastifyInstance) => {
    const kept = new LRUCache<string, Buffer>({
      maxSize: maxKept,
      sizeCalculation: (body) => body.length,
      ttl: keptFor,
    });

    app.decorate('keptReply', (request: FastifyRequest, reply: FastifyReply) => {
      const coding = codingOf(request.headers);
      const key = coding && keyOf(request, reply, coding);
      const body = key ? kept.get(key) : undefined;
      return coding && body ? sayCoding(reply.type(json), coding).send(body) : null;
    });

    app.addHook('onSend', async (request, reply, payload: unknown) => {
      // As bytes where a thread has written it.
      if (!(typeof payload === 'string' || Buffer.isBuffer(payload))) return payload;
      if (payload.length < leastLength || !isJson.test(String(reply.getHeader('content-type'))))
        return payload;
      reply.header('vary', 'accept-encoding');
      const coding = codingOf(request.headers);
      if (!coding || reply.hasHeader('content-encoding')) return payload;
      const key = keyOf(request, reply, coding);
      const body = (key ? kept.get(key) : undefined) ?? (await compressed(payload, coding));
      if (key) kept.set(key, body);
      sayCoding(reply, coding);
      return body;
    });
  },
  { name: 'compression' },
);

const json = 'application/json; charset=utf-8';
/** A kind of it, too, such as CSL-JSON. */
const isJson = /^application\/(?:[\w.-]+\+)?json(?:;|$)/;

function compressed(text: string | Buffer, coding: Coding): Promise<Buffer> {
  // A little larger than most replies: less of the result has to be put together here.
  const chunkSize = 64 * 1_024;
  return coding === 'br' ? brotliCompress(text, { params: quality, chunkSize }) : gzip(text, { chunkSize });
}

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Sends what the same address was sent under the tag that the reply has by now (`isUnchanged` gives it), where that
     * is a moment ago; null where it has to be made. Whoever asks must have the right to it: none is looked for here.
     */
    keptReply(request: FastifyRequest, reply: FastifyReply): FastifyReply | null;
  }
}
