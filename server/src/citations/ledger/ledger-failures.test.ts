import { describe, expect, it } from 'vitest';
import { good, inLibrary, known, retracted, watched } from '../../testing/ledger-works.ts';
import { abstract, author, evidenceOf, notice, work } from '../../testing/ledger-world.ts';
import { ledgerWorldForFile } from '../../testing/ledger-world-for-file.ts';
import { makeCitation } from '../../testing/make-citation.ts';
import { type Behaviour, failures } from '../../testing/source-emulator/behaviour.ts';

const world = ledgerWorldForFile(() => known);
const { check, everywhere, onlyOne } = world;

describe('failures', () => {
  const ways: [string, Behaviour][] = [
    ['down', { cut: 'before-reply' }],
    ['cut off', { cut: 'in-body' }],
    ['hanging', { hang: true }],
    ['broken', failures.broken],
    ['refusing', failures.refused],
    ['asked too often', failures.rateLimited(60)],
    ['a sign-in page', failures.page],
    ['a page for 404', failures.pageNotFound],
    ['empty', failures.empty],
    ['half a reply', failures.brokenJson],
    ['another reply', failures.otherJson],
  ];
  it.each(ways)('%s: nothing is clean and nothing is false', async (_way, behaviour) => {
    everywhere(behaviour);
    const { rows, scores } = await check(
      'See PMID 101, PMID 102, PMID 999999, PMC5000101, doi:10.1000/w.101, doi:10.1000/nobody and NCT00000001. Hartley et al. (2020) agree.',
      {},
      behaviour.hang ? 1_500 : undefined,
    );
    expect(rows.length).toBe(8);
    for (const row of rows) {
      expect(row, row.id).toMatchObject({
        found: 'unknown',
        publication: null,
        citation: null,
        checked_by: [],
      });
      expect(row.found_reason).toMatch(/PubMed|Crossref|ClinicalTrials/);
      for (const mention of row.mentions) expect(mention).toMatchObject({ state: 'unknown', support: null });
    }
    expect(scores).toMatchObject([
      { engine: 'claude', works: 8, mentions: 8, verified: 0, mismatch: 0, unknown: 8 },
    ]);
  });

  it('of one that would know of a retraction leave it unchecked, and say who was not asked', async () => {
    world.emulator.behave('crossref', failures.broken);
    expect(await onlyOne('See doi:10.1000/w.101.')).toMatchObject({
      mention: { state: 'verified' },
      row: { publication: 'unchecked', not_asked: ['Crossref'] },
    });
    // Europe PMC has PubMed's records with all of their notices.
    world.emulator.behave('crossref', {});
    world.emulator.behave('pubmed', failures.broken);
    expect((await onlyOne('See PMID 101.')).row).toMatchObject({ found: 'known', publication: 'current' });
    // Not to hold it says nothing.
    expect((await onlyOne('See PMID 999999.')).mention.state).toBe('unknown');
    world.emulator.behave('crossref', failures.broken);
    expect((await onlyOne('See doi:10.1000/nobody.')).mention.state).toBe('unknown');
  });

  it('of those that would know its PMID leave a work cited by its DOI unchecked', async () => {
    const held = { ...watched, pmid: null, status: 'current' as const, notices: [] };
    world.emulator.hold([watched], 'pubmed', 'europepmc');
    world.emulator.hold([held], 'crossref');
    const unchecked = { found: 'known', publication: 'unchecked', not_asked: ['PubMed'] };
    world.emulator.behave('pubmed', failures.broken);
    world.emulator.behave('europepmc', failures.broken);
    expect((await onlyOne('See doi:10.1000/w.105.')).row).toMatchObject(unchecked);
    // Found by its description, too.
    const described = `Okafor A. ${watched.title}. Journal of Tests. 2020;12:45-51.`;
    const { rows } = await check(`It is so [1].\n\n## References\n1. ${described}`);
    expect(rows).toMatchObject([unchecked]);
    world.emulator.behave('europepmc', {});
    expect((await onlyOne('See doi:10.1000/w.105.')).row.publication).toBe('retracted');
    world.emulator.behave('pubmed', {});
    const again = await check(`It is so [1].\n\n## References\n1. ${described}`);
    expect(again.rows).toMatchObject([{ publication: 'retracted' }]);
  });

  it('of those that would know a trial by its name leave open whether a registration is that trial’s', async () => {
    everywhere(failures.broken);
    world.emulator.behave('clinicaltrials', {});
    world.emulator.hold([
      makeCitation('Empagliflozin and cardiovascular death in type 2 diabetes', {
        nct: ['NCT00000777'],
        study_type: 'registry-record',
        abstract,
      }),
    ]);
    const said = 'empagliflozin reduced deaths from cardiovascular causes (NCT00000777).';
    expect((await onlyOne(`In type 2 diabetes ${said}`)).mention.state).toBe('verified');
    const { rows } = await check(`In the EMPALIA trial ${said}`);
    expect(rows.flatMap(({ mentions }) => mentions.map(({ state }) => state))).toEqual([
      'unknown',
      'unknown',
    ]);
  });

  it('show no mark on what the works themselves measured, and one on a trial that nobody knows', async () => {
    everywhere({});
    world.emulator.hold([
      makeCitation('An antibody in early Alzheimer’s disease', {
        pmid: '10155',
        abstract: 'RESULTS: ADAS-Cog14 fell less with the antibody, and ARIA-E was seen in 12.6%.',
      }),
    ]);
    const { rows } = await check(
      'ADAS-Cog14 fell less in early Alzheimer’s disease (PMID 10155). ARIA-E was seen. ABCDE-Q was positive.',
    );
    const marked = rows.flatMap(({ mentions }) => mentions.map(({ form, stated }) => stated.trial ?? form));
    expect(marked.toSorted()).toEqual(['ABCDE-Q', 'pmid']);
  });

  it('and a registration know no article of another year in the journal that is named', async () => {
    const record = { nct: ['NCT00000778'], abstract };
    const title = 'Empagliflozin and cardiovascular death in type 2 diabetes';
    world.emulator.hold([
      makeCitation(title, {
        ...record,
        study_type: 'registry-record',
        journal: 'ClinicalTrials.gov',
        year: 2015,
      }),
      work('107', title, {
        ...record,
        journal: 'JAMA Ophthalmology',
        year: 2019,
        authors: [author('Zinman')],
      }),
    ]);
    const listed = (year: number) =>
      `It reduced deaths [1].\n\n## References\n1. Zinman B, et al. JAMA Ophthalmol ${year}. NCT00000778`;
    for (const [year, state] of [
      [2019, 'verified'],
      [2016, 'unknown'],
    ] as const) {
      const { rows } = await check(`PMID 107 says so. ${listed(year)}`);
      const states = rows
        .flatMap(({ mentions }) => mentions)
        .filter(({ form }) => form === 'nct' || form === 'number')
        .map((mention) => mention.state);
      expect(new Set(states), `${year}`).toEqual(new Set([state]));
    }
  });

  it('of a work that the search has just brought leave its identity, and nothing clean', async () => {
    everywhere(failures.broken);
    const evidence = evidenceOf({ ...good, source: 'pubmed' });
    expect(await onlyOne('It works (Zinman et al., 2015) [1].', { evidence })).toMatchObject({
      mention: { state: 'verified' },
      row: { publication: 'unchecked', not_asked: ['Crossref'] },
    });
  });

  it('leave a record of the library as it was recorded, and say that no one could be asked', async () => {
    everywhere({ cut: 'before-reply' });
    const { mention, row } = await onlyOne('See PMID 201.');
    expect(mention.state).toBe('verified');
    expect(row).toMatchObject({
      publication: 'unchecked',
      checked_by: ['library'],
      abstract_source: 'sextant-summary',
    });
    expect(row.publication_reason).toContain('could not be checked');
    expect((await onlyOne('See PMID 203.')).row.publication).toBe('retracted');
    expect((await onlyOne('See PMID 202.')).row).toMatchObject({
      publication: 'unchecked',
      abstract_source: 'published',
    });
  });

  it('do not make the library an authority: PubMed knows better', async () => {
    expect((await onlyOne('See PMID 201.')).mention.state).toBe('unknown');
    world.emulator.hold([{ ...inLibrary, status: 'retracted', notices: notice('retraction') }], 'pubmed');
    expect((await onlyOne('See PMID 201.')).row.publication).toBe('retracted');
  });

  it('of an answer to be of a reasonable length stop nothing', async () => {
    const { rows } = await check('PMID: 123456, '.repeat(4_000));
    expect(rows).toHaveLength(1);
  });

  it('end in time', async () => {
    everywhere({ hang: true });
    // What hangs does so for ever.
    const { rows } = await check(
      'See PMID 101 and [1].',
      { evidence: evidenceOf({ ...retracted, source: 'pubmed' }) },
      300,
    );
    expect(rows.map(({ found, publication }) => [found, publication])).toEqual([
      ['known', 'retracted'],
      ['unknown', null],
    ]);
  });

  it('end at once where no one waits any more', async () => {
    everywhere({ hang: true });
    const left = new AbortController();
    const checking = check('See PMID 101.', { signal: left.signal });
    left.abort(new Error('left'));
    await expect(checking).rejects.toThrow('left');
  });
});
