import type { Citation } from '@sextant/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeCitation } from '../../testing/make-citation.ts';
import { areOfTwoWorks, groupSameWorks, mergeRecords, mergeWorks } from './same-work.ts';

const group = (works: Citation[]) =>
  groupSameWorks(
    works.map((work, at) => ({ work, at })),
    ({ work }) => work,
  ).map((members) => members.map(({ at }) => at));

describe('the same work', () => {
  it('is known by any identifier, by way of others, too', () => {
    const works = [
      makeCitation('By PMID', { pmid: '1' }),
      makeCitation('Another', { pmid: '2' }),
      makeCitation('By PMCID', { pmcid: 'PMC1' }),
      makeCitation('By DOI', { doi: '10.1000/a' }),
      makeCitation('Joins DOI and PMCID', { doi: '10.1000/A', pmcid: 'PMC1' }),
      makeCitation('Joins PMID and DOI', { doi: '10.1000/a', pmid: '1' }),
    ];
    expect(group(works)).toEqual([[0, 2, 3, 4, 5], [1]]);
  });

  it('is not a notice with its DOI, nor an article with its registry record', () => {
    expect(
      group([
        makeCitation('A trial', { doi: '10.1000/a', nct: ['NCT00000001'] }),
        makeCitation('Erratum to a trial', { doi: '10.1000/a', study_type: 'notice' }),
        makeCitation('A trial, registered', { nct: ['NCT00000001'], study_type: 'registry-record' }),
        makeCitation('The same record', { nct: ['NCT00000001'], study_type: 'registry-record' }),
      ]),
    ).toEqual([[0], [1], [2, 3]]);
  });

  it('is not one with another PMID, though a slip gave both one DOI, which then tells of neither', () => {
    const doi = '10.1000/a';
    const works = [
      makeCitation('A letter on metformin in diabetes', { pmid: '1', doi }),
      makeCitation('A reply on metformin in diabetes', { pmid: '2', doi }),
      makeCitation('A letter on metformin in diabetes', { pmid: '1' }),
      makeCitation('A reply on metformin in diabetes', { doi }),
      makeCitation('Something else under that identifier', { doi }),
    ];
    expect(group(works)).toEqual([[0, 2], [1], [3, 4]]);
  });

  it('is known by title, year and first author where a record has no identifier', () => {
    const title = 'Metformin and the risk of cancer';
    expect(
      group([
        makeCitation(`${title}.`),
        makeCitation(title, { doi: '10.1000/a' }),
        makeCitation(title.toUpperCase()),
        makeCitation(title, { year: 1990 }),
        makeCitation('Reply'),
        makeCitation('Reply'),
        makeCitation(title, { doi: '10.1000/preprint', study_type: 'preprint' }),
      ]),
    ).toEqual([[0, 1, 2], [3], [4], [5], [6]]);
  });
});

describe('records with one identifier', () => {
  const own = makeCitation('Metformin in gestational diabetes', { doi: '10.1000/a', year: 2018 });
  const by = (family: string) => [{ family, given: null, group: false }];
  it.each([
    ['another PMID each', { pmid: '2' }, true],
    [
      'nothing in common',
      { title: 'Resveratrol against ageing in mice', authors: by('Das'), year: 2011 },
      true,
    ],
    ['another language', { title: 'Metformina en la diabetes gestacional', authors: by('Das') }, false],
    ['an author in common', { title: 'Resveratrol against ageing in mice', year: 2011 }, false],
    ['the title', { authors: by('Das'), year: 2011 }, false],
    [
      'a group for its author',
      { title: 'X of Y in Z', authors: [{ ...by('G')[0], group: true }], year: 2011 },
      false,
    ],
  ] as [string, Partial<Citation>, boolean][])('with %s are of two works: %s %s', (_, extra, areTwo) => {
    const ours = { ...own, pmid: extra.pmid ? '1' : null };
    expect(areOfTwoWorks(ours, { ...own, ...extra })).toBe(areTwo);
  });
});

