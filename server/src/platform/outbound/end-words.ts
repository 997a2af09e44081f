/**
 * By what vendors say that a stream has ended: OpenAI's responses (xAI's too), Anthropic's messages and Mistral's
 * conversations by the type of an event. Chat Completions have a line of their own.
 */
const endWords = [
  'response.completed',
  'response.failed',
  'response.incomplete',
  'message_stop',
  'conversation.response.done',
].map((word) => Buffer.from(word));

const done = Buffer.from('[DONE]');
const event = Buffer.from('event:');
const data = Buffer.from('data:');
const typed = Buffer.from('{"type":');

const [blank, quote, lineEnd, carriageReturn] = [32, 34, 10, 13];

/** Whether a line says `data: [DONE]`; one that has come in part may have its end yet to come. */
export function saysDone(bytes: Buffer, at: number): boolean {
  if (bytes[at] !== data[0] || !isAt(bytes, at, data)) return false;
  const word = behindBlank(bytes, at + data.length);
  const end = word + done.length;
  return isAt(bytes, word, done) && (end === bytes.length || endsLine(bytes, end));
}

/** Whether a line names an event that is a stream's last: by `event:`, or by `data:` whose JSON begins with its type. */
export function saysEnd(bytes: Buffer, at: number): boolean {
  if (bytes[at] === event[0] && isAt(bytes, at, event)) {
    const end = behindWord(bytes, behindBlank(bytes, at + event.length));
    return end > 0 && endsLine(bytes, end);
  }
  if (bytes[at] !== data[0] || !isAt(bytes, at, data)) return false;
  const json = behindBlank(bytes, at + data.length);
  if (!isAt(bytes, json, typed)) return false;
  const value = behindBlank(bytes, json + typed.length);
  if (bytes[value] !== quote) return false;
  const end = behindWord(bytes, value + 1);
  return end > 0 && bytes[end] === quote;
}

const endsLine = (bytes: Buffer, at: number): boolean =>
  bytes[at] === lineEnd || bytes[at] === carriageReturn;

const behindBlank = (bytes: Buffer, at: number): number => (bytes[at] === blank ? at + 1 : at);

/** Where a word for the end that stands here ends; -1 where none does. */
function behindWord(bytes: Buffer, at: number): number {
  for (const word of endWords) if (isAt(bytes, at, word)) return at + word.length;
  return -1;
}

/** Byte by byte: nearly always the first few tell, for less than a call of `compare` costs. */
function isAt(bytes: Buffer, at: number, word: Buffer): boolean {
  for (let index = 0; index < word.length; index++) if (bytes[at + index] !== word[index]) return false;
  return true;
}
