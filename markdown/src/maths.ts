import type { Token, TokenizerExtensionFunction, TokenizerThis, Tokens, TokensList } from 'marked';

/** A formula of TeX as it stands in a text. */
export interface MathToken {
  type: 'math';
  raw: string;
  /** Without its marks. */
  source: string;
  /** On a line of its own. */
  isDisplay: boolean;
}

/** A longer formula is none: its marks are text. */
const maxLength = 2_000;

/** Formulas that stand for themselves, without marks around them. */
const environment = /^\\begin\{((?:align(?:ed)?|equation|gather(?:ed)?|cases|[bpvV]?matrix)\*?)\}/;

/** What a formula on lines of its own begins and ends with, and whether that is a part of it. */
function marksAt(text: string): [open: string, close: string, isPart: boolean] | null {
  if (text.startsWith('$$')) return ['$$', '$$', false];
  if (text.startsWith('\\[')) return ['\\[', '\\]', false];
  const [open, name] = environment.exec(text) ?? [];
  return open ? [open, `\\end{${name}}`, true] : null;
}

/**
 * Whether what stands between two single dollars is a formula, and not the text between two prices: "$5 and US$".
 * Short names and numbers with a sign of mathematics are; sentences are not.
 */
function isFormula(source: string): boolean {
  if (/^\s|\s$/.test(source)) return false;
  const bare = source.replace(/\\[a-zA-Z]+|\\./g, ' ').replace(/\{[^{}]*\}/g, ' ');
  if (/[A-Za-z]{4}/.test(bare) || /[A-Za-z]{2,3}\s+[A-Za-z]{2,3}\s/.test(bare)) return false;
  return /[\\^_=<>{}]/.test(source) || /^[A-Za-z]'?$/.test(source) || /^\d*[a-z]$/.test(source);
}

const inlineDollars = /^\$((?:[^$\n\\]|\\[^\n]){1,200})\$(?![\p{L}\p{N}$])/u;
/** What is raised or lowered behind letters, NaHCO$_3$ and 37$^\circ$C, or a sign by its name before them, $\mu$g: no price begins so. */
const inlineScripts = /^\$((?:[_^](?:[\w+-]|\\[a-zA-Z]{1,20}|\{[^{}$\n]{1,40}\})){1,2}|\\[a-zA-Z]{1,20})\$/;
const inlineParentheses = /^\\\(((?:[^\\\n]|\\[^)\n]){1,2000})\\\)/;

const formula = (raw: string, source: string, isDisplay: boolean): MathToken => ({
  type: 'math',
  raw,
  source: source.trim(),
  isDisplay,
});

/** `\[1, 2\]`: brackets that an engine has escaped, not a formula. */
const isCitation = (open: string, source: string) => open === '\\[' && /^[\d\s,;\u2013-]+$/.test(source);

function displayAt(text: string): MathToken | undefined {
  const marks = marksAt(text);
  if (!marks) return undefined;
  const [open, close, isPart] = marks;
  const end = text.slice(0, maxLength).indexOf(close, open.length);
  const source = end < 0 ? '' : text.slice(open.length, end);
  if (!source.trim() || /\n[^\S\n]*\n/.test(source) || isCitation(open, source)) return undefined;
  const raw = text.slice(0, end + close.length);
  return formula(raw, isPart ? raw : source, true);
}

function inlineAt(text: string, before: string): MathToken | undefined {
  const display = displayAt(text);
  if (display) return display;
  const [raw, source] = inlineDollars.exec(text) ?? [];
  // After a letter or a digit a dollar is money: "US$5".
  if (raw && source && isFormula(source) && !/[\p{L}\p{N}]$/u.test(before))
    return formula(raw, source, false);
  const [written, inside] = inlineScripts.exec(text) ?? inlineParentheses.exec(text) ?? [];
  return written && inside?.trim() ? formula(written, inside, false) : undefined;
}

/**
 * A formula on lines of its own, which may begin like a list or a rule. One whose end has not come is a paragraph
 * up to the next empty line, so that a text that grows is cut at the same places as the whole one.
 */
function readBlock(this: TokenizerThis, text: string): Tokens.Paragraph | undefined {
  const trimmed = text.slice(/^ {0,3}/.exec(text)?.[0].length);
  if (!marksAt(trimmed)) return undefined;
  const display = displayAt(trimmed);
  const end = text.length - trimmed.length + (display?.raw.length ?? 0);
  const isAlone = display && /^[^\S\n]*(?:\n|$)/.test(text.slice(end, end + maxLength));
  const emptyLine = text.search(/\n[^\S\n]*\n/);
  const raw = text.slice(0, isAlone ? end : emptyLine < 0 ? text.length : emptyLine);
  const paragraph: Tokens.Paragraph = { type: 'paragraph', raw, text: raw.trim(), tokens: [] };
  this.lexer.inline(paragraph.text, paragraph.tokens);
  return paragraph;
}

/** marked's settings by which it knows formulas. `\(` and `\[` end a text by themselves: marked knows the backslash. */
export const mathExtensions = {
  renderers: {},
  childTokens: {},
  inline: [
    (text: string, tokens: Token[] | TokensList) => inlineAt(text, tokens.at(-1)?.raw ?? ''),
  ] as TokenizerExtensionFunction[],
  startInline: [(text: string) => text.indexOf('$')],
  block: [readBlock as TokenizerExtensionFunction],
};
