import { readdir, readFile } from 'node:fs/promises';
import type { Citation, Evidence } from '@sextant/contracts';
import type { ForestBlock } from '@sextant/contracts/blocks/forest';
import { type BlockKind, blockKinds, readBlock } from '@sextant/contracts/blocks/index';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { BundledRecord } from '../../../literature/sources/library/bundled-record.ts';
import { bundledToCitation } from '../../../literature/sources/library/bundled-to-citation.ts';
import { readFigures } from '../../../reading/figures/read-figures.ts';
import { findMentions } from '../../../reading/mentions/find-mentions.ts';
import { readDocument } from '../../../reading/read-document.ts';
import { makeCitation } from '../../../testing/make-citation.ts';
import { writeDemoAnswer } from './demo-answer.ts';
import { type DemoStrategy, demoStrategies } from './strategies.ts';

const folder = new URL('../../../literature/sources/library/bundled/', import.meta.url);
const records: Citation[] = [];
beforeAll(async () => {
  for (const name of await readdir(folder))
    if (name.endsWith('.json') && name !== 'sample-questions.json') {
      const content: BundledRecord[] = JSON.parse(await readFile(new URL(name, folder), 'utf8'));
      records.push(...content.map(bundledToCitation));
    }
});

const evidenceOf = (query: string, works: readonly Citation[]): Evidence => ({
  searched_at: '2026-01-01T00:00:00Z',
  query,
  sources: [],
  works: works.map((citation, index) => ({ number: index + 1, citation })),
});
const answer = (question: string, works: readonly Citation[], strategy: DemoStrategy): string =>
  writeDemoAnswer({
    label: 'Claude',
    keyVariable: 'ANTHROPIC_API_KEY',
    question,
    evidence: evidenceOf(question, works),
    strategy,
  });

const fenced = /^```([\w-]+)\n([\s\S]*?)\n```$/gm;
function blocksIn(text: string) {
  return [...text.matchAll(fenced)].map(([, kind = '', source = '']) => {
    expect(blockKinds, text).toContain(kind);
    const read = readBlock(kind as BlockKind, source);
    if (!read.ok) throw new Error(`${kind}: ${read.reason}\n${source}`);
    return { kind, source, block: read.block };
  });
}
const withoutBlocks = (text: string) => text.replace(fenced, '');

/** Every number of a text, as a number: `5,037` and `5037`, `0.80` and `0.8` are one. */
const numbersIn = (text: string): number[] =>
  [...text.replace(/(?<=\d),(?=\d{3})/g, '').matchAll(/\d+(?:\.\d+)?/g)].map(([number]) => Number(number));

/** Where a number of a picture may come from: what the record says, its year and size, and its number here. */
const statedIn = (works: readonly Citation[]): ReadonlySet<number> =>
  new Set(
    works.flatMap(({ abstract, n, year }, index) => [
      index + 1,
      ...numbersIn(abstract ?? ''),
      ...[n, year].filter((number) => number !== null),
    ]),
  );

const drug = (name: string, extra: Partial<Citation>): Citation =>
  makeCitation(`${name} and cardiovascular mortality`, {
    study_type: 'randomized-trial',
    pmid: `${40000000 + (extra.year ?? 0)}`,
    ...extra,
  });
const question = 'Does metformin lower cardiovascular mortality?';
const three = [
  drug('Metformin', {
    year: 2015,
    n: 1704,
    abstract:
      'Cardiovascular mortality, metformin vs placebo: HR 0.78 (95% CI 0.65 to 0.94), P=0.01. Metformin lowered cardiovascular mortality.',
  }),
  drug('More metformin', {
    year: 2019,
    n: 5200,
    abstract: 'Cardiovascular mortality, metformin vs sulfonylurea: HR 1.05 (95% CI 0.91 to 1.21), P=0.50.',
  }),
  drug('Reviewed metformin', {
    year: 2021,
    study_type: 'meta-analysis',
    abstract: 'Cardiovascular mortality, metformin vs any control: HR 0.92 (95% CI 0.85 to 0.99), P=0.03.',
  }),
];

