import { z } from 'zod';

/** Ways in which a vendor says no. */
export const failureKinds = [
  'key',
  'quota',
  'credit',
  'overloaded',
  'server-error',
  'unavailable',
  'context',
  'model',
  'refused',
  'setting',
  'rejected',
] as const;
export type FailureKind = (typeof failureKinds)[number];

const count = z.int().nonnegative();
const milliseconds = z.number().nonnegative();

/**
 * How one call is answered. A chunk is one piece of the scripted text, and of recorded payloads each payload.
 * Without anything, a short text is streamed at once.
 */
export const callScript = z.strictObject({
  text: z.string().optional().describe('The answer. Without it, a sentence that names the engine.'),
  payloads: z.array(z.string()).optional().describe('Recorded payloads, one JSON each, in place of `text`.'),
  thinking: z.string().optional().describe('What the model thinks before its first word.'),
  sources: z
    .array(z.object({ url: z.string(), title: z.string() }))
    .optional()
    .describe("Pages of the vendor's own search."),
  model: z.string().optional().describe('Model that answers; the one asked for, if not said.'),
  pages: z
    .array(z.object({ url: z.string(), title: z.string() }))
    .optional()
    .describe('Pages that the vendor opened by itself, without citing them.'),
  finish: z
    .enum(['stop', 'length', 'filtered', 'refused', 'no-room'])
    .default('stop')
    .describe(
      '`filtered`: after the text; `refused`: the text is left out; `no-room`: insufficient_system_resource, of Chat Completions.',
    ),
  finishWord: z
    .string()
    .optional()
    .describe("The vendor's own word for why it ended, in place of that of `finish`."),

  chunkSize: z.int().positive().default(12).describe('Characters a chunk.'),
  replyDelay: milliseconds.default(0).describe('Before the first byte of the reply.'),
  firstChunkDelay: milliseconds.default(0).describe('Between the opening events and the first chunk.'),
  chunkDelay: milliseconds.default(0).describe('Between two chunks.'),
  bytesPerWrite: z
    .int()
    .positive()
    .optional()
    .describe('Every write holds so many bytes, wherever that cuts.'),
  writeDelay: milliseconds.default(0).describe('Between two such writes: a drip.'),
  lineEnd: z.enum(['\n', '\r\n']).default('\n'),

  compressed: z
    .enum(['gzip', 'deflate', 'br', 'zstd'])
    .optional()
    .describe('Compresses the stream, each write by itself, whether it was asked to or not.'),
  labelled: z
    .string()
    .default('text/event-stream; charset=utf-8')
    .describe('What the stream calls itself, as `content-type`.'),
  staysOpen: z.boolean().default(false).describe('Leaves the connection open behind the closing events.'),

  hang: z
    .union([z.literal('before-reply'), count])
    .optional()
    .describe('Falls silent: before the reply, or after so many chunks.'),
  cutAfter: z
    .union([z.literal('before-reply'), count])
    .optional()
    .describe('Destroys the socket: before the reply, or after so many chunks.'),
  endAfter: count.optional().describe('Ends the reply after so many chunks, without the closing events.'),
  errorAfter: z
    .object({ chunks: count, kind: z.enum(failureKinds) })
    .optional()
    .describe("An error event in the vendor's shape after so many chunks, and the end."),

  fail: z.enum(failureKinds).optional().describe("Refuses the call with the vendor's status and body."),
  reply: z
    .object({
      status: z.int().default(200),
      headers: z.record(z.string(), z.string()).default({}),
      body: z.string().default(''),
    })
    .optional()
    .describe('This very reply; a `fail` keeps its own status and body, and gets the headers of this.'),
  garbage: z
    .enum(['html', 'broken-json', 'wrong-json', 'empty'])
    .optional()
    .describe('Status 200 and something that is no answer.'),
});
/** As a test writes it. */
export type CallScript = z.input<typeof callScript>;
/** With the defaults filled in. */
export type FullCallScript = z.output<typeof callScript>;
