import { lexBlocks, type ReadMarkdown, readMarkdown } from '@sextant/markdown';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { BlockView } from './block.tsx';
import { Markdown } from './markdown.tsx';

const markup = (read: ReadMarkdown) =>
  renderToStaticMarkup(read.blocks.map((block) => <BlockView key={block.key} block={block} />));

const whole = (text: string) => markup(readMarkdown(null, text));

function streamed(text: string, cuts: number[]): ReadMarkdown {
  let read = readMarkdown(null, '');
  for (const cut of [...cuts].sort((a, b) => a - b)) read = readMarkdown(read, text.slice(0, cut));
  return readMarkdown(read, text);
}

const everywhere = (text: string) => Array.from({ length: text.length }, (_, index) => index);

const sample = `# Title
Some **bold** and *italic*, a link https://example.org/a_b?c=1 and [1, 3-5].
Next line.

1. First item
   with more

   - nested **deep**
   - other
2. Second
3. Third

- a
- b
* * *
- c

| study | n |
|:--|--:|
${Array.from({ length: 12 }, (_, row) => `| row ${row} | ${row} |`).join('\n')}

\`\`\`vega-lite
{"a": 1}

# no heading
\`\`\`

> quoted
> more

>65 years
>= 3

0. none
1. >5 mg

##Dose
**Note: **take **「中」**的, H~2~O.

~~~
open & <b>
`;

