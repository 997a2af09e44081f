import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PlacedToken, placeTokens } from './place-tokens.ts';
import { placeAt, type Strip } from './strips.ts';
import { generatedMarkdown } from './testing/generated-markdown.ts';

function* stripsOf(tokens: readonly PlacedToken[]): Generator<Strip> {
  for (const { raw, inner, children, rows } of tokens) {
    yield raw;
    if (inner) yield inner;
    yield* stripsOf(children);
    for (const cell of rows.flat()) {
      yield cell.strip;
      yield* stripsOf(cell.tokens);
    }
  }
}

/** Whether each letter is its place's, each further on than the last. White space may have been made of a tab. */
function stands(strip: Strip, source: string): boolean {
  const { text } = strip;
  let last = -1;
  for (let index = 0; index < text.length; index += 1) {
    if (text.charCodeAt(index) <= 32) continue;
    const place = placeAt(strip, index);
    if (source[place] !== text[index] || place <= last) return false;
    last = place;
  }
  return true;
}

/** The tokens that stand side by side, as one: none may reach into the next. */
const together = (tokens: readonly PlacedToken[]): Strip => ({
  text: tokens.map(({ raw }) => raw.text).join(''),
  start: 0,
  places: Int32Array.from(
    tokens.flatMap(({ raw }) => Array.from({ length: raw.text.length }, (_, index) => placeAt(raw, index))),
  ),
});

function* groupsOf(tokens: readonly PlacedToken[]): Generator<Strip> {
  yield together(tokens);
  for (const { children, rows } of tokens) {
    yield* groupsOf(children);
    for (const cell of rows.flat()) yield* groupsOf(cell.tokens);
  }
}

describe('placeTokens', () => {
  it('finds each token where it stands in the source', () => {
    fc.assert(
      fc.property(generatedMarkdown, (text) => {
        const tokens = placeTokens(text);
        const strips = [...stripsOf(tokens), ...groupsOf(tokens)];
        expect(strips.filter((strip) => !stands(strip, text))).toEqual([]);
      }),
      // The parser puts an empty line into this one's list.
      { numRuns: 2_000, examples: [['> 1. 2) \n\t$$\n>$$\n']] },
    );
  });

  it('reads a list that goes on behind its quotation within an item, where marked alone fails', () => {
    expect(placeTokens('* a\n\t> 1. \n\\]').map(({ token }) => token.type)).toEqual(['list']);
  });

  it('reads a quotation that goes on behind the one around it within an item, where it begins as "more than"', () => {
    expect(placeTokens('* a\n  > > 60 mL\nb').map(({ token }) => token.type)).toEqual(['list']);
  });
});
