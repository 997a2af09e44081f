/**
 * The least that our web framework can do with a reply: the bytes of BODY and the headers of HEADERS, kept in memory and
 * sent to whoever asks. No sign-in, no database, no compression: what is between it and the product is the product's.
 */
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';

const body = Buffer.from(process.env.BODY ?? '', 'base64');
const {
  connection,
  date,
  'keep-alive': alive,
  'transfer-encoding': transfer,
  ...headers
} = JSON.parse(process.env.HEADERS ?? '{}');

const app = fastify();
app.get('/', (_request, reply) => reply.headers(headers).send(body));
await app.listen({ port: 0, host: '127.0.0.1' });
console.log(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}`);
