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
  let held = '';
  let closing = /(?!)/;
  let hasThought = false;

  function read(piece: string): string {
    if (state === 'text') return piece;
    held += piece;
    return state === 'thinking' ? readThought() : readBeginning();
  }

  function readBeginning(): string {
    const begun = held.replace(unseen, '');
    const [mark, angled, squared] = opening.exec(begun) ?? [];
    if (mark) {
      state = 'thinking';
      closing = angled ? new RegExp(`</${angled}>`, 'i') : new RegExp(`\\[/${squared}\\]`, 'i');
      held = begun.slice(mark.length);
      hasThought = true;
      return readThought();
    }
    if (openings.some((each) => each.startsWith(begun.toLowerCase()))) return '';
    state = 'text';
    return hasThought ? begun : held;
  }

  function readThought(): string {
    const end = closing.exec(held);
    if (!end) {
      held = held.slice(-closingLength);
      return '';
    }
    state = 'beginning';
    held = held.slice(end.index + end[0].length);
    return readBeginning();
  }

  return {
    read,
    end: () => (state === 'beginning' && held.replace(unseen, '') !== '' ? held : ''),
  };
}
