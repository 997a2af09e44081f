const opening = /<(?:think|thinking|thought)>|\[think\]/i;
const closing = /^(?:<\/(?:think|thinking|thought)>|\[\/think\])\s*$/i;
const fence = /^ {0,3}(`{3,}|~{3,})/;

/** Longer than any opening, so that one that comes in two pieces is found. */
const openingLength = '<thinking>'.length;
/** So much of a line tells what it is. */
const mostOfLine = 200;

/** Finds the end of thoughts whose beginning the model's template has written itself, in whatever pieces an answer comes. */
export interface UnopenedThoughts {
  /** How many characters of all that was read are thoughts, as soon as the answer behind them begins; told once. */
  read(text: string): number | null;
}

/**
 * Thoughts that nothing opens look like the answer until they are closed. They are known by a closing that stands alone on its
 * line, outside of code, with no opening before it and text behind it: an answer that speaks of the mark does so in a
 * sentence or in code.
 */
export function createUnopenedThoughts(): UnopenedThoughts {
  let state: 'before' | 'closed' | 'over' = 'before';
  let length = 0;
  let before = '';
  let line = '';
  let openFence = '';

  /** Looks at a line that has ended. */
  function readLine(): void {
    const [, marks = ''] = fence.exec(line) ?? [];
    if (openFence === '') openFence = marks;
    else if (marks.startsWith(openFence) && line.trim() === marks) openFence = '';
    if (openFence === '' && closing.test(line)) state = 'closed';
    line = '';
  }

  /** Where in a text the line ends up to which it was read; its length where the closing is still to come. */
  function findClosing(text: string): number {
    let at = 0;
    for (let end = text.indexOf('\n'); end >= 0 && state === 'before'; end = text.indexOf('\n', at)) {
      line = (line + text.slice(at, end)).slice(0, mostOfLine);
      at = end + 1;
      readLine();
    }
    if (state === 'closed') return at;
    line = (line + text.slice(at)).slice(0, mostOfLine);
    return text.length;
  }

  return {
    read(text) {
      if (state === 'over') return null;
      const from = state === 'closed' ? 0 : findClosing(text);
      const told = before + text.slice(0, from);
      if (opening.test(told)) state = 'over';
      before = told.slice(-openingLength);
      const rest = text.slice(from).trimStart();
      const begin = length + text.length - rest.length;
      length += text.length;
      if (rest === '' || state !== 'closed') return null;
      state = 'over';
      return begin;
    },
  };
}
