/** A fence that stands at the margin. Others may end where their list does, so what is in them is not left alone. */
const fence = /^(?:(`{3,})[^`]*|(~{3,}).*)$/;
/** A link whose address is neither of the web nor of mail nor on the page. */
const otherLink = /\]\((?!\s*<?(?:https?:\/\/|mailto:|#))/gi;

/**
 * An answer's markdown such that no reader of the file runs or fetches anything: no HTML, no picture from elsewhere,
 * no address but of the web or of mail. Fenced blocks stay letter by letter; all else reads the same.
 */
export function safeMarkdown(markdown: string): string {
  let open: string | null = null;
  return markdown
    .split(/\r\n?|\n/)
    .map((line) => {
      if (open !== null) {
        const marker: string = open;
        const isEnd =
          line.startsWith(marker) &&
          line
            .replace(/[ \t]+$/, '')
            .split('')
            .every((each) => each === marker[0]);
        if (isEnd) open = null;
        return line;
      }
      const [, backticks, tildes] = fence.exec(line) ?? [];
      open = backticks ?? tildes ?? null;
      return open === null ? safeLine(line) : line;
    })
    .concat(open === null ? [] : [open])
    .join('\n');
}

function safeLine(line: string): string {
  return line
    .replace(/<(?=[a-z/!?])/gi, '\\<')
    .replace(/!(?=\[)/g, '\\!')
    .replace(/^(\s*(?:>\s*)*(?:[-*+]\s+|\d+[.)]\s+)*)\[(?=[^\]\n]*\]:)/, '$1\\[')
    .replace(otherLink, ']\\(');
}

/** Text that is no markdown, on one line, as markdown that reads the same. */
export function asMarkdownText(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>#|~!$]/g, '\\$&')
    .replace(/^([-+]|\d+[.)])/, '\\$1');
}
