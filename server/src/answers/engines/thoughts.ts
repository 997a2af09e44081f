/** How models that think aloud set their thoughts off where their server does not: "<think>…</think>", "[THINK]…[/THINK]". */
const opening = /^(?:<(think|thinking|thought)>|\[(think)\])/i;
/** What an opening may still become. */
const openings = ['<think>', '<thinking>', '<thought>', '[think]'];
/** Longer than any closing mark, so that one that comes in two pieces is found. */
const closingLength = '</thinking>'.length;

/** What no one sees at the beginning of a text: blanks, and marks without a shape. */
const unseen = /^[\s\p{Cf}]+/u;

/** Takes the thoughts at the beginning of an answer out of its text, in whatever pieces it comes. */
export interface ThoughtFilter {
  /** What of this piece, and of what was held back before it, is the answer's own text. */
  read(piece: string): string;
  /** What was held back in vain. Thoughts that never ended are no text. */
  end(): string;
}

/** Only at the beginning: an answer that speaks of `<think>` further on means the mark itself. */
export function createThoughtFilter(): ThoughtFilter {
  let state: 'beginning' | 'thinking' | 'text' = 'beginning';
  /** What no one sees before the text: looked at once, for an answer may be nothing else. */
  let lead = '';
  let held = '';
  let closing = /(?!)/;
  let hasThought = false;
  const isText = () => state === 'text';

  function read(piece: string): string {
    if (isText()) return piece;
    held += piece;
    let goesOn = true;
    while (goesOn) goesOn = state === 'thinking' ? endThought() : beginThought();
    return isText() ? text() : '';
  }

  /** Whether a thought begins here; where none can, the text does. */
  function beginThought(): boolean {
    const [blank = ''] = unseen.exec(held) ?? [];
    lead += blank;
    held = held.slice(blank.length);
    const [mark, angled, squared] = opening.exec(held) ?? [];
    if (mark) {
      state = 'thinking';
      closing = angled ? new RegExp(`</${angled}>`, 'i') : new RegExp(`\\[/${squared}\\]`, 'i');
      held = held.slice(mark.length);
      hasThought = true;
      return true;
    }
    if (!openings.some((each) => each.startsWith(held.toLowerCase()))) state = 'text';
    return false;
  }

  /** Whether the thought ends here. */
  function endThought(): boolean {
    const end = closing.exec(held);
    held = end ? held.slice(end.index + end[0].length) : held.slice(-closingLength);
    if (end) state = 'beginning';
    return end !== null;
  }

  /** What has been held back, where it is text after all. */
  const text = () => (hasThought ? held : lead + held);

  return {
    read,
    end: () => (state === 'beginning' && held !== '' ? text() : ''),
  };
}
