import type { TokenizerThis, Tokens } from 'marked';

/** Bold that Markdown does not close before letters, as in languages that part no words: **「剂量」**的. */
export const closedBeforeLetters = /^\*\*(?![\s*])[^*\n]{1,300}(?<=\S)\*\*(?!\*)/;

const withGap = /^\*\*(?![\s*])([^*\n`]{1,200}[:：] )\*\*(?=[^\s*])/;

/** What is not closed behind a gap: `**Dose: **5 mg`. */
export function boldWithGap(this: TokenizerThis, source: string): Tokens.Strong | undefined {
  const [raw, text] = withGap.exec(source) ?? [];
  return raw && text ? { type: 'strong', raw, text, tokens: this.lexer.inlineTokens(text) } : undefined;
}
