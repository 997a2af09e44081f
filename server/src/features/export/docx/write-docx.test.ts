import type { SessionDocument } from '@sextant/contracts';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { writeDocx } from './write-docx.ts';

/** A file's part, of a session with this one answer. */
async function xmlOf(text: string, part = 'document'): Promise<string> {
  const answer = { engine: 'claude', label: 'Claude', model: 'claude-of-today', notices: [], text };
  const document: SessionDocument = {
    title: 'Q',
    exported: '',
    turns: [
      {
        question: 'Q',
        facts: [],
        verdicts: null,
        notices: [],
        synthesis: [],
        answers: [answer],
        references: [],
        tables: [],
        record: { lines: [], tables: [] },
      },
    ],
  };
  const files = unzipSync(new Uint8Array(await writeDocx(document, [])));
  return strFromU8(files[`word/${part}.xml`] ?? new Uint8Array());
}

/** What stands in the formulas of a file, in its order. */
const inFormulas = (xml: string) =>
  [...xml.matchAll(/<m:oMath[ >][\s\S]*?<\/m:oMath>/g)].map(([omml]) =>
    [...omml.matchAll(/<m:t(?: [^>]*)?>([^<]*)<|<m:chr m:val="([^"]*)"/g)]
      .map(([, text, sign]) => text ?? sign)
      .join('')
      .replace(/[\s\u200b\u2061]/g, ''),
  );

it.each([
  ['p < 0.001', 'p&lt;0.001'],
  ['\\text{R\\&D} > 1', 'R&amp;D&gt;1'],
  ['AUC = \\int_0^\\infty C(t)\\,dt', 'AUC=∫0∞C(t)dt'],
  ['\\int_0^{24} C(t) dt = 5', '∫024C(t)dt=5'],
  ['A \\overset{k_1}{\\rightarrow} B', 'A→k1B'],
  ['X \\overset{iid}{\\sim} N(0,1)', 'X∼iidN(0,1)'],
  ['A \\stackrel{k}{\\longrightarrow} B', 'A⟶kB'],
  ['a \\mathrel{\\raisebox{0pt}{x}} b', 'axb'],
  ['\\smash{x} \\phantom{y} z', 'xz'],
  ['\\hat{p} + \\vec{v}', '\u0302p+\u20d7v'],
  ['\\ce{HCO3- + H+ <=> CO2 + H2O}', 'HCO3−+H+⇌CO2+H2O'],
  ['\\SI{5}{\\milli\\gram\\per\\kilo\\gram}', '5mg/kg'],
])('the formula %s has all its signs', async (source, signs) => {
  expect(inFormulas(await xmlOf(`It is $${source}$ here.`))).toEqual([signs]);
});

it('a binomial coefficient is no quotient, and a line below a letter none above it', async () => {
  const xml = await xmlOf('$\\frac{\\binom{n}{k}}{2}$ and $\\underline{x}$ and $\\bar{y}$');
  expect([...xml.matchAll(/<m:type m:val="(\w+)"/g)].map(([, type]) => type)).toEqual(['bar', 'noBar']);
  expect(xml).toMatch(/<m:limLow>.*x.*<m:lim>.*\u203e.*<\/m:limLow>/);
  expect(xml.match(/<m:acc>/g)).toHaveLength(1);
});

it('no word of a table is broken while there is room for all', async () => {
  const engines = ['Study', 'Outcome', 'Mistral', 'Gemini', 'Claude', 'ChatGPT', 'xAI', 'DeepSeek'];
  const told = 'all who were given the drug for as long as they lived, and those who were not';
  const cells = [told, told, 'yes', 'no', 'yes', told, 'no', 'yes'];
  const row = (texts: string[]) => `| ${texts.join(' | ')} |`;
  const xml = await xmlOf([row(engines), row(engines.map(() => '---')), row(cells)].join('\n'));
  const [, grid = ''] = /<w:tblGrid>(.*?)<\/w:tblGrid>/.exec(xml) ?? [];
  const widths = [...grid.matchAll(/w:w="(\d+)"/g)].map(([, width]) => Number(width));
  // In twentieths of a point: a bold letter is 80 at most on the average, and 140 are left free.
  for (const [at, name] of engines.entries())
    expect(widths[at], name).toBeGreaterThanOrEqual(name.length * 80 + 140);
  expect(widths[0]).toBeGreaterThan(widths[2] ?? 0);
});

it.each([
  'It is &#65535; and &#xFFFE; here.',
  'It is &#0;, &#1; and &#55296; here.',
  '[A link](https://example.org/&#65535;)',
  '| A&#65535; |\n| --- |\n| B&#xFFFE; |',
  '$\\char"FFFF$',
  '```table\n{"columns": ["A\\uffff"], "rows": [["\\u0001"]]}\n```',
])('has no character that its format does not know: %s', async (text) => {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
  expect(await xmlOf(text)).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/u);
});

