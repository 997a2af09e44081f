/**
 * The text that an event of a vendor's stream adds: chat completions have it under `content` (thoughts under
 * `reasoning_content` or `reasoning`), responses under `delta`, messages under `text` and `thinking`. The value is a whole JSON string.
 */
const added = /"(?:content|reasoning(?:_content)?|delta|text|thinking)":"((?:[^"\\]|\\.)*)"/g;

/** What differs from one event to the next and says nothing: a running number, and padding that hides a text's length. */
const passing = /"sequence_number":\d+,?|,?"(?:obfuscation|p)":"[\w-]*"/g;

const ending = '\n\n';

/** An event in front of its text, and behind it. */
interface Frame {
  head: string;
  tail: string;
  /** Both without what says nothing. */
  shape: string;
}

/**
 * Joins events that follow one another and differ in their text alone: `{"delta":{"content":"a"}}` and
 * `{"delta":{"content":"b"}}` become `{"delta":{"content":"ab"}}`. Whoever reads them reads the same text, and every other
 * event as it was sent, for the price of fewer (`bench/stream-cost`).
 * @param bytes of a stream of events; may end amid an event, which is left as it is
 * @param isWhole whether they begin with an event, and not amid one
 */
export function joinEvents(bytes: Buffer, isWhole: boolean): Buffer {
  // One character a byte: what is joined are whole strings, so no letter is taken apart that was not.
  const events = bytes.toString('latin1').split(ending);
  if (events.length < minEvents) return bytes;
  const tail = events.pop() ?? '';
  const joined: string[] = isWhole ? [] : [events.shift() ?? ''];
  let frame: Frame | null = null;
  let texts: string[] = [];
  const write = () => {
    if (frame) joined.push(frame.head + texts.join('') + frame.tail);
    frame = null;
    texts = [];
  };
  for (const event of events) {
    const text: string | null = frame && textWithin(event, frame);
    if (text !== null) {
      texts.push(text);
      continue;
    }
    const next = read(event);
    if (frame && next?.frame.shape === frame.shape) {
      texts.push(next.text);
      continue;
    }
    write();
    if (next) {
      frame = next.frame;
      texts = [next.text];
    } else joined.push(event);
  }
  write();
  joined.push(tail);
  return Buffer.from(joined.join(ending), 'latin1');
}

/** Two events and what is behind them. */
const minEvents = 3;

/** The text of an event that has this very frame; null for another. */
function textWithin(event: string, { head, tail }: Frame): string | null {
  const end = event.length - tail.length;
  // Strings are compared by words of memory, `startsWith` a letter at a time: six times as long here.
  if (end < head.length || event.slice(0, head.length) !== head || event.slice(end) !== tail) return null;
  const text = event.slice(head.length, end);
  return text.includes('"') || text.includes('\\') ? null : text;
}

/** An event that adds one text and nothing else; null for all others. */
function read(event: string): { frame: Frame; text: string } | null {
  if (!isOneLine(event)) return null;
  const [found, ...others] = event.matchAll(added);
  if (!found || others.length > 0) return null;
  const [whole, text = ''] = found;
  const from = found.index + whole.length - 1 - text.length;
  const head = event.slice(0, from);
  const tail = event.slice(from + text.length);
  return { frame: { head, tail, shape: `${said(head)}\n${said(tail)}` }, text };
}

/** An event may spread its JSON over several lines; none of the vendors does. */
const isOneLine = (event: string): boolean => event.match(dataLines)?.length === 1;
const dataLines = /^data:/gm;

const said = (part: string): string => part.replace(passing, '');
