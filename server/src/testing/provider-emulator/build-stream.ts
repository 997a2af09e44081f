import type { FullCallScript } from './script.ts';
import type { WireFormat } from './wire/wire-format.ts';

/** A reply's bytes, made before the first of them is due, so that writing them costs next to nothing. */
export interface BuiltStream {
  opening: Buffer;
  chunks: Buffer[];
  closing: Buffer;
}

/** The server-sent events of one scripted or recorded answer. */
export function buildStream(
  format: WireFormat,
  script: FullCallScript,
  { engine, model }: { engine: string; model: string },
): BuiltStream {
  const frame = (payload: string) => toEvent(payload, format.namesEvents, script.lineEnd);
  const bytes = (payloads: unknown[], last = '') =>
    Buffer.from(payloads.map((payload) => frame(JSON.stringify(payload))).join('') + last);
  const end = format.end === undefined ? '' : toEvent(format.end, false, script.lineEnd);
  if (script.payloads)
    return {
      opening: Buffer.alloc(0),
      chunks: script.payloads.map((payload) => Buffer.from(frame(payload))),
      closing: Buffer.from(end),
    };
  const text = script.text ?? `This is ${engine}, as the emulator speaks it.`;
  const { opening, chunks, closing } = format.compose({
    pieces: script.finish === 'refused' ? [] : cut(text, script.chunkSize),
    thinking: script.thinking,
    sources: script.sources ?? [],
    pages: script.pages ?? [],
    model: script.model ?? model,
    finish: script.finish,
    finishWord: script.finishWord,
  });
  return {
    opening: bytes(opening),
    chunks: chunks.map((chunk) => bytes([chunk])),
    closing: bytes(closing, end),
  };
}

/** An error event, ready to be written. */
export const buildErrorEvent = (
  format: WireFormat,
  kind: NonNullable<FullCallScript['errorAfter']>['kind'],
) => Buffer.from(toEvent(JSON.stringify(format.error(kind)), format.namesEvents, '\n'));

function toEvent(data: string, isNamed: boolean, lineEnd: string): string {
  const name = isNamed ? (JSON.parse(data) as { type?: string }).type : undefined;
  return `${name ? `event: ${name}${lineEnd}` : ''}data: ${data}${lineEnd}${lineEnd}`;
}

/** By characters, not by UTF-16 units: a vendor never cuts a letter in two. */
function cut(text: string, size: number): string[] {
  const characters = [...text];
  return Array.from({ length: Math.ceil(characters.length / size) }, (_, index) =>
    characters.slice(index * size, (index + 1) * size).join(''),
  );
}
