/** Enough of what was said to see how it ended. */
const tailLength = 8;

/**
 * What a vendor says before and after a search: "I'll look for trials." and "## Bottom line" are two passages, and its
 * package hands them on as pieces of one text. Without a break between them, headings, blocks and sentences are lost.
 */
export function createPassages() {
  let tail = '';
  let isInterrupted = false;
  let isBegun = false;
  return {
    /** A tool is at work. */
    interrupt(): void {
      isInterrupted = true;
    },

    /** A stretch of text begins; one that follows no tool goes on where the last one ended, as between two citations. */
    begin(): void {
      isBegun = isInterrupted;
    },

    /** The next text, behind a blank line where it begins a passage and there is none. */
    join(text: string): string {
      if (text === '') return '';
      const gap = isBegun && tail !== '' ? missingBreak(tail, text) : '';
      isInterrupted = false;
      isBegun = false;
      tail = (tail + text).slice(-tailLength);
      return gap + text;
    },
  };
}

/** What two passages lack of a blank line between them. */
function missingBreak(before: string, after: string): string {
  const space =
    before.slice(before.trimEnd().length) + after.slice(0, after.length - after.trimStart().length);
  return '\n\n'.slice(space.split('\n').length - 1);
}
