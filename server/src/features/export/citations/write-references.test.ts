import {
  type Author,
  type Citation,
  type Ledger,
  type LedgerRow,
  ledgerVersion,
  type Mention,
  type ReferenceStyle,
} from '@sextant/contracts';
import { describe, expect, it } from 'vitest';
import { makeCitation } from '../../../testing/make-citation.ts';
import { citedIn, writeCitations } from './write-citations.ts';
import { writeReferences } from './write-references.ts';

const person = (family: string, given: string | null): Author => ({ family, given, group: false });
const people = (count: number) =>
  Array.from({ length: count }, (_, index) => person(`Name${index + 1}`, 'Ada Beth'));
const group = (family: string): Author => ({ family, given: null, group: true });

const row = (
  citation: Citation | null,
  id: string,
  publication: LedgerRow['publication'] = 'current',
): LedgerRow => ({
  id,
  number: null,
  label: citation?.title ?? id,
  missing_number: null,
  identifiers: [],
  citation,
  found: citation ? 'known' : 'unknown',
  found_reason: null,
  publication: citation ? publication : null,
  publication_reason: null,
  not_asked: [],
  article: null,
  abstract_source: null,
  checked_by: [],
  checked_at: '2026-01-01T00:00:00.000Z',
  mentions: [{} as Mention],
  searched_by: [],
});
const ledgerOf = (...rows: LedgerRow[]): Ledger => ({
  version: ledgerVersion,
  checked_at: '2026-01-01T00:00:00.000Z',
  rows,
  scores: [],
  unreached: [],
});
const write = (citation: Citation, style: ReferenceStyle, publication?: LedgerRow['publication']) =>
  writeReferences({ evidence: null, ledger: ledgerOf(row(citation, 'a', publication)) }, style).references[0]
    ?.text;

const trial = makeCitation('Metformin in trials', {
  authors: [person('Okafor', 'Ada B'), person('Müller', 'Karl'), group('Metformin Study Group')],
  journal: 'Journal of Glucose',
  year: 2021,
  volume: '12',
  issue: '3',
  pages: '281-97',
  doi: '10.1000/a',
});

