import { Lexer, type Token, Tokenizer, type Tokens, type TokensList } from 'marked';
import { mathExtensions } from './maths.ts';

/** Lists and quotations nested deeper than this are shown as they were written. */
const deepestBlock = 8;
/** Some of marked's inline rules take quadratic time on one endless word or gap; no language has them. */
const longestRun = 2_000;
/** A longer paragraph is no prose: it is shown as it was written. */
const longestInline = 40_000;
const longestHeading = 2_000;

/** Reads raw HTML and link definitions as plain text: nothing an engine writes may hide or become markup. */
class SafeTokenizer extends Tokenizer {
  override html(): undefined {
    return undefined;
  }

  override tag(): undefined {
    return undefined;
  }

  override def(): undefined {
    return undefined;
  }

  override heading(source: string): Tokens.Heading | undefined {
    const end = source.indexOf('\n');
    return (end < 0 ? source.length : end) > longestHeading ? undefined : super.heading(source);
  }
}

/** Whether words, or the gaps between them, are longer than any in prose. */
export function hasEndlessRun(source: string): boolean {
  if (source.length <= longestRun) return false;
  let word = 0;
  let gap = 0;
  for (let index = 0; index < source.length; index += 1) {
    const printing = source.charCodeAt(index) > 32;
    word = printing ? word + 1 : 0;
    gap = printing ? 0 : gap + 1;
    if (word > longestRun || gap > longestRun) return true;
  }
  return false;
}

/** marked's lexer with bounds on what a hostile text can make it do. */
class BoundedLexer extends Lexer {
  #depth = 0;

  override blockTokens(source: string, tokens?: Token[], lastParagraphClipped?: boolean): Token[];
  override blockTokens(source: string, tokens?: TokensList, lastParagraphClipped?: boolean): TokensList;
  override blockTokens(source: string, tokens: Token[] = [], lastParagraphClipped?: boolean): Token[] {
    if (this.#depth >= deepestBlock) {
      tokens.push({ type: 'text', raw: source, text: source });
      return tokens;
    }
    this.#depth += 1;
    try {
      return super.blockTokens(source, tokens, lastParagraphClipped) as Token[];
    } finally {
      this.#depth -= 1;
    }
  }

  override inlineTokens(source: string, tokens: Token[] = []): Token[] {
    if (source.length > longestInline || hasEndlessRun(source)) {
      tokens.push({ type: 'text', raw: source, text: source });
      return tokens;
    }
    return super.inlineTokens(source, tokens);
  }
}

/**
 * The top-level blocks of a markdown text, spaces between blocks included: their `raw` add up to the text.
 * Time grows with the length of the text, whatever it holds.
 */
export function lexBlocks(source: string): Token[] {
  const tokenizer = new SafeTokenizer();
  return new BoundedLexer({ gfm: true, breaks: true, tokenizer, extensions: mathExtensions }).lex(source);
}