/** What a few characters mean may depend on what follows them; words must neither go nor come twice. */
describe('a text read while it grows', () => {
  test('looks at its end as if it had come at once, letter by letter', () => {
    expect(markup(streamed(sample, everywhere(sample)))).toBe(whole(sample));
  });

  test.each([
    ['##Dose', '<h2>Dose</h2>'],
    ['###剂量 **x**\n\ny', '<h3>剂量 <strong>x</strong></h3><p>y</p>'],
    ['#1 choice', '<p>#1 choice</p>'],
    ['##5 mg', '<p>##5 mg</p>'],
    ['请注意**「剂量」**的', '<p>请注意<strong>「剂量」</strong>的</p>'],
    ['**"a"**b **(c)**d', '<p><strong>&quot;a&quot;</strong>b <strong>(c)</strong>d</p>'],
    ['**Dose: **5 mg', '<p><strong>Dose: </strong>5 mg</p>'],
    ['**A **B:** c', '<p>**A <strong>B:</strong> c</p>'],
    ['**a `**` b', '<p>**a <code>**</code> b</p>'],
    ['** a** b **c', '<p>** a** b **c</p>'],
    ['CYP2C19*2 and CYP2C19*3', '<p>CYP2C19*2 and CYP2C19*3</p>'],
    ['5*10^9 and 3*10^8', '<p>5*10^9 and 3*10^8</p>'],
    [
      'HLA-A*31:01 and **HLA-B*15:02 or HLA-B*57:01**',
      '<p>HLA-A*31:01 and <strong>HLA-B*15:02 or HLA-B*57:01</strong></p>',
    ],
    ['*Note: CYP2C19*2 carriers*', '<p><em>Note: CYP2C19*2 carriers</em></p>'],
    ['about *5*10^9 or *3A of NUDT15*3', '<p>about *5*10^9 or *3A of NUDT15*3</p>'],
    ['*2 mg* daily, *I*2 = 45%, *p*53', '<p><em>2 mg</em> daily, <em>I</em>2 = 45%, <em>p</em>53</p>'],
    [
      '- >60 mL/min: 10 mg\n- > 30: 5 mg',
      '<ul><li><p>&gt;60 mL/min: 10 mg</p></li><li><p>&gt; 30: 5 mg</p></li></ul>',
    ],
    ['1. >3× ULN: stop', '<ol start="1"><li><p>&gt;3× ULN: stop</p></li></ol>'],
    ['>65 years: 12%\n<65 years: 8%', '<p>&gt;65 years: 12%<br/>&lt;65 years: 8%</p>'],
    ['>= 60: yes', '<p>&gt;= 60: yes</p>'],
    ['> 65 years is old\n>more', '<blockquote><p>65 years is old<br/>more</p></blockquote>'],
    [
      '0. Fully active\n1. Restricted',
      '<ol start="0"><li><p>Fully active</p></li><li><p>Restricted</p></li></ol>',
    ],
    ['H~2~O ~5 to ~10', '<p>H~2~O ~5 to ~10</p>'],
    ['~~gone~~', '<p><del>gone</del></p>'],
  ])('%j reads as engines mean it', (text, expected) => expect(whole(text)).toBe(expected));

  test('keeps a finished block as the same object', () => {
    const first = readMarkdown(null, 'One.\n\nTwo.\n\nThr');
    const second = readMarkdown(first, 'One.\n\nTwo.\n\nThree.');
    expect(second.blocks.slice(0, 2)).toEqual(first.blocks.slice(0, 2));
    expect(second.blocks[0]).toBe(first.blocks[0]);
    expect(second.blocks[1]).toBe(first.blocks[1]);
  });

  test('keeps finished items of a list and finished rows of a table', () => {
    const list = readMarkdown(null, '- a\n- b\n- c');
    const longer = readMarkdown(list, '- a\n- b\n- c\n- d');
    const items = (read: ReadMarkdown) => (read.blocks[0]?.kind === 'list' ? read.blocks[0].items : []);
    expect(items(longer)).toHaveLength(4);
    expect(items(longer)[0]).toBe(items(list)[0]);
    const rows = (count: number) => `|a|\n|-|\n${'|x|\n'.repeat(count)}`;
    const table = readMarkdown(readMarkdown(null, rows(20)), rows(21));
    expect(table.blocks[0]?.kind === 'table' && table.blocks[0].rows).toHaveLength(21);
    expect(table.cut).toBeGreaterThan(rows(10).length);
  });

  test('starts again when what was written is withdrawn', () => {
    const first = readMarkdown(null, '# Old\n\ntext');
    expect(markup(readMarkdown(first, 'New'))).toBe('<p>New</p>');
  });

  test('draws a fence only once it is closed', () => {
    const open = readMarkdown(null, '```smiles\nCCO\n');
    expect(open.blocks[0]).toMatchObject({ kind: 'code', language: 'smiles', closed: false });
    const closed = readMarkdown(open, '```smiles\nCCO\n```\n');
    expect(closed.blocks[0]).toMatchObject({ kind: 'code', source: 'CCO', closed: true });
  });

  test.each(['- x\n\n|a|\n|-|\n|b|\n``` `|c|\n', 'words\n``` and `more`\n', '- item\n``` js`\nwords'])(
    'takes three backticks for a fence once their line is whole: %j',
    (text) => {
      expect(markup(streamed(text, everywhere(text)))).toBe(whole(text));
    },
  );

  const pieces = fc.constantFrom(
    ...[
      '\n- x\n',
      '- x\n',
      '1. y\n',
      '|c|\n',
      '\n|a|\n|-|\n|b|\n',
      'a',
      ' ',
      '\n',
      '\n\n',
      '- ',
      '1. ',
      '* ',
      '**',
      '`',
      '```',
      '```js\n',
      '~~~',
      '|',
      '|-|\n',
      '> ',
      '# ',
      '[1]',
    ],
    ...[
      '    ',
      '\t',
      '<b>',
      'http://x.y ',
      '---\n',
      '===\n',
      '\r\n',
      '2',
      '&beta;',
      'word word',
      ...['\n- x\n', '- x\n', '1. y\n', '|c|\n', '\n|a|\n|-|\n|b|\n', '- ', '|c|\n'],
      '\\',
      '](',
      '![',
      '_',
    ],
  );

  test('loses and doubles nothing, wherever it is cut', () => {
    fc.assert(
      fc.property(
        fc.array(pieces, { maxLength: 40 }),
        fc.array(fc.nat(120), { maxLength: 30 }),
        (parts, cuts) => {
          const text = parts.join('');
          const letters = (html: string) => html.replace(/<[^>]*>|&\w+;|[^a-z]/g, '');
          expect(letters(markup(streamed(text, cuts)))).toBe(letters(whole(text)));
        },
      ),
      { numRuns: 2_000 },
    );
  });

  test('is cut where the lexer says that blocks begin', () => {
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 40 }), (parts) => {
        const text = parts.join('').replace(/\r\n?/g, '\n');
        const length = lexBlocks(text).reduce((sum, token) => sum + token.raw.length, 0);
        expect(length).toBe(text.length);
      }),
    );
  });
});

test.each([
  ['# One\n\n## Two', [4, 5]],
  ['## Two\n\n### Three\n\n# One', [4, 5, 4]],
  ['###### Six', [4]],
  ['# One\n\n#### Four\n\n## Two\n\n#### Four\n\n# One', [4, 5, 5, 6, 4]],
  ['# One\n\n##\n\n### Three\n\n#', [4, 5]],
])('headings follow that of their answer and leave out no level: %s', (text, levels) => {
  const html = renderToStaticMarkup(<Markdown text={text} />);
  expect([...html.matchAll(/aria-level="(\d)"/g)].map(([, level]) => Number(level))).toEqual(levels);
});

describe('the specification’s markdown', () => {
  test.each([
    ['# One', '<h1>One</h1>'],
    ['## Two', '<h2>Two</h2>'],
    ['### Three', '<h3>Three</h3>'],
    ['###### Six', '<h4>Six</h4>'],
    ['**bold** and *italic*', '<p><strong>bold</strong> and <em>italic</em></p>'],
    ['one\ntwo', '<p>one<br/>two</p>'],
    [
      'see https://example.org/a.',
      '<p>see <a href="https://example.org/a" title="https://example.org/a" target="_blank" rel="noopener noreferrer"><bdi>https://example.org/a</bdi></a>.</p>',
    ],
  ])('%s', (text, expected) => {
    expect(whole(text)).toBe(expected);
  });
});

