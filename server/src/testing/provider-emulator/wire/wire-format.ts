import type { FailureKind } from '../script.ts';

export interface ScriptedAnswer {
  /** The text, cut into chunks. */
  pieces: string[];
  thinking: string | undefined;
  sources: readonly { url: string; title: string }[];
  model: string;
  /** Opened, and not cited. */
  pages: readonly { url: string; title: string }[];
  finish: 'stop' | 'length' | 'filtered' | 'refused' | 'no-room';
  /** Stands in the place of the vendor's word for `finish`. */
  finishWord: string | undefined;
}

/** One answer as JSON payloads, without the framing of server-sent events. */
export interface Payloads {
  opening: unknown[];
  /** One a piece of text. */
  chunks: unknown[];
  closing: unknown[];
}

/** How a vendor writes an answer down. */
export interface WireFormat {
  compose(answer: ScriptedAnswer): Payloads;
  /** An error told in the middle of a stream. */
  error(kind: FailureKind): unknown;
  /** Whether each event carries its payload's `type` as its name. */
  namesEvents: boolean;
  /** Last line of the stream, where the vendor has one. */
  end?: string;
}

/** Tokens as good as any: a vendor counts some four characters each. */
export const countTokens = (pieces: readonly string[]) => Math.ceil(pieces.join('').length / 4);
/** Tokens of every question. */
export const promptTokens = 42;
