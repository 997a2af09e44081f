import { z } from 'zod';
import { withMendedEvents } from '../mended-events.ts';
import { isErrorPayload } from '../payload-kinds.ts';

const pieces = ['text', 'thinking', 'tool_reference'];
const events = [
  'conversation.response.started',
  'conversation.response.done',
  'conversation.response.error',
  'message.output.delta',
  'function.call.delta',
  'tool.execution.started',
  'tool.execution.delta',
  'tool.execution.done',
];

/** What has a type that the package does not know: a picture or a file that a tool made, and whatever comes tomorrow. */
const strange = (known: readonly string[]) =>
  z.object({ type: z.string().refine((type) => !known.includes(type)) });
const unknown = z.union([strange(events), z.object({ content: strange(pieces) })]);

/** Leaves out what the package does not know: it would fail the whole answer. */
const read = (event: unknown): unknown[] =>
  unknown.safeParse(event).success && !isErrorPayload(event) ? [] : [event];

/** `fetch` by which the vendor's package reads its conversations. */
export const readConversation = (fetch = globalThis.fetch): typeof globalThis.fetch =>
  withMendedEvents(fetch, () => read);
