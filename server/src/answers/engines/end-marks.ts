/** By which models say to their server that they have ended. One whose template is set up wrong hands them on as text. */
const marks = [
  '<|im_end|>',
  '<|eot_id|>',
  '<|end_of_text|>',
  '<|endoftext|>',
  '<|end|>',
  '<|return|>',
  '<end_of_turn>',
  '<｜end▁of▁sentence｜>',
];
/** One of them is HTML as well: it ends what is struck out. */
const markOrTag = '</s>';
const struckOut = /<s[\s>]/i;

/** Characters that are held back at most: a few marks. More of them are no end. */
const mostHeld = 64;

/** Takes the marks at the very end of an answer out of its text, in whatever pieces it comes. */
export interface EndMarkFilter {
  /** What of this piece, and of what was held back before it, is not the end. */
  read(piece: string): string;
  /** What was held back in vain. */
  end(): string;
}

/** At the very end only: an answer that speaks of a mark goes on behind it. */
export function createEndMarkFilter(): EndMarkFilter {
  let held = '';
  let known = [...marks, markOrTag];
  /** The last of what was said, for a tag that comes in two pieces. */
  let before = '';

  function say(length: number): string {
    const said = held.slice(0, length);
    held = held.slice(length);
    if (struckOut.test(before + said)) known = marks;
    before = (before + said).slice(-2);
    return said;
  }

  return {
    read(piece) {
      held += piece;
      let from = held.indexOf('<', Math.max(0, held.length - mostHeld));
      while (from >= 0 && !known.some((mark) => mark.startsWith(behindMarks(held.slice(from), known))))
        from = held.indexOf('<', from + 1);
      return say(from < 0 ? held.length : from);
    },
    end: () => (behindMarks(held, known) === '' ? '' : held),
  };
}

/** What stands behind marks and blanks at the beginning of a text. */
function behindMarks(text: string, known: readonly string[]): string {
  let rest = text;
  for (;;) {
    const mark = known.find((each) => rest.startsWith(each));
    if (mark === undefined) return rest;
    rest = rest.slice(mark.length).trimStart();
  }
}