describe('merging', () => {
  it('keeps the richest record, completes it, and takes the gravest status', () => {
    const merged = mergeRecords([
      makeCitation('Poor', {
        doi: '10.1000/a',
        status: 'retracted',
        journal: null,
        n: 12,
        source: 'crossref',
      }),
      makeCitation('Rich', {
        pmid: '1',
        abstract: 'Text.',
        notices: [{ kind: 'erratum', reference: 'J', pmid: '5' }],
        study_type: 'randomized-trial',
      }),
      makeCitation('Third', {
        pmcid: 'PMC1',
        status: 'unknown',
        nct: ['NCT00000001'],
        notices: [
          { kind: 'erratum', reference: 'Journal', pmid: '5' },
          { kind: 'retraction', reference: 'J', pmid: null },
        ],
      }),
    ]);
    expect(merged).toMatchObject({
      title: 'Rich',
      source: 'pubmed',
      pmid: '1',
      pmcid: 'PMC1',
      doi: '10.1000/a',
      nct: ['NCT00000001'],
      status: 'retracted',
      n: 12,
      study_type: 'randomized-trial',
    });
    expect(merged.notices.map(({ kind }) => kind)).toEqual(['erratum', 'retraction']);
  });

  it('never lets a source that does not tell hide one that does', () => {
    const status = (...statuses: Citation['status'][]) =>
      mergeRecords(statuses.map((each) => makeCitation('A', { pmid: '1', status: each }))).status;
    expect(status('unknown', 'current')).toBe('current');
    expect(status('current', 'corrected')).toBe('corrected');
    expect(status('concern', 'corrected', 'unknown')).toBe('concern');
    expect(status('current', 'retracted', 'concern')).toBe('retracted');
    expect(status('unknown', 'unknown')).toBe('unknown');
  });

  const identifier = (make: (n: number) => string) => fc.option(fc.integer({ min: 1, max: 6 }).map(make));
  const anyWork = fc
    .record({
      pmid: identifier(String),
      pmcid: identifier((n) => `PMC${n}`),
      doi: identifier((n) => `10.1000/${n}`),
      status: fc.constantFrom<Citation['status']>('current', 'corrected', 'concern', 'retracted', 'unknown'),
      abstract: fc.option(fc.constantFrom('One.', 'Two.')),
      study_type: fc.constantFrom<Citation['study_type']>('other', 'review', 'notice', 'registry-record'),
      nct: fc.array(fc.constantFrom('NCT00000001', 'NCT00000002'), { maxLength: 2 }),
    })
    .map((extra) => makeCitation('Title', extra));
  const works = fc.array(anyWork, { maxLength: 12 });
  const facts = ({ doi, pmcid, pmid, status }: Citation) => JSON.stringify([pmid, pmcid, doi, status]);

  it('leaves no identifier in two works, loses none, and keeps every retraction', () => {
    fc.assert(
      fc.property(works, (all) => {
        const merged = mergeWorks(all);
        for (const kind of ['pmid', 'pmcid'] as const) {
          const ids = merged.map((work) => work[kind]).filter(Boolean);
          expect(new Set(ids).size).toBe(ids.length);
        }
        for (const members of groupSameWorks(all, (work) => work)) {
          const one = mergeRecords(members);
          expect(one.status === 'retracted').toBe(members.some(({ status }) => status === 'retracted'));
          for (const kind of ['pmid', 'pmcid', 'doi'] as const)
            expect(one[kind] !== null).toBe(members.some((work) => work[kind] !== null));
        }
        expect(groupSameWorks(all, (work) => work).flat()).toHaveLength(all.length);
      }),
    );
  });

  it('makes the same groups in whatever order the records come', () => {
    fc.assert(
      fc.property(works, fc.infiniteStream(fc.nat()), (all, random) => {
        const keys = all.map(() => random.next().value ?? 0);
        const numbered = all.map((work, at) => ({ work, at }));
        const shuffled = [...numbered].sort((a, b) => (keys[a.at] ?? 0) - (keys[b.at] ?? 0));
        const groups = (items: typeof numbered) =>
          groupSameWorks(items, ({ work }) => work)
            .map((members) =>
              members
                .map(({ at }) => at)
                .sort((a, b) => a - b)
                .join(),
            )
            .sort();
        // Without identifiers, a title of one word joins nothing.
        expect(groups(shuffled)).toEqual(groups(numbered));
      }),
    );
  });

  it('makes of a record that comes twice what it makes of it once', () => {
    fc.assert(
      fc.property(works, (all) => {
        const named = all.filter(({ doi, pmcid, pmid }) => pmid ?? pmcid ?? doi);
        expect(mergeWorks(named.concat(named)).map(facts)).toEqual(mergeWorks(named).map(facts));
      }),
    );
  });
});
