/// <reference path="../../../literature/sources/library/import/citation-js.d.ts" />
import { plugins } from '@citation-js/core';
import '@citation-js/plugin-bibtex';
import '@citation-js/plugin-ris';
import type { Citation } from '@sextant/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cslItems } from '../../../testing/csl-item.ts';
import { makeCitation } from '../../../testing/make-citation.ts';
import { readRis } from '../../../testing/read-ris.ts';
import { writeCitations } from './write-citations.ts';

type Read = { title?: string; author?: { family?: string; literal?: string }[]; DOI?: string };
const readBack = (format: 'bib' | 'ris', file: string) =>
  plugins.input.chain(file, {
    generateGraph: false,
    forceType: format === 'ris' ? '@ris/file' : '@bibtex/text',
  }) as Read[];
const works = (...citations: Citation[]) =>
  citations.map((citation) => ({ citation, publication: 'current' as const }));
const write = (format: 'bib' | 'ris' | 'csl', ...citations: Citation[]) =>
  writeCitations(works(...citations), format);

const long = `Dapagliflozin ${'in patients with heart failure and reduced ejection fraction '.repeat(12)}trial`;
const plain = makeCitation(long, {
  abstract: `BACKGROUND: One.\n\nRESULTS: ${'Two words more. '.repeat(100)}`,
  doi: '10.1056/nejmoa1911303',
  pmid: '31535829',
  pmcid: 'PMC1',
  url: 'https://pubmed.ncbi.nlm.nih.gov/31535829/',
  nct: ['NCT03036124'],
});

/** What would begin another field or another work, in every field that a source fills. */
const breaks = ['\n', '\r', '\r\n', '\u2028', '\u2029', '\u0085', '\u000b', '\u000c', '\u0000'];
/** What becomes a plain brace or backslash when text is normalized for compatibility (NFKD). */
const inDisguise = ['\ufe37', '\ufe38', '\ufe5b', '\ufe5c', '\ufe68', '\uff3c', '\uff5b', '\uff5d'];
const attacks = [
  ...breaks.flatMap((end) => [
    `A${end}ER  - ${end}TY  - JOUR${end}TI  - Second`,
    `A},${end}}${end}@article{second, title = {Second}`,
    `A"}${end}@book{second,${end}title={Second}}`,
  ]),
  ...inDisguise.map((brace) => `A${brace}`),
];
const hostile = (attack: string): Citation =>
  makeCitation(attack, {
    authors: [
      { family: attack, given: attack, group: false },
      { family: attack, given: null, group: true },
    ],
    journal: attack,
    volume: attack,
    issue: attack,
    pages: attack,
    pmid: attack,
    pmcid: attack,
    doi: attack,
    url: `https://example.org/${attack}`,
    abstract: attack,
    nct: [attack],
  });

describe('RIS', () => {
  it('has one line a field, however long it is', () => {
    const lines = write('ris', plain).split('\r\n').slice(0, -1);
    expect(lines.every((line) => /^[A-Z][A-Z0-9] {2}- /.test(line))).toBe(true);
    const [record] = readRis(write('ris', plain));
    expect(record).toMatchObject({ type: 'JOUR', continued: 0 });
    expect(record?.fields).toMatchObject({
      TI: [long],
      AU: ['Okafor, Ada'],
      T2: ['Journal of Tests'],
      PY: ['2020'],
      VL: ['12'],
      IS: ['3'],
      SP: ['45'],
      EP: ['51'],
      DO: ['10.1056/nejmoa1911303'],
      AN: ['31535829'],
      UR: ['https://pubmed.ncbi.nlm.nih.gov/31535829/'],
      N1: ['PMCID: PMC1', 'NCT03036124'],
    });
    expect(record?.fields.AB?.[0]).toBe(plain.abstract?.replace(/\s+/g, ' ').trim());
  });

  it('is read back by Citation.js', () => {
    const [read, other, ...rest] = readBack('ris', write('ris', plain, makeCitation('Another')));
    expect(read).toMatchObject({ title: long, DOI: plain.doi, author: [{ family: 'Okafor', given: 'Ada' }] });
    expect(other).toMatchObject({ title: 'Another' });
    expect(rest).toEqual([]);
  });

  it('keeps the name of a group whole, and names in two parts', () => {
    const authors = [
      { family: 'Study Group, of Heart, and Others', given: null, group: true },
      { family: 'Smith, Jr', given: 'A, B', group: false },
    ];
    const [record] = readRis(write('ris', makeCitation('Names', { authors })));
    expect(record?.fields.AU).toEqual(['Study Group of Heart and Others', 'Smith Jr, A B']);
  });
});

