/** No chunk of any vendor's has a text of its own in these fields. */
const saying = ['message', 'detail'];

/** Whether a payload says that something is wrong. */
export function isErrorPayload(payload: unknown): boolean {
  if (typeof payload !== 'object' || payload === null) return false;
  const fields = payload as Record<string, unknown>;
  return (
    'error' in fields ||
    fields.object === 'error' ||
    saying.some((field) => typeof fields[field] === 'string')
  );
}

/** Whether a text is JSON, or was to be. */
export const isJson = (text: string) => /^\s*[[{]/.test(text);

/** Whether a payload is of an answer itself: of Chat Completions, or of Google's. */
export const hasAnswer = (payload: unknown) =>
  typeof payload === 'object' && payload !== null && ('choices' in payload || 'candidates' in payload);

/** Whether an event is a refusal by the Responses API, in which it is no text; xAI's package does not know it. */
export const isRefusal = (event: unknown) =>
  typeof event === 'object' &&
  event !== null &&
  /^response\.refusal\./.test(String((event as { type?: unknown }).type));
