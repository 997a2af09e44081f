/**
 * A vendor that answers every chat completion with CHUNKS chunks, 100 a second, in OpenAI's wire format.
 * Cheaper than the provider emulator, so that it does not take the measured process's core. What it says is one word
 * again and again, or what the file ANSWERS has for the question that is in the prompt and the engine in the address.
 */
import { readFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { placeIn, toldFor, type WrittenAnswer } from './written-answers.ts';

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
const word = Buffer.from(event({ content: ' word' }));
const words: Buffer[] = Array.from({ length: chunks }, () => word);
const answers: WrittenAnswer[] = process.env.ANSWERS
  ? JSON.parse(readFileSync(process.env.ANSWERS, 'utf8'))
  : [];
const ending = Buffer.from(`${event({}, 'stop')}data: [DONE]\n\n`);

/** An answer's text of that engine to that question, in as many chunks as every other. */
function cut(text: string): Buffer[] {
  return Array.from({ length: chunks }, (_, at) => {
    const [from, to] = [at, at + 1].map((edge) => Math.floor((edge * text.length) / chunks));
    return Buffer.from(event({ content: text.slice(from, to) }));
  });
}

const streams = new Map<http.ServerResponse, { chunks: Buffer[]; sent: number }>();
setInterval(() => {
  for (const [response, stream] of streams) {
    const chunk = stream.chunks[stream.sent++];
    if (chunk) response.write(chunk);
    else {
      response.end(ending);
      streams.delete(response);
    }
  }
}, 10);

const server = http.createServer((request, response) => {
  let body = '';
  request.setEncoding('utf8').on('data', (text: string) => {
    body += text;
  });
  request.once('end', () => {
    const answer = answers.find(
      ({ engine, question }) => request.url?.startsWith(`/${engine}/`) && body.includes(question),
    );
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.socket?.setNoDelay(true);
    const place = placeIn(body);
    const chunks = answer && cut(place ? toldFor(answer.text, place) : answer.text);
    streams.set(response, { chunks: chunks ?? words, sent: 0 });
    response.once('close', () => streams.delete(response));
  });
});
server.listen(0, '127.0.0.1', () =>
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
);
