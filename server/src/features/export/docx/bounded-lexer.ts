import { Lexer, type Token } from 'marked';

/** Lists and quotations nested deeper than this are written as they stand. */
const deepest = 8;
/** Some of marked's inline rules take the square of an endless word or gap; no language has them. */
const longestRun = /\S{2001}|\s{2001}/;
/** A longer paragraph is no prose. */
const longestInline = 40_000;

/** marked's lexer, bounded: the document is made in the server's own time, whatever an answer holds. */
class BoundedLexer extends Lexer {
  #depth = 0;

  // biome-ignore lint/suspicious/noExplicitAny: marked gives the method two shapes, which differ in nothing here
  override blockTokens(source: string, tokens: any = [], lastParagraphClipped?: boolean): any {
    if (this.#depth >= deepest) {
      tokens.push({ type: 'text', raw: source, text: source });
      return tokens;
    }
    this.#depth += 1;
    try {
      return super.blockTokens(source, tokens, lastParagraphClipped);
    } finally {
      this.#depth -= 1;
    }
  }

  override inlineTokens(source: string, tokens: Token[] = []): Token[] {
    if (source.length > longestInline || longestRun.test(source)) {
      tokens.push({ type: 'text', raw: source, text: source });
      return tokens;
    }
    return super.inlineTokens(source, tokens);
  }
}

/** The blocks of an exported session. Takes a time that grows with its length only. */
export const lexExport = (markdown: string): Token[] => new BoundedLexer({ gfm: true }).lex(markdown);
