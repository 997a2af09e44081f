import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Answers with JSON that is written out already. It is not checked against the contract: tests hold its form. */
export const sendText = (reply: FastifyReply, json: string): FastifyReply =>
  reply.type('application/json; charset=utf-8').send(json);

/**
 * Answers with JSON of which parts are written out already, such as what the database keeps as JSON. It is not checked
 * against the contract on its way: tests hold its form.
 * @param parts members to be added to `head`, each as JSON
 */
export function sendJson(reply: FastifyReply, head: object, parts: Record<string, string>): FastifyReply {
  const members = Object.entries(parts).map(([name, json]) => `,${JSON.stringify(name)}:${json}`);
  return sendText(reply, `${JSON.stringify(head).slice(0, -1)}${members.join('')}}`);
}

/**
 * Names a reply by what it is made of, and tells whether whoever asks holds this very one.
 * @param versions all that the reply depends on, or words that change with it
 */
export function isUnchanged(request: FastifyRequest, reply: FastifyReply, versions: unknown): boolean {
  const word = hash('sha1', typeof versions === 'string' ? versions : JSON.stringify(versions), 'base64url');
  // Weak: compressed in one way or another it is the same reply.
  const tag = `W/"${word}"`;
  reply.header('etag', tag);
  const held = request.headers['if-none-match'] ?? '';
  return held.split(',').some((one) => ['*', tag, `"${word}"`].includes(one.trim()));
}
