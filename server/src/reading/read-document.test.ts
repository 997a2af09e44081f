import { describe, expect, it } from 'vitest';
import { blockAt, isCode, placeOf, readDocument, sentenceAt, sentencesOf } from './read-document.ts';
import { wordsBetween } from './words-between.ts';

const said = (text: string) => readDocument(text).sentences.map((sentence) => sentence.text);
const kinds = (text: string) =>
  readDocument(text).blocks.map(({ kind, from, to }) => [kind, text.slice(from, to)]);

describe('readDocument', () => {
  it('tells blocks of every kind, where they stand and what they are in', () => {
    const text =
      '# Title\n\n**Bottom line:**\n\nIt *works*.\n\n- one\n  - two\n\n> said\n> - so\n\n---\n\n```js\nx\n```\n\n$$\nx = y\n$$\n\n<br>';
    expect(kinds(text)).toEqual([
      ['heading', 'Title'],
      ['heading', '**Bottom line:**'],
      ['paragraph', 'It *works*.'],
      ['item', 'one'],
      ['item', 'two'],
      ['quote', 'said'],
      ['item', 'so'],
      ['rule', '---'],
      ['code', '```js\nx\n```'],
      ['formula', '$$\nx = y\n$$'],
      ['html', '<br>'],
    ]);
    const { blocks } = readDocument(text);
    expect(blocks.map(({ depth }) => depth)).toEqual([1, 6, 0, 1, 2, 1, 2, 0, 0, 0, 0]);
    expect(blocks.map(({ headings }) => headings.join())).toEqual(['', '0', ...Array(9).fill('0,1')]);
    expect(blocks.map(({ isQuoted }) => isQuoted)).toEqual(
      [5, 6].reduce((all, at) => all.with(at, true), Array(11).fill(false)),
    );
    expect(blocks[8]?.language).toBe('js');
  });

  it('gives each cell of a table its heads', () => {
    const { blocks } = readDocument('| Drug | HR |\n|---|:-:|\n| **A** \\| B | 0.8 |\n| C |\n');
    expect(blocks.map(({ cell }) => cell && Object.values(cell).join(';'))).toEqual([
      '0;0;0;Drug;Drug',
      '0;0;1;HR;Drug',
      '0;1;0;Drug;A | B',
      '0;1;1;HR;A | B',
      '0;2;0;Drug;C',
    ]);
  });

  it.each([
    ['The *P*-value of TGF-&beta;1 is **0.05**.', ['The P-value of TGF-β1 is 0.05.']],
    ['As `npm` shows, $x^2$ is <b>odd</b>.', ['As shows, is odd .']],
    ['It works. [1](https://x.org) So [[2]](https://y.org) there.', ['It works.', 'So there.']],
    ['See [the trial](https://x.org/a_b). Or https://x.org/c_d.', ['See the trial.', 'Or .']],
    ['- [x] done\n- [ ]  not done', ['done', 'not done']],
    ['One.\r\nTwo.\r\n\r\n> Three\r\n> > four', ['One.', 'Two.', 'Three', 'four']],
  ])('says what %j says', (text, expected) => {
    expect(said(text)).toEqual(expected);
  });

  it('keeps every place', () => {
    const text = '> 1. a **b**\r\n>    - c `d`\r\n\r\n| e &amp; f |\r\n|---|\r\n| g \\| h |\r\n';
    const document = readDocument(text);
    expect(document.prose).toHaveLength(text.length);
    for (const letter of 'abcefgh') expect(document.prose.indexOf(letter)).toBe(text.indexOf(letter));
    expect(document.prose).not.toContain('d');
    expect(isCode(document, text.indexOf('d'))).toBe(true);
    expect(isCode(document, text.indexOf('c'))).toBe(false);
    expect(blockAt(document, text.indexOf('g'))?.cell?.columnHead).toBe('e & f');
    expect(blockAt(document, text.indexOf('\n'))).toBeNull();
    expect(sentenceAt(document, text.indexOf('c'))?.text).toBe('c');
  });

  it('finds a stretch of a sentence in the text', () => {
    const text = 'First. The *P*-value was **0.05** &lt; 1.';
    const document = readDocument(text);
    const [, second] = sentencesOf(document, document.blocks[0] as never);
    expect(second?.text).toBe('The P-value was 0.05 < 1.');
    const { from, to } = placeOf(document, second as never, 4, 20);
    expect(text.slice(from, to)).toBe('P*-value was **0.05');
  });

  it('says what a stretch says, wherever it begins and ends', () => {
    const text = 'One. The **P**-*value* was [low](https://x.org). End.\n\n| a | b |\n|---|---|\n| c | d |';
    const document = readDocument(text);
    const words = (from: string, to: string) =>
      wordsBetween(document, { from: text.indexOf(from), to: text.indexOf(to) + to.length });
    expect(words('**P', 'low')).toBe('P-value was low');
    expect(words('-*value', 'End')).toBe('-value was low. End');
    expect(words('One', 'd |')).toBe('One. The P-value was low. End. a b c d');
  });

  it.each([
    ['HbA<sub>1c</sub> fell.', 'HbA1c fell.', 'HbA1c            fell.'],
    [
      'CHA<sub>2</sub>DS<sub>2</sub>-VASc is 2 [1].',
      'CHA2DS2-VASc is 2 [1].',
      'CHA2DS2-VASc                       is 2 [1].',
    ],
    [
      'At 10<sup>9</sup>/L in 5 m<SUP>2</SUP>.',
      'At 10⁹/L in 5 m² .',
      'At 10⁹/L            in 5 m²           .',
    ],
    // A word that ends in m is no metre, and 210 no power of ten.
    [
      'It did harm<sup>1</sup> to 210<sup>2</sup>.',
      'It did harm 1 to 210 2 .',
      'It did harm     1       to 210     2      .',
    ],
    ['It works<sup>1,2</sup> now.', 'It works 1,2 now.', 'It works     1,2       now.'],
  ])('reads what is lowered, and powers, as of their word: %s', (text, expected, prose) => {
    expect(said(text)).toEqual([expected]);
    expect(readDocument(text).prose).toBe(prose);
  });

  it('gives a mark behind a sentence to that sentence', () => {
    const text = 'It works. [1](https://x.org)\n\n[2](https://y.org)';
    const document = readDocument(text);
    expect(sentenceAt(document, text.indexOf('1'))?.text).toBe('It works.');
    expect(sentenceAt(document, text.indexOf('2'))).toBeNull();
  });
});