describe('a reference', () => {
  it.each([
    [
      'vancouver',
      'Okafor AB, Müller K, Metformin Study Group. Metformin in trials. Journal of Glucose. 2021;12(3):281-97. doi:10.1000/a',
    ],
    [
      'ama',
      'Okafor AB, Müller K, Metformin Study Group. Metformin in trials. Journal of Glucose. 2021;12(3):281-97. doi:10.1000/a',
    ],
    [
      'apa',
      'Okafor, A. B., Müller, K., & Metformin Study Group. (2021). Metformin in trials. Journal of Glucose, 12(3), 281–297. https://doi.org/10.1000/a',
    ],
  ] as const)('in the style %s has authors, title, place and link', (style, expected) => {
    expect(write(trial, style)).toBe(expected);
  });

  it.each([
    ['vancouver', 6, 'Name1 AB, Name2 AB, Name3 AB, Name4 AB, Name5 AB, Name6 AB. T'],
    ['vancouver', 7, 'Name1 AB, Name2 AB, Name3 AB, Name4 AB, Name5 AB, Name6 AB, et al. T'],
    ['ama', 6, 'Name1 AB, Name2 AB, Name3 AB, Name4 AB, Name5 AB, Name6 AB. T'],
    ['ama', 7, 'Name1 AB, Name2 AB, Name3 AB, et al. T'],
    ['apa', 1, 'Name1, A. B. (2020). T'],
    ['apa', 2, 'Name1, A. B., & Name2, A. B. (2020). T'],
  ] as const)('in the style %s shortens %i authors as the style does', (style, count, beginning) => {
    const written = write(makeCitation('T', { authors: people(count) }), style) ?? '';
    expect(written.slice(0, beginning.length + 1)).toBe(`${beginning}.`);
  });

  it('in the style of APA has twenty authors, or nineteen and the last', () => {
    expect(write(makeCitation('T', { authors: people(20) }), 'apa')).toContain(
      'Name19, A. B., & Name20, A. B. (',
    );
    expect(write(makeCitation('T', { authors: people(21) }), 'apa')).toContain(
      'Name19, A. B., … Name21, A. B. (',
    );
  });

  it('reads initials however a source gives them', () => {
    const authors = [
      person('Smith', 'JA'),
      person('van der Berg', 'J-P'),
      person('Doe', null),
      person('Lee', 'A. B.'),
    ];
    expect(write(makeCitation('T', { authors }), 'ama')).toMatch(
      /^Smith JA, van der Berg JP, Doe, Lee AB\. T/,
    );
    expect(write(makeCitation('T', { authors }), 'apa')).toMatch(
      /^Smith, J\. A\., van der Berg, J\.-P\., Doe, & Lee, A\. B\. \(/,
    );
  });

  it.each([
    ['vancouver', 'Is it so? Journal of Tests [Internet]. Available from: https://example.org/x'],
    ['ama', 'Is it so? Journal of Tests. https://example.org/x'],
    ['apa', 'Is it so? (n.d.). Journal of Tests. https://example.org/x'],
  ] as const)(
    'in the style %s says what there is where authors, year and place are missing',
    (style, expected) => {
      const parts = { authors: [], year: null, volume: null, issue: null, pages: null, doi: null };
      expect(write(makeCitation('Is it so?', { ...parts, url: 'https://example.org/x' }), style)).toBe(
        expected,
      );
    },
  );

  it('says that a work was retracted, and stands on one line', () => {
    const twoLines = makeCitation('Two\n lines', { authors: people(1) });
    expect(write(twoLines, 'ama', 'retracted')).toMatch(/^Name1 AB\. RETRACTED: Two lines\. /);
    const marked = { ...twoLines, title: 'RETRACTED ARTICLE: Two lines' };
    expect(write(marked, 'ama', 'retracted')).toMatch(/^Name1 AB\. RETRACTED ARTICLE: Two lines\. /);
  });
});

describe('a list of references', () => {
  const works = [
    makeCitation('Second', { authors: people(2) }),
    makeCitation('First', { authors: [person('Abel', 'A')] }),
  ];
  const ledger = ledgerOf(row(works[0] ?? null, 'a'), row(null, 'unknown'), row(works[1] ?? null, 'b'));

  it('is numbered in the order of the answers, without what no source knows', () => {
    const { list, references } = writeReferences({ evidence: null, ledger }, 'vancouver');
    expect(list.split('\n').map((line) => line.slice(0, 8))).toEqual(['1. Name1', '2. Abel ']);
    expect(references.map(({ work }) => work)).toEqual(['a', 'b']);
  });

  it('leaves what only a vendor’s search brought to the works by themselves', () => {
    const [first = trial, second = trial] = works;
    const searched: LedgerRow = { ...row(first, 'a'), mentions: [], searched_by: ['xai'] };
    const { list, references } = writeReferences(
      { evidence: null, ledger: ledgerOf(searched, row(second, 'b')) },
      'vancouver',
    );
    expect(list).toMatch(/^1\. Abel A\. First\.[^\n]*$/);
    expect(references.map(({ work }) => work)).toEqual(['b', 'a']);
  });

  it('says which works no answer gives rightly, in the list and in files for reference managers', () => {
    const wrong = { state: 'mismatch', differs: [{ fact: 'title' }, { fact: 'year' }] } as Mention;
    const right = { state: 'verified' } as Mention;
    const mismatched = { ...row(trial, 'a'), mentions: [wrong] };
    const note = 'MISMATCH: cited only with another title and year; it may not be the work that was meant.';
    const list = (...mentions: Mention[]) =>
      writeReferences({ evidence: null, ledger: ledgerOf({ ...mismatched, mentions }) }, 'ama').list;
    expect(list(wrong)).toMatch(`doi:10.1000/a ${note}`);
    expect(list(wrong, right)).not.toContain('MISMATCH');
    const turn = (...mentions: Mention[]) => ({ ledger: ledgerOf({ ...mismatched, mentions }) });
    for (const format of ['csl', 'bib', 'ris'] as const) {
      const file = (...turns: ReturnType<typeof turn>[]) => writeCitations(citedIn({ turns }), format);
      expect(file(turn(wrong)).replace(/\s+/g, ' ')).toContain(note);
      // One question's answers give it rightly.
      expect(file(turn(wrong), turn(right))).not.toContain('MISMATCH');
    }
  });

  it('goes by the alphabet in the style of APA', () => {
    const { list } = writeReferences({ evidence: null, ledger }, 'apa');
    expect(list.split('\n').map((line) => line.slice(0, 5))).toEqual(['Abel,', 'Name1']);
  });

  it('leaves what was found and is cited by none to the works by themselves', () => {
    const found = makeCitation('Found', { authors: people(1), status: 'retracted' });
    const evidence = {
      query: '',
      searched_at: '2026-01-01T00:00:00.000Z',
      sources: [],
      works: [{ number: 4, citation: found }],
    } as never;
    const { list, references } = writeReferences({ evidence, ledger: null }, 'ama');
    expect(list).toBe('');
    expect(references).toEqual([
      { work: null, number: 4, text: expect.stringContaining('RETRACTED: Found') },
    ]);
  });

  it('is written fast, whatever sources sent', () => {
    const long = makeCitation('?'.repeat(100_000), { authors: people(2_000), pages: '-'.repeat(100_000) });
    const many = ledgerOf(
      ...Array.from({ length: 500 }, (_, index) => row(index === 0 ? long : trial, String(index))),
    );
    const begin = performance.now();
    for (const style of ['apa', 'vancouver', 'ama'] as const)
      writeReferences({ evidence: null, ledger: many }, style);
    expect(performance.now() - begin).toBeLessThan(10_000);
  });
});