/** Each paragraph that has text: whether it runs from right to left, and its runs, those from right to left in ‹›. */
const directionsIn = (xml: string) =>
  [...xml.matchAll(/<w:p>(.*?)<\/w:p>/gs)].flatMap(([, paragraph = '']) => {
    const runs = [...paragraph.matchAll(/<w:r>(.*?)<\/w:r>/gs)].flatMap(([, run = '']) => {
      const text = /<w:t[^>]*>([^<]*)</.exec(run)?.[1];
      if (text === undefined) return [];
      return run.includes('<w:rtl/>') ? `‹${text}›` : text;
    });
    return runs.length > 0 ? [`${paragraph.includes('<w:bidi/>') ? '← ' : ''}${runs.join('')}`] : [];
  });

it('runs from right to left where its text does, paragraph by paragraph and run by run', async () => {
  const xml = await xmlOf(
    [
      '## هل يمنع فيتامين د الكسور؟',
      '**لا**، بحسب DAPA-HF (HR 0.98).',
      'The word דם means blood, and מים (water).',
      '- بند',
      '- item',
      '| دراسة | n |\n| --- | --- |\n| أ | one |',
    ].join('\n\n'),
  );
  const all = directionsIn(xml);
  for (const line of [
    '← ‹هل يمنع فيتامين د الكسور؟›',
    '← ‹لا›‹، بحسب ›DAPA-HF (HR 0.98‹).›',
    'The word ‹דם› means blood, and ‹מים› (water).',
    '← ‹بند›',
    'item',
    '← ‹دراسة›',
    'one',
  ])
    expect(all).toContain(line);
  expect(xml.match(/<w:bidiVisual\/>/g)).toHaveLength(1);
  expect(await xmlOf('All of it, 0.98 [1].\n\n| A |\n| --- |\n| b |')).not.toMatch(/w:rtl|w:bidi/);
});

it('raised and lowered letters and new lines are those of the document', async () => {
  const xml = await xmlOf('Na<sup>+</sup> and H<sub>2</sub>O\n\n| a<br>b |\n|---|\n| <img src=x> |');
  expect(xml).toMatch(/<w:vertAlign w:val="superscript"\/><\/w:rPr><w:t[^>]*>\+</);
  expect(xml).toMatch(/<w:vertAlign w:val="subscript"\/><\/w:rPr><w:t[^>]*>2</);
  expect(xml).toContain('&lt;img src=x&gt;');
  expect(xml).not.toMatch(/&lt;(?:br|su[bp])/);
});

it.each([
  ['0. Fully active\n1. Restricted', '0'],
  ['1. First\n2. Second', '1'],
  ['4. Fourth', '4'],
])('the list %j begins with its own number', async (text, first) => {
  const starts = [
    ...(await xmlOf(text, 'numbering')).matchAll(
      /w:ilvl="0"[^>]*><w:start w:val="(\d+)"\/><w:numFmt w:val="decimal"/g,
    ),
  ];
  expect(starts.map(([, start]) => start)).toContain(first);
});

it('a box to tick stands before its words', async () => {
  const xml = await xmlOf('- [x] done\n- [ ] *not* yet');
  const items = [...xml.matchAll(/<w:p>(?:(?!<\/w:p>).)*?<w:numPr>.*?<\/w:p>/g)].map(([item]) =>
    [...item.matchAll(/<w:t(?: [^>]*)?>([^<]*)</g)].map(([, text]) => text).join(''),
  );
  expect(items).toEqual(['☑ done', '☐ not yet']);
});

/** What the file's paragraphs and cells say, in their order. */
const linesOf = (xml: string) =>
  [...xml.matchAll(/<w:p[ >][\s\S]*?<\/w:p>/g)]
    .map(([paragraph]) =>
      [...paragraph.matchAll(/<[wm]:t(?: [^>]*)?>([^<]*)</g)].map(([, text]) => text).join(''),
    )
    .filter(Boolean);

it.each([
  ['```csv\nDrug,HR\nA,0.8\n```', ['Drug', 'HR', 'A', '0.8']],
  ['```tsv\nDrug\tHR\nA\t0.8\n```', ['Drug', 'HR', 'A', '0.8']],
  ['```csv\nDrug,HR\nA\n```', ['Not drawn. rows.0: Has 1 cells, and the header 2.', 'Drug,HR', 'A']],
  ['```latex\n\\[ x = 2 \\]\n```', ['x=2']],
  ['```math\n\\foo{x}\n```', ['\\foo{x}']],
  ['```constructor\na\n```', ['a']],
])('the fence %j is what its name says', async (fence, lines) => {
  expect(linesOf(await xmlOf(fence)).join('|')).toContain(lines.join('|'));
});
