import fc from 'fast-check';
import { Lexer } from 'marked';
import { afterEach, expect, it, vi } from 'vitest';
import { lexBlocks, lexWithMarked } from './bounded-lexer.ts';
import { generatedMarkdown } from './testing/generated-markdown.ts';

/** White space may be trimmed. */
const printed = (text: string) => text.replace(/\s/g, '');

afterEach(() => vi.restoreAllMocks());

it('leaves no text to marked on which it fails', () => {
  fc.assert(
    fc.property(generatedMarkdown, (text) => {
      const read = lexWithMarked(text).map(({ raw }) => raw);
      expect(printed(read.join(''))).toBe(printed(text));
    }),
    { numRuns: 2_000, examples: [['* a\n  > > 60 mL\nb']] },
  );
});

it('has a text on which marked fails stand as it was written', () => {
  vi.spyOn(Lexer.prototype, 'blockTokens').mockImplementation(() => {
    throw new TypeError('marked failed');
  });
  const written = '# Dose\r\n\r\n**60 mL** a day';
  const text = '# Dose\n\n**60 mL** a day';
  expect(lexBlocks(written)).toEqual([
    { type: 'paragraph', raw: text, text, tokens: [{ type: 'text', raw: text, text }] },
  ]);
});
