import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { type BuiltStream, buildStream } from './build-stream.ts';
import { type EmulatorState, now, type RecordedCall } from './emulator-state.ts';
import { cutConnection, playStream } from './play-stream.ts';
import type { FullCallScript } from './script.ts';
import { type EmulatedVendor, keyOf, type VendorReply } from './vendors/vendor.ts';
import { findVendor } from './vendors/vendor-list.ts';
import type { WireFormat } from './wire/wire-format.ts';

/** Answers one call to a vendor as the engine's script has it. */
export async function answerCall(
  request: IncomingMessage,
  response: ServerResponse,
  state: EmulatorState,
  closing: AbortSignal,
): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://emulator');
  const engine = pathname.split('/')[1] ?? '';
  const vendor = findVendor(engine);
  const call: RecordedCall = {
    engine,
    path: pathname,
    headers: request.headers as Record<string, string>,
    body: await json(request).catch(() => undefined),
    receivedAt: now(),
  };
  state.record(call);
  const hurry = state.hurrySignal;
  const left = new AbortController();
  response.on('close', () => {
    if (response.writableFinished) call.endedAt = now();
    else call.abandonedAt = now();
    left.abort();
  });
  const signal = AbortSignal.any([left.signal, closing]);

  const format = vendor.formats.find(({ path }) => path.test(pathname))?.format;
  if (!format) return sendReply(response, { status: 404, body: { error: { message: 'Not Found' } } });
  if (vendor.readKey(request.headers) !== keyOf(engine)) return sendReply(response, vendor.failures.key);

  const script = state.takeScript(engine);
  if (script.replyDelay > 0) await pause(script.replyDelay, undefined, { signal });
  if (script.hang === 'before-reply') return;
  if (script.cutAfter === 'before-reply') return cutConnection(response);
  const fixed = findFixedReply(vendor, script);
  if (fixed) return await dripReply(response, fixed, script, signal);

  const model = vendor.readModel(pathname, call.body);
  await playStream({
    response,
    stream: buildOnce(format, script, { engine, model }),
    script,
    format,
    signal,
    hurry,
    onFirstChunk: () => {
      call.firstChunkAt = now();
    },
  });
}

const garbage: Record<NonNullable<FullCallScript['garbage']>, VendorReply> = {
  html: {
    status: 200,
    headers: { 'content-type': 'text/html' },
    body: '<!doctype html><title>Proxy</title><h1>Sign in to the hotel network</h1>',
  },
  'broken-json': {
    status: 200,
    headers: { 'content-type': 'text/event-stream' },
    body: 'data: {"id": "broken", "choices": [{"delta"\n\n',
  },
  'wrong-json': {
    status: 200,
    headers: { 'content-type': 'text/event-stream' },
    body: 'data: {"weather": "fine", "choices": 7, "candidates": 7}\n\n',
  },
  empty: { status: 200, headers: { 'content-length': '0' }, body: '' },
};

function findFixedReply(vendor: EmulatedVendor, script: FullCallScript): VendorReply | undefined {
  if (script.garbage) return garbage[script.garbage];
  if (!script.fail) return script.reply;
  const failure = vendor.failures[script.fail];
  return { ...failure, headers: { ...failure.headers, ...script.reply?.headers } };
}

function sendReply(response: ServerResponse, { status, headers = {}, body }: VendorReply): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}

/** The same, as slowly and in such pieces as the script says. */
async function dripReply(
  response: ServerResponse,
  reply: VendorReply,
  { bytesPerWrite, writeDelay }: FullCallScript,
  signal: AbortSignal,
): Promise<void> {
  if (bytesPerWrite === undefined) return sendReply(response, reply);
  const { body, headers, status } = reply;
  const bytes = Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  for (let at = 0; at < bytes.length; at += bytesPerWrite) {
    response.write(bytes.subarray(at, at + bytesPerWrite));
    await pause(writeDelay, undefined, { signal });
  }
  response.end();
}

/** A benchmark plays one script thousands of times: its bytes are made once for each model and format. */
const built = new WeakMap<FullCallScript, Map<string, BuiltStream>>();
const formatIds = new Map<WireFormat, number>();

function buildOnce(format: WireFormat, script: FullCallScript, about: { engine: string; model: string }) {
  const streams = built.get(script) ?? new Map<string, BuiltStream>();
  built.set(script, streams);
  if (!formatIds.has(format)) formatIds.set(format, formatIds.size);
  const id = `${formatIds.get(format)} ${about.model}`;
  const stream = streams.get(id) ?? buildStream(format, script, about);
  streams.set(id, stream);
  return stream;
}
