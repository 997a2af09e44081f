/**
 * A vendor that answers every chat completion with CHUNKS chunks, 100 a second, in OpenAI's wire format.
 * Cheaper than the provider emulator, so that it does not take the measured process's core.
 */
import http from 'node:http';
import type { AddressInfo } from 'node:net';

const chunks = Number(process.env.CHUNKS);
const event = (delta: object, finish_reason: string | null = null) =>
  `data: ${JSON.stringify({
    id: 'chatcmpl-D8Z5oo6uDh67AD85p73ksdT1KxhE0',
    object: 'chat.completion.chunk',
    created: 1_770_933_892,
    model: 'bench-model',
    service_tier: 'default',
    system_fingerprint: 'fp_de604bd877',
    choices: [{ index: 0, delta, logprobs: null, finish_reason }],
    usage: null,
    obfuscation: 'yhjoJbEF',
  })}\n\n`;
const chunk = Buffer.from(event({ content: ' word' }));
const ending = Buffer.from(`${event({}, 'stop')}data: [DONE]\n\n`);

const streams = new Map<http.ServerResponse, number>();
setInterval(() => {
  for (const [response, sent] of streams) {
    if (sent < chunks) {
      response.write(chunk);
      streams.set(response, sent + 1);
    } else {
      response.end(ending);
      streams.delete(response);
    }
  }
}, 10);

const server = http.createServer((request, response) => {
  request.resume();
  request.once('end', () => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.socket?.setNoDelay(true);
    streams.set(response, 0);
    response.once('close', () => streams.delete(response));
  });
});
server.listen(0, '127.0.0.1', () =>
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
);
