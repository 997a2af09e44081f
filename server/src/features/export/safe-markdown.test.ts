import fc from 'fast-check';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { describe, expect, it } from 'vitest';
import { asMarkdownText, safeMarkdown } from './safe-markdown.ts';
import { table } from './table.ts';

const html = (markdown: string) => micromark(markdown, { extensions: [gfm()], htmlExtensions: [gfmHtml()] });
/** What a reader sees. */
const seen = (markdown: string) =>
  html(markdown)
    .replace(/<[^>]*>/g, '')
    .replace(
      /&(lt|gt|amp|quot);/g,
      (_all, name: string) => ({ lt: '<', gt: '>', amp: '&', quot: '"' })[name] ?? '',
    )
    .trim();

/** Backslashes that could go without a change to what is drawn. */
const stray = (markdown: string) =>
  [...markdown.matchAll(/\\/g)].filter(
    ({ index }) => html(markdown.slice(0, index) + markdown.slice(index + 1)) === html(markdown),
  ).length;

const usual = [
  'HR 0.74 (95% CI 0.65–0.85), p < 0.05, p<0.001, n = 4,744',
  'PMID 31535829 [1], [2, 3] and DAPA-HF; cost ~$5 a day',
  'SGLT2 inhibitors & "flozins": what next? (2021) #1',
  'TNF_alpha, a_b_c and 2 * 3 = 6',
  '-0.5 to +0.3; 3.5 mg; 1) not a list',
  'https://example.org/a_b-c?d=e',
  '10.1000/exported.1',
];
const marked = [
  '*stars* and _lines_ and **both**',
  '# no heading',
  '> no quotation',
  '- no item',
  '12. no item',
  '~~not struck~~ and ~nor this~',
  '`code` \\* \\',
  '[x](javascript:alert(1)) ![p](https://tracker.example/p.png) [a][b] [a]: b',
  '<b>bold</b> <!-- c --> &lt; &amp;',
  '| a | b |',
  '---',
  '[ ] no box',
];

describe('a text as Markdown', () => {
  it.each(usual)('has no backslash that does nothing: %s', (text) => {
    expect(asMarkdownText(text)).not.toMatch(/\\/);
    expect(seen(asMarkdownText(text))).toBe(text);
  });

  it.each(marked)('reads as it was written: %s', (text) => {
    expect(seen(asMarkdownText(text))).toBe(text);
    expect(html(asMarkdownText(text))).not.toMatch(/<(?!\/?p>|a href="https?:)/);
    expect(seen(table(['x'], [[text]]))).toContain(text);
  });

  it('does so whatever it is made of', () => {
    const piece = fc.constantFrom(...'\\`*_[]()#>|~!$<&:-+=1.ab ;'.split(''), 'http', 'lt;', '](', ': ');
    const text = fc
      .array(piece, { maxLength: 14 })
      .map((pieces) => pieces.join('').replace(/ +/g, ' ').trim());
    fc.assert(
      fc.property(text, (written) => {
        expect(seen(asMarkdownText(written))).toBe(written);
      }),
      { numRuns: 3_000 },
    );
  });
});

describe('an answer as Markdown', () => {
  it('has its headings below the one that it stands under, and nothing else of it changed', () => {
    const answer =
      '# Summary\n\nText.\n\nFindings\n--------\n\n### One\n\n```sh\n# no heading\n```\n\n- # in a list\n';
    expect(safeMarkdown(answer, 4)).toBe(
      '##### Summary\n\nText.\n\n###### Findings\n\n###### One\n\n```sh\n# no heading\n```\n\n- # in a list\n',
    );
  });

  it('keeps its own backslashes and gets none where nothing could be defined', () => {
    const answer =
      'See [1]: it lowers risk (p<0.05).\n\n- As in [2]: 5 mg.\n\n**Dose** [3]: 10 mg! [4] \\[5\\]';
    expect(safeMarkdown(answer)).toBe(answer);
    expect(stray(safeMarkdown('Costs $5 [1]: a <b>bold</b> word![x]'))).toBe(0);
  });

  it.each([
    '[a]: https://tracker.example',
    '> [a]: https://tracker.example',
    '- 1. [a]: https://tracker.example',
    '[a\nb]: https://tracker.example',
    'x\n\n   [^1]: note',
  ])('defines nothing: %j', (answer) => {
    expect(html(`${safeMarkdown(answer)}\n\n[a] [a b] [^1]`)).not.toMatch(
      /<a href="https:\/\/tracker[^>]*>a</,
    );
    expect(html(safeMarkdown(answer))).not.toContain('footnote');
  });

  it('is bounded in time however many names it ends', () => {
    expect(safeMarkdown(`${'a]:'.repeat(30_000)}`).length).toBeGreaterThan(90_000);
    expect(safeMarkdown(`${'[a]:'.repeat(30_000)}`).length).toBeGreaterThan(90_000);
  });
});

it.each([
  ['It is $p<q$ and \\(x<y\\).', 'It is $p< q$ and \\(x< y\\).'],
  ['$$\na<b\n$$', '$$\na< b\n$$'],
  ['`a<b` and <b>', '`a< b` and &lt;b>'],
  ['$5 for $p<0.05$', '$5 for $p<0.05$'],
])('a formula and code have no references in them: %s', (markdown, written) =>
  expect(safeMarkdown(markdown)).toBe(written),
);