describe('the pictures of a demo answer', () => {
  it('are a table of what is read and one more, drawn by what each strategy looks at', () => {
    const kinds = demoStrategies.map((strategy) =>
      blocksIn(answer(question, three, strategy)).map(({ kind }) => kind),
    );
    for (const [picture, table] of kinds) {
      expect(table).toBe('table');
      expect(picture).toMatch(/^(?:forest|vega-lite)$/);
    }
    const pictures = demoStrategies.map(
      (strategy) => blocksIn(answer(question, three, strategy))[0]?.source ?? '',
    );
    expect(new Set(pictures).size).toBeGreaterThanOrEqual(5);
  });

  it('lay effects with their intervals side by side, as the records state them', () => {
    const contrary = demoStrategies.find(({ name }) => name === 'contradicting evidence first');
    const [forest] = blocksIn(answer(question, three, contrary as DemoStrategy));
    expect(forest?.kind).toBe('forest');
    const plot = forest?.block as ForestBlock;
    expect(plot).toMatchObject({ measure: 'hazard-ratio', level: 95 });
    expect(plot.rows.toSorted((a, b) => Number(a.work) - Number(b.work))).toEqual([
      {
        label: '[1] Okafor 2015: Cardiovascular mortality, metformin vs placebo',
        ...{ value: 0.78, low: 0.65, high: 0.94, n: 1704, work: '1' },
      },
      {
        label: '[2] Okafor 2019: Cardiovascular mortality, metformin vs sulfonylurea',
        ...{ value: 1.05, low: 0.91, high: 1.21, n: 5200, work: '2' },
      },
      {
        label: '[3] Okafor 2021: Cardiovascular mortality, metformin vs any control',
        ...{ value: 0.92, low: 0.85, high: 0.99, work: '3' },
      },
    ]);
  });

  it('take no interval for one of 95% that does not say so, and draw no forest of one work', () => {
    const bare = three.map((work) => ({
      ...work,
      abstract: (work.abstract ?? '').replaceAll('95% CI ', ''),
    }));
    for (const works of [bare, three.slice(0, 1)])
      for (const strategy of demoStrategies)
        expect(blocksIn(answer(question, works, strategy)).map(({ kind }) => kind)).not.toContain('forest');
  });

  it('count works right', () => {
    const [chart] = blocksIn(answer(question, three, demoStrategies[0]));
    expect(chart?.block).toMatchObject({
      rows: [
        { year: '2015', type: 'randomized trial', works: 1 },
        { year: '2019', type: 'randomized trial', works: 1 },
        { year: '2021', type: 'meta analysis', works: 1 },
      ],
    });
  });

  it('are left out of what figures and citations are read from', () => {
    const citedIn = (text: string) =>
      findMentions(readDocument(text)).flatMap(({ mentions }) =>
        mentions.map(({ form, key }) => [form, key]),
      );
    const figuresIn = (text: string) => readFigures(text).map(({ figure }) => figure);
    for (const strategy of demoStrategies) {
      const text = answer(question, three, strategy);
      expect(citedIn(text).length).toBeGreaterThan(0);
      expect(citedIn(text)).toEqual(citedIn(withoutBlocks(text)));
      expect(figuresIn(text).length).toBeGreaterThan(0);
      expect(figuresIn(text)).toEqual(figuresIn(withoutBlocks(text)));
    }
  });

  it('of every bundled record and its neighbours hold to their contracts, and to numbers that are stated', () => {
    let drawn = 0;
    for (const [at, { title }] of records.entries()) {
      const works = records.filter(
        ({ mesh }, other) => other === at || mesh.some((word) => records[at]?.mesh.includes(word)),
      );
      const stated = statedIn(works);
      const strategy = demoStrategies[at % demoStrategies.length] as DemoStrategy;
      const text = answer(title, works, strategy);
      for (const { kind, block } of blocksIn(text)) {
        drawn += 1;
        const shown =
          kind === 'vega-lite' ? countedAndStated(block as never) : { ...(block as object), level: null };
        for (const number of numbersIn(JSON.stringify(shown)))
          expect(stated, `${number} in ${JSON.stringify(shown)}`).toContain(number);
      }
    }
    expect(drawn).toBeGreaterThan(records.length);
  });

  it('hold to their contracts whatever a record says, and let none of it out of its fence', () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.constantFrom(
        '```',
        '\n```\n',
        '~~~',
        '"}]}',
        '[9]',
        '</script>',
        '\u202e',
        '| a | b |',
        '$$',
        'DOI 10.1/x',
      ),
    );
    fc.assert(
      fc.property(
        fc.array(hostile, { minLength: 4, maxLength: 4 }),
        fc.integer({ min: 0, max: demoStrategies.length - 1 }),
        fc.option(fc.integer({ min: 0, max: 2_000_000_000 })),
        ([name = '', title = '', before = '', within = ''], at, n) => {
          const works = three.map((work) => ({
            ...work,
            n,
            title: `${work.title} ${title}`,
            authors: [{ family: name, given: null, group: true }],
            abstract: `${before} ${(work.abstract ?? '').replace('metformin vs', `metformin ${within} vs`)}`,
          }));
          const text = answer(question, works, demoStrategies[at] as DemoStrategy);
          blocksIn(text);
          expect(withoutBlocks(text)).not.toMatch(/^\s*(?:```|~~~)/m);
          expect(text.isWellFormed()).toBe(true);
        },
      ),
      { numRuns: 60 },
    );
  });
});

/** Of a chart, what is no count: counts are made here. */
function countedAndStated({ rows }: { rows: Record<string, unknown>[] }) {
  return rows.map(({ works: _count, ...row }) => row);
}
