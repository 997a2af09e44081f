import { lexBlocks, type Tokens } from '@sextant/markdown';

/** Lines that code within a list may have; a flood of beginnings without an end would be read over and over. */
const maxIndented = 300;

/** Spaces that may stand before a line without taking it into a list. */
const marginIn = 3;

/** What begins a fenced block: where it stands, its marks, and what is written behind them. */
const opening = /^( {0,12})(?:(`{3,})([^`]*)|(~{3,})([\s\S]*))$/;

/**
 * An answer's markdown such that no reader of the file runs or fetches anything: no HTML, no picture from elsewhere,
 * no address but of the web or of mail. Fenced blocks stay letter by letter; all else reads the same, but that its headings
 * stand below the one that it stands under.
 *
 * Readers differ on where a fence ends, and what one takes for code another takes for HTML. So what the page shows as a
 * block of code is written at the margin, between marks that no line in it can end; in a list or a quotation it stays
 * code only if it is plain where it ends.
 * @param under the level of that heading, from 1; 0: none
 */
export function safeMarkdown(markdown: string, under = 0): string {
  const written: string[] = [];
  for (const token of lexBlocks(markdown)) {
    if (token.type === 'code') written.push(fencedCode(token as Tokens.Code));
    else if (token.type === 'heading' && under > 0)
      written.push(safeLines(withGaps(headingBelow(token as Tokens.Heading, under))));
    else written.push(safeLines(withGaps(token.raw)));
  }
  return written.join('');
}

/** Formulas, and code among words: readers know no references in them, and would show "a&lt;b" as it is written. */
const literal =
  /\$\$[^$]{1,2000}\$\$|\$[^$\n]{1,200}\$|\\\([^\n]{1,400}?\\\)|\\\[[^[\]]{1,2000}\\\]|`[^`\n]{1,200}`/g;

/** A "less than" that may begin a tag, with a gap behind it within formulas and code: it begins none, and means the same. */
const withGaps = (markdown: string): string =>
  markdown.replace(literal, (found) => found.replace(/<(?=[a-z/!?])/gi, '< '));

/** Markdown has six levels. */
const deepest = 6;

function headingBelow({ depth, raw, text }: Tokens.Heading, under: number): string {
  const marks = '#'.repeat(Math.min(deepest, depth + under));
  return `${marks} ${text.replace(/\s*\n\s*/g, ' ')}${/\n*$/.exec(raw)?.[0] ?? ''}`;
}

function fencedCode({ lang, text, raw }: Tokens.Code): string {
  const code = text.replace(/\n$/, '').split('\n');
  const name = lang ?? '';
  const mark = name.includes('`') ? '~' : '`';
  const fence = mark.repeat(longestMarks(code, 3));
  return `${fence}${name}\n${code.join('\n')}\n${fence}${/\n*$/.exec(raw)?.[0] ?? ''}`;
}

/** What is no block of code at the margin. */
function safeLines(markdown: string): string {
  const lines = markdown.split('\n');
  const written: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] as string;
    const [, indent = '', backticks, name, tildes, title] = opening.exec(line) ?? [];
    const marks = backticks ?? tildes;
    if (marks === undefined) {
      written.push(safeLine(line));
      continue;
    }
    const end = findEnd(lines, at, marks, indent.length + marginIn);
    if (end < lines.length && isPlain(lines.slice(at + 1, end + 1), indent)) {
      const code = lines.slice(at + 1, end).map(safeLine);
      written.push(`${indent}${marks}${safeLine(name ?? title ?? '')}`, ...code, lines[end] ?? '');
      at = end;
    } else written.push(`${indent}\\${safeLine(line.slice(indent.length))}`);
  }
  return written.join('\n');
}

/** The line that ends a fence; one past the last where none does. */
function findEnd(lines: readonly string[], start: number, marks: string, furthestIn: number): number {
  const end = new RegExp(`^ {0,${furthestIn}}${marks[0]}{${marks.length},}[ \\t]*$`);
  const last = furthestIn > marginIn ? Math.min(lines.length, start + maxIndented) : lines.length;
  for (let at = start + 1; at < last; at += 1) if (end.test(lines[at] as string)) return at;
  return lines.length;
}

/** Of a fence that nothing in the code ends: longer than what looks like one. */
const longestMarks = (code: readonly string[], atLeast: number): number =>
  code.reduce((longest, line) => {
    const like = /^\s*([`~]{3,})/.exec(line)?.[1]?.length ?? 0;
    return Math.max(longest, like + 1);
  }, atLeast);

