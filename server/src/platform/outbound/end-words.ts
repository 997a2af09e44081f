/**
 * By what vendors say that a stream has ended: OpenAI's responses (xAI's too), Anthropic's messages and Mistral's
 * conversations by the type of an event.
 */
const endWords = [
  'response.completed',
  'response.failed',
  'response.incomplete',
  'message_stop',
  'conversation.response.done',
].map((word) => Buffer.from(word));

const [named, data, typed] = ['event:', 'data:', '{"type":'].map((text) => Buffer.from(text)) as [
  Buffer,
  Buffer,
  Buffer,
];
/** Chat Completions have a line of their own. */
const done = Buffer.from('[DONE]');

const [lineEnd, carriageReturn, blank, quote] = [10, 13, 32, 34];

/** What a line says of the end of its stream: nothing, that its event is the last, or that there is no more. */
export type Said = 'nothing' | 'last' | 'done';

/**
 * Reads a line as far as it has come. It is asked of every line: of nearly all of them a byte or two tell that they say nothing.
 * @param at where the line begins
 */
export function readLine(bytes: Buffer, at: number): Said {
  if (bytes[at] === data[0]) return readData(bytes, at);
  if (bytes[at] !== named[0] || !isAt(bytes, at, named)) return 'nothing';
  const end = behindWord(bytes, behindBlank(bytes, at + named.length));
  return end > 0 && endsLine(bytes, end) ? 'last' : 'nothing';
}

/** By `[DONE]`, or by JSON that begins with its type. */
function readData(bytes: Buffer, at: number): Said {
  const value = behindBlank(bytes, at + data.length);
  if (bytes[value] === done[0]) {
    const end = value + done.length;
    // Of a line that has come in part the rest is its end.
    const isDone = isAt(bytes, value, done) && (end === bytes.length || endsLine(bytes, end));
    return isDone && isAt(bytes, at, data) ? 'done' : 'nothing';
  }
  if (bytes[value + 2] !== typed[2] || !isAt(bytes, value, typed) || !isAt(bytes, at, data)) return 'nothing';
  const word = behindBlank(bytes, value + typed.length);
  const end = bytes[word] === quote ? behindWord(bytes, word + 1) : -1;
  return end > 0 && bytes[end] === quote ? 'last' : 'nothing';
}

const endsLine = (bytes: Buffer, at: number): boolean =>
  bytes[at] === lineEnd || bytes[at] === carriageReturn;

const behindBlank = (bytes: Buffer, at: number): number => (bytes[at] === blank ? at + 1 : at);

/** Where a word for the end that stands here ends; -1 where none does. */
function behindWord(bytes: Buffer, at: number): number {
  for (const word of endWords) if (isAt(bytes, at, word)) return at + word.length;
  return -1;
}

/** From its end, where words differ that begin alike: a call of `compare` costs more than the few bytes that tell. */
function isAt(bytes: Buffer, at: number, word: Buffer): boolean {
  if (at + word.length > bytes.length) return false;
  for (let index = word.length - 1; index >= 0; index--) if (bytes[at + index] !== word[index]) return false;
  return true;
}