describe('a table', () => {
  const classes = (text: string) =>
    [...whole(text).matchAll(/<t[hd](?:\s[^>]*?)?(?:class="([^"]*)")?>/g)].map(([, name]) => name);

  test('has more room for a column of long texts', () => {
    const remark = 'a remark on whom the trial enrolled, and on how it was counted';
    const head = /<thead>.*<\/thead>/.exec(whole(`| Trial | Remark |\n|---|---|\n| A | ${remark} |\n`))?.[0];
    expect(head).toMatch(/<th scope="col">Trial<\/th><th scope="col" class="long-texts">Remark<\/th>/);
  });

  test('has its columns of numbers to the right, however the answer aligned them, and no others', () => {
    const row = '| A | 4,744 | 0.74 (0.65–0.85) | 12 mg |\n';
    const table = `| Trial | n | HR | Dose |\n|---|---|:---:|---|\n${row}| B | – | **0.82** | 30 mg |\n`;
    const line = [undefined, 'text-right', 'text-right', undefined];
    expect(classes(table)).toEqual([...line, ...line, ...line]);
  });

  test('keeps its alignment where a column has words, or nothing at all', () => {
    expect(classes('| A | B | C |\n|:---:|---:|---|\n| a | b | – |\n')).toEqual([
      'text-center',
      'text-right',
      undefined,
      'text-center',
      'text-right',
      undefined,
    ]);
  });
});

describe('hostile text', () => {
  /** Of work, not of time: the machine may be busy with other things. */
  const seconds = (text: string) => {
    const start = process.threadCpuUsage();
    let read: ReadMarkdown | null = null;
    for (let end = 0; end <= text.length; end += Math.ceil(text.length / 20))
      read = readMarkdown(read, text.slice(0, end));
    renderToStaticMarkup(
      readMarkdown(read, text).blocks.map((block) => <BlockView key={block.key} block={block} />),
    );
    return process.threadCpuUsage(start).user / 1_000_000;
  };

  test.each([
    ['asterisks', '*'.repeat(100_000)],
    ['openers of emphasis', '*x '.repeat(30_000)],
    ['mixed openers of emphasis', '*a **b '.repeat(10_000)],
    ['underscores in one word', 'a_'.repeat(50_000)],
    ['the start of an address without end', `${'a.'.repeat(40_000)}@`],
    ['brackets', '['.repeat(50_000)],
    ['openers of links', '[a]('.repeat(20_000)],
    ['openers of tags', '<a:'.repeat(20_000)],
    ['quotations in quotations', '>'.repeat(20_000)],
    ['lists in lists', Array.from({ length: 300 }, (_, depth) => `${' '.repeat(depth * 2)}- a`).join('\n')],
    ['list markers on one line', '- '.repeat(10_000)],
    ['a table of 20,000 rows', `|a|b|\n|-|-|\n${'|1|2|\n'.repeat(20_000)}`],
    ['a table of 25,000 columns', `${'|a'.repeat(25_000)}|\n${'|-'.repeat(25_000)}|\n`],
    ['a heading with a long gap', `# a${' '.repeat(50_000)}b`],
    ['a list of 20,000 items', '- a\n'.repeat(20_000)],
    ['an open fence', `\`\`\`\n${'x\n'.repeat(50_000)}`],
    [
      'back-ticks of all lengths',
      Array.from({ length: 300 }, (_, length) => `${'`'.repeat(length)} `).join(''),
    ],
  ])('costs no more than its length: %s', (_, text) => {
    // Most take a tenth of a second; what costs the square of its length takes minutes.
    expect(seconds(text)).toBeLessThan(20);
  });

  test.each([
    ['<script>alert(1)</script>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
    ['<img src=x onerror=alert(1)>', '<p>&lt;img src=x onerror=alert(1)&gt;</p>'],
    ['[a](javascript:alert(1))', '<p>[a](javascript:alert(1))</p>'],
    ['[a](JaVaScRiPt&colon;alert(1))', '<p>[a](JaVaScRiPt&amp;colon;alert(1))</p>'],
    ['[a](data:text/html,x)', '<p>[a](data:text/html,x)</p>'],
    ['[a](//evil.example)', '<p>[a](//evil.example)</p>'],
    ['<javascript:alert(1)>', '<p>&lt;javascript:alert(1)&gt;</p>'],
    ['[a]: javascript:alert(1)\n\n[a]', '<p>[a]: javascript:alert(1)</p><p>[a]</p>'],
  ])('stays text: %s', (text, expected) => {
    expect(whole(text)).toBe(expected);
  });

  test('a picture becomes a link and is never loaded', () => {
    expect(whole('![alt](https://evil.example/x.png)')).toBe(
      '<p><a href="https://evil.example/x.png" title="https://evil.example/x.png" target="_blank" rel="noopener noreferrer"><bdi>alt</bdi></a></p>',
    );
  });
});
