import type { Tokens } from 'marked';
import { describe, expect, it } from 'vitest';
import { lexBlocks } from './bounded-lexer.ts';
import { placeTokens } from './place-tokens.ts';
import { readMarkdown } from './read-markdown.ts';

const head = '| Arm | HR |\n|---|---|\n';
const cellsOf = (row: string) => {
  const [table] = lexBlocks(head + row) as [Tokens.Table];
  return table.rows[0]?.map(({ text }) => text);
};

describe('a row of a table', () => {
  it.each([
    ['| drug | 0.74 | 0.65 to 0.85 | n = 12 |', ['drug', '0.74 | 0.65 to 0.85 | n = 12']],
    ['| $|x|$ | 5 |', ['$|x|$', '5']],
    ['| `a|b` | \\(|r| > 0.5\\) |', ['`a|b`', '\\(|r| > 0.5\\)']],
    ['| $5 | $10 |', ['$5', '$10']],
    ['| a \\| b | c |', ['a | b', 'c']],
    ['| drug |', ['drug', '']],
    ['| | 5 |', ['', '5']],
    ['drug | 0.74 | more', ['drug', '0.74 | more']],
  ])('%s loses no word of what is written in it', (row, cells) => expect(cellsOf(row)).toEqual(cells));

  it('is read so wherever it ends, and its cells stand where they were written', () => {
    const source = `${head}| $|x|$ | 5 |\n| drug | **0.74** | 3 |\n`;
    let read = readMarkdown(null, '');
    for (let end = 1; end <= source.length; end += 1) read = readMarkdown(read, source.slice(0, end));
    expect(read.blocks).toEqual(readMarkdown(null, source).blocks);
    const rows = placeTokens(source)[0]?.rows ?? [];
    expect(rows.map((cells) => cells.map(({ strip }) => strip.text))).toEqual([
      ['Arm', 'HR'],
      ['$|x|$', '5'],
      ['drug', '**0.74** | 3'],
    ]);
  });
});

describe('a formula', () => {
  it.each(['5 $\\mu$g', '37$^\\circ$C', '5$\\times$10', '$\\pm$3', 'It is $\\approx$5%'])(
    'of a sign by its name is one before and behind letters: %s',
    (text) => expect(JSON.stringify(lexBlocks(text))).toContain('"type":"math"'),
  );
  it.each(['$5 and $10', 'US$5$', '$5$10', 'A$\\$B$'])('is no price: %s', (text) =>
    expect(JSON.stringify(lexBlocks(text))).not.toContain('"type":"math"'),
  );
});
