import { chatChunk, isThought, textIn } from './chat-chunk.ts';
import { withMendedEvents } from './mended-events.ts';
import { isErrorPayload } from './payload-kinds.ts';
import { listenerOfSigns } from './signs-of-life.ts';

/**
 * `fetch` by which a vendor's package reads Chat Completions, of which no two servers mean the same. The packages drop what they
 * do not know (a refusal, an error beside the text), and at one field that is not as they expect it they fail the whole
 * answer: a type of piece, a chunk that counts tokens and has no choice. So they are given what makes an answer, and no more.
 */
export const readChat = (fetch = globalThis.fetch): typeof globalThis.fetch =>
  withMendedEvents(fetch, () => createChatReader(listenerOfSigns()));

/**
 * Reads the chunks of one stream. What is none is handed on as it is, for it may be an error.
 * @param onThought called at each sign that the model thinks: OpenAI's package reads no thoughts, and hands on nothing before
 * the first word
 */
function createChatReader(onThought: () => void): (chunk: unknown) => unknown[] {
  let hasRefused = false;
  let hasEnded = false;
  return (chunk) => {
    const { data } = chatChunk.safeParse(chunk);
    // An event that the package does not know makes it forget how the answer ended.
    if (!data) return hasEnded && !isErrorPayload(chunk) ? [] : [chunk];
    const { choices, created, id, model, usage } = data;
    const [{ message, delta = message, error = null, finish_reason } = {}] = choices;
    const failure = data.error || error;
    if (delta && isThought(delta)) onThought();
    if (delta?.refusal) hasRefused = true;
    if (finish_reason) hasEnded = true;
    const content = delta && textIn(delta);
    const thought = delta?.reasoning_content || delta?.reasoning;
    const read = {
      id,
      model,
      created,
      usage,
      object: 'chat.completion.chunk',
      choices: [
        {
          index: 0,
          delta: {
            ...(content && { content }),
            ...(thought && { reasoning_content: thought }),
            ...(delta?.annotations && { annotations: delta.annotations }),
          },
          finish_reason: failure ? null : endOf(finish_reason, hasRefused),
        },
      ],
    };
    return failure ? [read, { error: failure }] : [read];
  };
}

/** By which servers (Together, TGI, gateways to other vendors) say that the model itself has ended. */
const wholeEnd = /^(?:stop|eos|eos_token|end_turn|stop_sequence)$/i;

/** A refusal ends as if it were an answer. Some servers have an empty word until the end, and behind it again. */
function endOf(finishReason: string | null | undefined, hasRefused: boolean): string | null {
  if (!finishReason || !wholeEnd.test(finishReason)) return finishReason || null;
  return hasRefused ? 'content_filter' : 'stop';
}
