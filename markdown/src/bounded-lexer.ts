import { Hooks, Lexer, type Token, type TokenizerExtensionFunction, type TokensList } from 'marked';
import { boldWithGap } from './bold.ts';
import { mathExtensions } from './maths.ts';
import { SafeTokenizer } from './safe-tokenizer.ts';
import { withoutAlleleStars } from './stars.ts';

/** Lists and quotations nested deeper than this are shown as they were written. */
const deepestBlock = 8;
/** Emphasis and links nested deeper than this are shown as they were written. */
const deepestInline = 12;
/** Some of marked's inline rules take quadratic time on one endless word or gap; no language has them. */
const maxRunLength = 2_000;
/** A longer paragraph is no prose: it is shown as it was written. */
const maxInlineLength = 40_000;
/** Whether words, or the gaps between them, are longer than any in prose. */
export function hasEndlessRun(source: string): boolean {
  if (source.length <= maxRunLength) return false;
  let word = 0;
  let gap = 0;
  for (let index = 0; index < source.length; index += 1) {
    const printing = source.charCodeAt(index) > 32;
    word = printing ? word + 1 : 0;
    gap = printing ? 0 : gap + 1;
    if (word > maxRunLength || gap > maxRunLength) return true;
  }
  return false;
}

/** Where marked looks for the end of emphasis. */
class StarsOfAlleles extends Hooks {
  override emStrongMask(text: string): string {
    return withoutAlleleStars(text);
  }
}

/** marked's lexer with bounds on what a hostile text can make it do. */
class BoundedLexer extends Lexer {
  readonly #tokenizer: SafeTokenizer;
  #blockDepth = 0;
  #inlineDepth = 0;

  constructor() {
    const tokenizer = new SafeTokenizer();
    const inline = [...mathExtensions.inline, boldWithGap as TokenizerExtensionFunction];
    const hooks = new StarsOfAlleles();
    super({ gfm: true, breaks: true, tokenizer, hooks, extensions: { ...mathExtensions, inline } });
    this.#tokenizer = tokenizer;
  }

  override blockTokens(source: string, tokens?: Token[], lastParagraphClipped?: boolean): Token[];
  override blockTokens(source: string, tokens?: TokensList, lastParagraphClipped?: boolean): TokensList;
  override blockTokens(source: string, tokens: Token[] = [], lastParagraphClipped?: boolean): Token[] {
    if (this.#blockDepth >= deepestBlock) {
      tokens.push({ type: 'text', raw: source, text: source });
      return tokens;
    }
    this.#blockDepth += 1;
    try {
      return super.blockTokens(source, tokens, lastParagraphClipped) as Token[];
    } finally {
      this.#blockDepth -= 1;
    }
  }

  override inlineTokens(source: string, tokens: Token[] = []): Token[] {
    if (this.#inlineDepth === 0) this.#tokenizer.beginRun(source.length);
    if (this.#inlineDepth > deepestInline || source.length > maxInlineLength || hasEndlessRun(source)) {
      tokens.push({ type: 'text', raw: source, text: source });
      return tokens;
    }
    this.#inlineDepth += 1;
    try {
      return super.inlineTokens(source, tokens);
    } finally {
      this.#inlineDepth -= 1;
    }
  }
}

/**
 * The top-level blocks as marked reads them.
 * @throws Error where marked fails; no text is known on which it does
 */
export const lexWithMarked = (source: string): Token[] => new BoundedLexer().lex(source);

/**
 * The top-level blocks of a markdown text, spaces between blocks included: their `raw` add up to the text. Time grows with
 * the length of the text, whatever it holds. One on which marked fails is shown as it was written: an answer's text must
 * not take the page it stands on, nor what is found of the others.
 */
export function lexBlocks(source: string): Token[] {
  try {
    return lexWithMarked(source);
  } catch {
    const text = source.replace(/\r\n?/g, '\n');
    return [{ type: 'paragraph', raw: text, text, tokens: [{ type: 'text', raw: text, text }] }];
  }
}