/** Whether all lines up to the end stand as far in as the beginning, so that they are in the same list or in none. */
const isPlain = (rest: readonly string[], indent: string): boolean =>
  rest.every((line) => line.startsWith(indent) || line.trim() === '') &&
  /^[`~]+[ ]*$/.test(rest.at(-1)?.slice(indent.length) ?? '');

/**
 * The name of what may be a definition: what a line begins with, or what ends a name that has begun lines before. The
 * lists, quotations and boxes that it is in may stand before it, and no bracket of its own in it.
 */
const definition = /^((?:[\s>]|[-+*](?=\s)|\d{1,9}[.)](?=\s)|\[[ xX]\](?=\s)){0,40}\[?(?:[^[\]\\]|\\.)*\]):/;

/** A link whose address is neither of the web nor of mail nor on the page. */
const otherLink = /\]\((?!\s*<?(?:https?:\/\/|mailto:|#))/gi;

/**
 * By references, and not by backslashes: readers that make links of bare addresses take a backslash behind one for a
 * part of it, and what it stood before is live again. A backslash that stands there already would undo itself.
 */
const harmless: Readonly<Record<string, string>> = { '<': '&lt;', '!': '&#33;' };

function safeLine(line: string): string {
  return line
    .replace(
      /(?<!\\)((?:\\\\)*)\\?(<(?=[a-z/!?])|!(?=\[))/gi,
      (_found, pairs: string, mark: string) => `${pairs}${harmless[mark]}`,
    )
    .replace(definition, '$1\\:')
    .replace(otherLink, ']\\(');
}

/** What would begin a block: a heading, a quotation, a list, a rule, an underline, a box to tick. */
const blockStart = /^(?:#{1,6}(?=\s|$)|>|[-+*=](?=[-+*=_\s]|$)|(\d{1,9})(?=[.)](?:\s|$)))/;

/** Escapes a mark where there are two: one alone marks nothing. */
const pairs = (text: string, mark: string): string =>
  text.indexOf(mark) === text.lastIndexOf(mark) ? text : text.replaceAll(mark, `\\${mark}`);

/**
 * Text that is no markdown, on one line, as markdown that reads the same. Only what would be a mark is escaped: anyone who
 * opens the file as text sees no backslash that has nothing to do.
 */
export function asMarkdownText(text: string): string {
  const line = text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/\\(?=[!-/:-@[-`{-~]|$)/g, '\\\\')
    .replace(/`/g, '\\`')
    // Between letters an underscore is one, and between spaces neither it nor a star begins anything.
    .replace(/(?<![\p{L}\p{N}_])_(?!\s)|(?<!\s)_(?![\p{L}\p{N}_])/gu, '\\_')
    .replace(/\*(?!\s|$)|(?<=\S)\*/g, '\\*')
    // Without an address or a name behind it, what stands in brackets is no link.
    .replace(/\](?=[([:])/g, '\\]')
    .replace(/&(?=#?\w{1,32};)/g, '&amp;')
    .replace(/<(?=[a-z/!?])/gi, '&lt;');
  return pairs(pairs(line, '~'), '$')
    .replace(/^\[(?=[ xX]\])/, '\\[')
    .replace(blockStart, (found, number?: string) => (number === undefined ? `\\${found}` : `${number}\\`));
}
