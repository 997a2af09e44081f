import type { FastifyReply } from 'fastify';
import type { TurnNews } from '../../answers/turns/findings.ts';
import { writeObject } from '../../platform/db/written.ts';
import { streamCodingOf } from '../../platform/plugins/compression.ts';
import { endOfLastStall } from '../../platform/process/stalls.ts';

/** A reader that holds more than this back is cut off; it may follow again and gets a snapshot. */
const maxBacklog = 1024 * 1024;
/** From here on an event is counted by itself, not as held back. */
const longEvent = 64 * 1024;
/** Of one reader that takes nothing; a snapshot of six answers as long as they may be is a tenth of it. */
const maxMemory = 64 * 1024 * 1024;
/** Keeps proxies from closing a quiet stream. */
const heartbeatInterval = 15_000;

export interface EventStream {
  send(event: TurnNews): void;
  close(): void;
  /** Called once when the stream has closed, no matter which side closed it. */
  onClose(listener: () => void): void;
}

/** One event was sent to many readers: it is written out once. */
const written = new WeakMap<TurnNews, string>();
function wireForm(event: TurnNews): string {
  let form = written.get(event);
  if (form === undefined) {
    form = `event: ${event.type}\ndata: ${writeObject(event)}\n\n`;
    written.set(event, form);
  }
  return form;
}

/** Turns a reply into a stream of server-sent events, compressed event by event. A slow reader is never waited for. */
export function openEventStream(reply: FastifyReply): EventStream {
  const response = reply.raw;
  const { coding, encoder } = streamCodingOf(reply.request.headers) ?? {};
  reply.hijack();
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) response.setHeader(name, value);
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    // nginx would gather the stream before it hands it on.
    'x-accel-buffering': 'no',
    vary: 'accept-encoding',
    ...(coding && { 'content-encoding': coding }),
  });
  response.socket?.setNoDelay(true);
  response.flushHeaders();
  const sink = encoder ?? response;
  let writtenAt = performance.now();
  const write = (text: string) => {
    writtenAt = performance.now();
    sink.write(text);
  };
  // What was being compressed when this process was stopped may be another's to tell by now: its reader follows again.
  encoder?.on('data', () => {
    if (endOfLastStall() > writtenAt) response.destroy();
  });
  encoder?.pipe(response);
  const heartbeat = setInterval(() => write(':\n\n'), heartbeatInterval);
  response.on('close', () => {
    clearInterval(heartbeat);
    encoder?.destroy();
  });
  // A reader that leaves in the middle of a write is no error of ours.
  response.on('error', () => response.destroy());
  encoder?.on('error', () => response.destroy());
  // What comes all at once, such as a snapshot or the ledger of long answers, is not held back for being long.
  let allowed = maxBacklog;
  sink.on('drain', () => {
    allowed = maxBacklog;
  });
  return {
    send(event) {
      if (sink.writableEnded || response.destroyed) return;
      const form = wireForm(event);
      if (form.length > longEvent) allowed = Math.min(allowed + Buffer.byteLength(form), maxMemory);
      write(form);
      // What waits to be compressed has its whole length, what waits to be sent the one that it is sent with.
      const held = response.writableLength + (encoder ? encoder.writableLength + encoder.readableLength : 0);
      if (held > allowed) response.destroy();
    },
    close() {
      // A reader that takes its time has the rest all the same: nothing may be written after the end.
      clearInterval(heartbeat);
      sink.end();
    },
    onClose(listener) {
      if (response.destroyed) listener();
      else response.once('close', listener);
    },
  };
}