describe('BibTeX', () => {
  it('is read back by Citation.js, two works of one author and year as two', () => {
    const twin = makeCitation('Dapagliflozin in 50% of α-blocker users & {others}, $5_x^2 #1 ~ \\ "q"');
    const file = write('bib', plain, twin, makeCitation('Dapagliflozin too'));
    expect(new Set(file.match(/^@\w+\{[^,]+,/gm)).size).toBe(3);
    const read = readBack('bib', file);
    expect(read.map(({ title }) => title)).toEqual([long, twin.title, 'Dapagliflozin too']);
    expect(read[0]).toMatchObject({ DOI: plain.doi, author: [{ family: 'Okafor', given: 'Ada' }] });
  });
});

/** Letters and digits of a text, whatever their height; commands of TeX set others than these. */
const lettersIn = (text: string) =>
  text
    .replace(/\\text[a-z]+\{\}/g, '')
    .normalize('NFKD')
    .match(/[\p{L}\p{N}]/gu)
    ?.join('') ?? '';
const fieldOf = (name: string, file: string) =>
  new RegExp(`^\\t${name} = \\{(.*)\\},$`, 'm').exec(file)?.[1] ?? '';
/** How deep the braces of a field go, letter by letter, as BibTeX counts them: also behind a backslash. */
function depthsOf(text: string): number[] {
  let depth = 0;
  return [...text].map((letter) => {
    if (letter === '{') depth += 1;
    if (letter === '}') depth -= 1;
    return depth;
  });
}

describe('text in BibTeX', () => {
  it.each([
    ['events in women ≥ 65 or ≤ 3, ≈ 5 to ∞', 'events in women ≥ 65 or ≤ 3, ≈ 5 to ∞'],
    ['at 5×10⁻⁸ m² of H₂O', 'at 5×10$^{-8}$ m$^{2}$ of {H$_{2}$O}'],
    ['Éclair', 'Éclair'],
    ['the TNF-α of E. coli', 'the {TNF-α} of {E.} coli'],
    ['日本語 العربية русский', '日本語 العربية русский'],
    ['p < 0.05 & 5%', 'p \\textless{} 0.05 \\& 5\\%'],
    [
      'a_b #1 $5 ~ {x} \\ ^ |',
      'a\\_b \\#1 \\$5 \\textasciitilde{} \\textbraceleft{}x\\textbraceright{} \\textbackslash{} \\textasciicircum{} \\textbar{}',
    ],
  ])('%s is kept', (title, written) => {
    expect(fieldOf('title', write('bib', makeCitation(title)))).toBe(written);
  });

  it('has names of any script, and those with a comma or "and" in one', () => {
    const authors = [
      { family: '山田', given: '太郎', group: false },
      { family: 'Nguyễn', given: 'Văn', group: false },
      { family: 'Smith, Jr', given: 'A', group: false },
      { family: 'Hearts and Minds Group', given: null, group: true },
    ];
    const file = write('bib', makeCitation('Names', { authors }));
    expect(fieldOf('author', file)).toBe(
      '山田, 太郎 and Nguyễn, Văn and {Smith, Jr}, A and {Hearts and Minds Group}',
    );
    expect(readBack('bib', file)[0]?.author?.map(({ family }) => family)).toEqual([
      '山田',
      'Nguyễn',
      'Smith, Jr',
      'Hearts and Minds Group',
    ]);
  });

  it('loses no letter and no digit of a title, a journal or an author', () => {
    const text = fc.string({
      unit: fc.oneof(
        fc.constantFrom(...'≥β⁻⁸ᵐ₂{}\\^~ 字ж'),
        fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
      ),
      minLength: 1,
    });
    fc.assert(
      fc.property(text, (some) => {
        const authors = [
          { family: `a${some}`, given: some, group: false },
          { family: `b${some}`, given: null, group: true },
        ];
        const file = write('bib', makeCitation(some, { authors, journal: `c${some}` }));
        for (const field of ['title', 'author', 'journal']) {
          const depths = depthsOf(fieldOf(field, file));
          expect([Math.min(0, ...depths), depths.at(-1) ?? 0]).toEqual([0, 0]);
        }
        const all = lettersIn(some);
        expect(lettersIn(fieldOf('title', file))).toBe(all);
        expect(lettersIn(fieldOf('journal', file))).toBe(`c${all}`);
        expect(lettersIn(fieldOf('author', file))).toBe(`a${all}${all}andb${all}`);
      }),
      { numRuns: 500 },
    );
  });
});

describe('a hostile field', () => {
  it.each(attacks.map((attack) => [JSON.stringify(attack), attack]))(
    '%s makes no second record',
    (_, attack) => {
      const file = write('ris', hostile(attack), plain);
      expect(readRis(file).map(({ fields }) => fields.TI?.[0])).toEqual([expect.any(String), long]);
      expect(readRis(file).map(({ continued }) => continued)).toEqual([0, 0]);
      expect(readBack('ris', file)).toHaveLength(2);
      const bibtex = write('bib', hostile(attack), plain);
      expect(readBack('bib', bibtex)).toHaveLength(2);
      expect(readBack('bib', bibtex)[1]).toMatchObject({ title: long });
      expect(cslItems.parse(JSON.parse(write('csl', hostile(attack), plain)))).toHaveLength(2);
    },
  );

  it('of any letters makes none', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        ...breaks,
        ...inDisguise,
        'ER  - ',
        'TY  - JOUR',
        '@article{x,',
        '{',
        '}',
        '\\',
        '"',
        '%',
        ',',
        ' and ',
      ),
      fc.string({ unit: 'binary', maxLength: 5 }),
    );
    const text = fc.array(piece, { minLength: 1, maxLength: 12 }).map((pieces) => `a${pieces.join('')}`);
    fc.assert(
      fc.property(text, (attack) => {
        const ris = write('ris', hostile(attack), plain);
        expect(readRis(ris)).toHaveLength(2);
        expect(readBack('ris', ris)).toHaveLength(2);
        const bibtex = readBack('bib', write('bib', hostile(attack), plain));
        expect(bibtex).toHaveLength(2);
        expect(bibtex[1]).toMatchObject({ title: long });
        cslItems.parse(JSON.parse(write('csl', hostile(attack), plain)));
      }),
      { numRuns: 300 },
    );
  });
});

