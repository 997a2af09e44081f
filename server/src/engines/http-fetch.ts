import http from 'node:http';
import https from 'node:https';
import { pacedBody } from './paced-body.ts';

/** Replies that have no body by definition. */
const bodiless = new Set([204, 205, 304]);

/**
 * As much of `fetch` as the vendors' packages use, on `node:http`: six requests that begin together cost a few
 * milliseconds less before the first word, and the body comes in larger portions. Follows no redirects: an API has none.
 * @throws TypeError when the vendor cannot be reached, with the reason as its cause; the signal's reason when aborted
 */
export const httpFetch: typeof globalThis.fetch = (input, init = {}) =>
  new Promise((resolve, reject) => {
    const { body, headers, method = 'GET', signal } = init;
    if (typeof input === 'object' && 'method' in input) throw new TypeError('a Request is not supported');
    if (body != null && typeof body !== 'string') throw new TypeError('only text can be sent');
    signal?.throwIfAborted();
    const url = new URL(input);
    const { request } = url.protocol === 'https:' ? https : http;
    const call = request(url, {
      method,
      headers: { ...Object.fromEntries(new Headers(headers)), 'accept-encoding': 'identity' },
    });
    const abort = () => {
      reject(signal?.reason);
      call.destroy(signal?.reason);
    };
    signal?.addEventListener('abort', abort, { once: true });
    call.on('close', () => signal?.removeEventListener('abort', abort));
    call.on('error', (cause) => reject(new TypeError('fetch failed', { cause })));
    call.on('response', (reply) => {
      const status = reply.statusCode ?? 0;
      const replyHeaders = new Headers();
      for (let index = 0; index < reply.rawHeaders.length; index += 2)
        replyHeaders.append(reply.rawHeaders[index] ?? '', reply.rawHeaders[index + 1] ?? '');
      if (bodiless.has(status)) reply.resume();
      resolve(
        new Response(bodiless.has(status) ? null : pacedBody(reply, signal), {
          status,
          statusText: reply.statusMessage ?? '',
          headers: replyHeaders,
        }),
      );
    });
    call.end(body ?? undefined);
  });
