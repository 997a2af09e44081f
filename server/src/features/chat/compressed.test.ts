import { once } from 'node:events';
import http from 'node:http';
import zlib from 'node:zlib';
import { beforeAll, expect, it } from 'vitest';
import { databaseForFile, providersForFile, serverForFile } from '../../testing/for-file.ts';
import { signUpTestUser, type TestUser } from '../../testing/test-user.ts';

const engines = ['mistral', 'gemini', 'claude', 'chatgpt', 'xai', 'deepseek'];
const codings = ['br', 'gzip', 'identity'] as const;
type Coding = (typeof codings)[number];

const database = databaseForFile();
const providers = providersForFile();
const server = serverForFile(database, () => ({ environment: providers.environment() }));
let user: TestUser;

beforeAll(async () => {
  user = await signUpTestUser(server.url);
});

/** A request whose reply nobody decompresses on the way. */
async function send(path: string, coding: string, json?: unknown): Promise<http.IncomingMessage> {
  const request = http.request(server.url + path, {
    method: json === undefined ? 'GET' : 'POST',
    headers: {
      authorization: `Bearer ${user.access}`,
      accept: json === undefined ? 'application/json' : 'text/event-stream',
      'accept-encoding': coding,
      ...(json !== undefined && { 'content-type': 'application/json' }),
    },
  });
  request.end(json === undefined ? undefined : JSON.stringify(json));
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  return response;
}

function decoded(response: http.IncomingMessage, coding: Coding) {
  if (coding === 'br') return response.pipe(zlib.createBrotliDecompress());
  return coding === 'gzip' ? response.pipe(zlib.createGunzip()) : response;
}

async function bytesOf(response: http.IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of response) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}

it.each(codings)('a stream of events goes out as %s, each event before the next is there', async (coding) => {
  const text = 'A text that comes in pieces, and then its engine falls silent. '.repeat(20);
  for (const engine of engines) providers.script(engine, { text, chunkSize: 100 });
  providers.script('deepseek', { text, chunkSize: 100, hang: 3 });
  const response = await send('/api/v1/chat/', coding, { input_text: `Who falls silent, as ${coding}?` });
  expect(response.headers['content-encoding']).toBe(coding === 'identity' ? undefined : coding);
  expect(response.headers.vary).toMatch(/accept-encoding/);
  let read = '';
  const stream = decoded(response, coding).setEncoding('utf8');
  stream.on('data', (piece: string) => {
    read += piece;
  });
  // An engine hangs: all that was told so far is here all the same, and nothing that is yet to come pushes it out.
  await expect.poll(() => read.split('event: answer-end\n').length, { timeout: 60_000 }).toBe(6);
  await expect.poll(() => read, { timeout: 60_000 }).toContain('"engine":"deepseek","from":0');
  const turn = /"turn_id":"([^"]+)"/.exec(read)?.[1];
  await user.post(`/api/v1/chat/turns/${turn}/stop/`, {});
  await once(stream, 'end');
  expect(read.split('\n\n').at(-2)).toMatch(/^event: turn-end\n/);
});

it('a reply is the same however it is compressed, and short ones go out as they are', async () => {
  for (const engine of engines)
    providers.script(engine, { text: 'Words of an answer. '.repeat(200), chunkSize: 2_000 });
  const { session_id } = await user.post('/api/v1/chat/', { input_text: 'How long is it?' });
  await sameInAllCodings(`/api/v1/chat/sessions/${session_id}/`);
  // What threads write as bytes.
  await sameInAllCodings(`/api/v1/chat/sessions/${session_id}/document/`);
  await sameInAllCodings(`/api/v1/chat/sessions/${session_id}/export/?format=json`);
  const short = await send('/api/v1/user-profile/', 'br');
  expect(short.headers['content-encoding']).toBeUndefined();
  expect(JSON.parse((await bytesOf(short)).toString())).toHaveProperty('full_name');
  const missing = await send('/api/v1/chat/sessions/not-an-id/', 'br');
  expect([missing.statusCode, missing.headers['content-encoding']]).toEqual([400, undefined]);
});

async function sameInAllCodings(path: string): Promise<void> {
  const bodies = new Map<Coding, { body: string; length: number }>();
  for (const coding of codings) {
    const response = await send(path, coding);
    const bytes = await bytesOf(response);
    expect(response.headers['content-encoding']).toBe(coding === 'identity' ? undefined : coding);
    expect(Number(response.headers['content-length'])).toBe(bytes.length);
    expect(response.headers.vary).toMatch(/accept-encoding/);
    const body =
      coding === 'br' ? zlib.brotliDecompressSync(bytes) : coding === 'gzip' ? zlib.gunzipSync(bytes) : bytes;
    // All but the moment at which it was made.
    const text = body.toString().replace(/"exported(?:_at)?": ?"[^"]+"/, '');
    bodies.set(coding, { body: text, length: bytes.length });
  }
  expect(new Set([...bodies.values()].map(({ body }) => body)).size).toBe(1);
  const whole = bodies.get('identity')?.length ?? 0;
  for (const coding of ['br', 'gzip'] as const) expect(bodies.get(coding)?.length).toBeLessThan(whole / 4);
  for (const refused of ['', 'zstd', 'br;q=0, gzip;q=0', 'x-unknown']) {
    const response = await send(path, refused);
    expect(response.headers['content-encoding'], refused).toBeUndefined();
    expect((await bytesOf(response)).length).toBe(whole);
  }
}
