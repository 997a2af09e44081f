import { z } from 'zod';
import { withMendedEvents } from '../mended-events.ts';

/** Events that the vendor's package knows. */
const known = new Set([
  'conversation.response.started',
  'conversation.response.done',
  'conversation.response.error',
  'message.output.delta',
  'function.call.delta',
  'tool.execution.started',
  'tool.execution.delta',
  'tool.execution.done',
]);

/** An event of conversations, by its name: an error that comes without one has a type of another form, or none. */
const conversationEvent = z.object({ type: z.string().includes('.') });

const pieces = ['text', 'thinking', 'tool_reference'];
/** A piece that the package does not know: a picture or a file that a tool made, and whatever comes tomorrow. */
const strangePiece = z.object({
  content: z.object({ type: z.string().refine((type) => !pieces.includes(type)) }),
});

/** Hands on what the package knows: at the type of an event or a piece that it does not know it fails the whole answer. */
function read(event: unknown): unknown[] {
  const { data } = conversationEvent.safeParse(event);
  const isKnown = !data || (known.has(data.type) && !strangePiece.safeParse(event).success);
  return isKnown ? [event] : [];
}

/** `fetch` by which the vendor's package reads its conversations. */
export const readConversation = (fetch = globalThis.fetch): typeof globalThis.fetch =>
  withMendedEvents(fetch, () => read);
