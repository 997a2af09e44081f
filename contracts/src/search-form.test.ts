import { describe, expect, it } from 'vitest';
import { findWords, searchForm } from './search-form.ts';

const found = (text: string, ...words: string[]) =>
  findWords(text, words).map(({ from, to }) => text.slice(from, to));

describe('the form of a text for searches', () => {
  it.each([
    ['IL\u20116', 'il-6'],
    [
      'IL\u20106, IL\u20126, IL\u20136, IL\u20146, IL\u22126, IL\uff0d6',
      'il-6, il-6, il-6, il-6, il-6, il-6',
    ],
    ['Sjögren', 'sjogren'],
    ['Sjo\u0308gren', 'sjogren'],
    ['inter\u00adleu\u200bkin\u2060\ufeff', 'interleukin'],
    ['eﬃcacy of ＣＤ４', 'efficacy of cd4'],
    ['10⁻⁹ mol, ½', '10-9 mol, 1/2'],
    ['Crohn’s, 5′-UTR', "crohn's, 5'-utr"],
    ['Łukasz Sørensen, Straße, œdème, anæmia', 'lukasz sorensen, strasse, oedeme, anaemia'],
    ['ΟΔΟΣ, οδός', 'οδοσ, οδοσ'],
    ['TNF-α, TGF-Β, µg, Ω', 'tnf-α, tgf-β, μg, ω'],
    ['İstanbul, ısı', 'istanbul, isi'],
    ['抑制剂 が हि', '抑制剂 か\u3099 हि'],
  ])('of %s is %s, and its own form', (text, form) => {
    expect(searchForm(text)).toBe(form);
    expect(searchForm(form)).toBe(form);
  });
});

describe('words in a text', () => {
  it('are told as they are written there, whatever stands before them', () => {
    const before = '\u00adeﬃcacy\u00ad … Vie\u0323\u0302t 😀 ½ ';
    expect(found(`${before}IL\u20116 and IL\u00ad-6`, 'il-6')).toEqual(['IL\u20116', 'IL\u00ad-6']);
    expect(found(`${before}Sjo\u0308gren, Sjögren, SJOGREN`, 'Sjögren')).toEqual([
      'Sjo\u0308gren',
      'Sjögren',
      'SJOGREN',
    ]);
    expect(found('Sjo\u0308', 'sjo')).toEqual(['Sjo\u0308']);
  });

  it('are in order and lie over no other', () => {
    expect(found('ﬁne f', 'f', 'i')).toEqual(['ﬁ', 'f']);
    expect(found('ﬁﬁ', 'if')).toEqual(['ﬁﬁ']);
    expect(found('a.b a+b', 'a.b', 'B')).toEqual(['a.b', 'b']);
    expect(found('of metformin')).toEqual([]);
    expect(found('of metformin', '\u00ad')).toEqual([]);
  });
});