it('CSL-JSON keeps what is known of a work, by the rules of CSL', () => {
  const [item] = cslItems.parse(
    JSON.parse(writeCitations([{ citation: plain, publication: 'retracted' }], 'csl')),
  );
  expect(item).toMatchObject({
    type: 'article-journal',
    title: `RETRACTED: ${long}`,
    issued: { 'date-parts': [[2020]] },
    DOI: plain.doi,
    PMID: plain.pmid,
    note: 'NCT03036124',
  });
});

it('Sextant’s own summary stands where no style prints it', () => {
  const work = { citation: plain, publication: 'unchecked', abstract_source: 'sextant-summary' } as const;
  const bibtex = writeCitations([work], 'bib');
  expect(bibtex).toMatch(/\tannote = \{Sextant's summary: BACKGROUND/);
  expect(bibtex).toMatch(/\tnote = \{.*Whether it was retracted could not be checked\.\}/);
  expect(bibtex).not.toMatch(/\tnote = .*summary/);
  const ris = writeCitations([work], 'ris');
  expect(ris).toMatch(/N1 {2}- Sextant's summary/);
  const [item] = cslItems.parse(JSON.parse(writeCitations([work], 'csl')));
  expect(item).toMatchObject({ annote: expect.stringContaining('Sextant') });
});
