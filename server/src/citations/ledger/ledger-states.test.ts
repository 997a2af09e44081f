import { beforeEach, describe, expect, it } from 'vitest';
import { aspirin, known, slip, watched } from '../../testing/ledger-works.ts';
import { author, evidenceOf, mentionsIn, notice, work } from '../../testing/ledger-world.ts';
import { ledgerWorldForFile } from '../../testing/ledger-world-for-file.ts';
import { makeCitation } from '../../testing/make-citation.ts';

const world = ledgerWorldForFile(() => known);
const { check, onlyOne } = world;

describe('states', () => {
  /** State of the mention that the last identifier or number is, and what has become of its work. */
  const cases: [text: string, state: string, publication: string | null][] = [
    ['It works (PMID: 101).', 'verified', 'current'],
    ['It works (PMCID: PMC5000101).', 'verified', 'current'],
    ['It works, doi:10.1000/w.101.', 'verified', 'current'],
    ['It works, https://doi.org/10.1000/w.101', 'verified', 'current'],
    ['It works (doi: 10.1000/(SICI)1097<1::AID>3.0.CO;2-X).', 'verified', 'current'],
    ['It is registered as NCT00000001.', 'verified', 'current'],
    ['It was corrected (PMID 104).', 'verified', 'corrected'],
    ['See PMID 102.', 'verified', 'retracted'],
    ['See doi:10.1000/w.102.', 'verified', 'retracted'],
    ['See PMID 103.', 'verified', 'concern'],
    ['See https://doi.org/10.1000/w.103.', 'verified', 'concern'],
    ['See PMID 999999.', 'not-found', null],
    ['See PMC999999.', 'not-found', null],
    ['See doi:10.1000/nobody.has.this.', 'not-found', null],
    ['See NCT09999999.', 'not-found', null],
    // Registered with DataCite: Crossref is not the one to ask.
    ['See doi:10.5281/zenodo.1234.', 'unknown', null],
    // As the answer says it.
    ['Zinman et al. (2015) showed it (PMID 101).', 'verified', 'current'],
    ['Zinman et al. showed it in 7020 patients followed until 1999 (PMID 101).', 'verified', 'current'],
    ['Muller-Ludenscheidt et al. showed it (PMID 101).', 'verified', 'current'],
    ['Muellerludenscheidt et al. showed it (PMID 101).', 'verified', 'current'],
    ['Zinmann et al. showed it (PMID 101).', 'verified', 'current'],
    ['Li et al. showed it (PMID 101).', 'verified', 'current'],
    // Ahead of print in the one, in an issue in the other.
    ['It works (Zinman et al., 2016; PMID 101).', 'verified', 'current'],
    ['It works (N Engl J Med 2015; PMID 101).', 'verified', 'current'],
    ['It works (NEJM 2015; PMID 101).', 'verified', 'current'],
    ['In a cohort from 1990 to 2001 it worked (PMID 101).', 'verified', 'current'],
    [
      '"Reduced deaths from cardiovascular causes by 38% in 7020 patients" (PMID 101).',
      'verified',
      'current',
    ],
    ['"Empagliflozin and cardiovascular outcomes in type 2 diabetes" (PMID 101).', 'verified', 'current'],
    ['Unlike Smith et al. (2003), Zinman et al. (2015) showed it (PMID 101).', 'verified', 'current'],
    ['Unlike Smith et al. (2003), the empagliflozin trial (PMID 101) was positive.', 'verified', 'current'],
    // Not as the answer says it.
    ['Okonkwo et al. (2015) showed it (PMID 101).', 'mismatch', 'current'],
    ['It works (Zinman et al., 2009; PMID 101).', 'mismatch', 'current'],
    ['It works (N Engl J Med 2003; PMID 101).', 'mismatch', 'current'],
    ['It works (JAMA 2015; PMID 101).', 'mismatch', 'current'],
    ['"Coffee consumption and the risk of Parkinson disease in men" (PMID 101).', 'mismatch', 'current'],
    [
      '[Coffee consumption and the risk of Parkinson disease](https://doi.org/10.1000/w.101)',
      'mismatch',
      'current',
    ],
    // A link's words are the answer's own: they are no title, and what says nothing of the work proves nothing.
    [
      '[A trial of cardiovascular deaths in 7020 patients](https://doi.org/10.1000/w.101).',
      'verified',
      'current',
    ],
    ['[Zinman B, et al. *Lancet Nowhere* 2015](https://doi.org/10.1000/w.101).', 'unknown', 'current'],
    // Links with words of their own are a work each, as are a number and an identifier in a row.
    [
      'It reduced deaths from cardiovascular causes ([w102.org](https://doi.org/10.1000/w.102), [w101.org](https://pubmed.ncbi.nlm.nih.gov/101/)).',
      'verified',
      'current',
    ],
    [
      'It works ([PubMed](https://pubmed.ncbi.nlm.nih.gov/102/), [DOI](https://doi.org/10.1000/w.101)).',
      'mismatch',
      'current',
    ],
    // Of the same people and disease, and of another drug.
    ['Empagliflozin reduced cardiovascular outcomes in type 2 diabetes (PMID 101).', 'verified', 'current'],
    ['Liraglutide reduced cardiovascular outcomes in type 2 diabetes (PMID 101).', 'unknown', 'current'],
    // Named wrongly, and withdrawn: both are told.
    ['Okonkwo et al. (1990) showed it (PMID 102).', 'mismatch', 'retracted'],
  ];
  it.each(cases)('%s → %s, %s', async (text, state, publication) => {
    const found = mentionsIn(await check(text)).filter(({ mention: { form } }) => /pm|doi|nct/.test(form));
    const last = found.at(-1);
    expect({ ...last?.mention, publication: last?.row.publication }).toMatchObject({ state, publication });
    expect(last?.mention.differs.length === 0).toBe(state !== 'mismatch');
    expect(last?.mention.reason === null).toBe(state === 'verified');
    expect(last?.row.publication_reason === null).toBe(publication === 'current' || publication === null);
  });

  it('say what differs, and whose record says so', async () => {
    const { mention } = await onlyOne('It works (N Engl J Med 2003; PMID 101).');
    expect(mention.differs).toEqual([{ fact: 'year', stated: '2003', recorded: '2015', said_by: 'pubmed' }]);
    expect(mention.reason).toBe('It exists, but the answer dates it 2003 (it is from 2015).');
  });

  it('says of a part withdrawn, and of a review that is out of date, what it is', async () => {
    const reasonOf = async (message: object) => {
      const reply = { type: 'application/json', body: JSON.stringify({ message }) };
      world.emulator.behave('crossref', { reply });
      return (await onlyOne('See doi:10.1000/p.')).row.publication_reason;
    };
    const updates = [{ DOI: '10.1000/pr', type: 'partial_retraction' }];
    expect(await reasonOf({ DOI: '10.1000/p', title: ['A work'], 'updated-by': updates })).toBe(
      'Partial retraction doi:10.1000/pr.',
    );
    const journal = { 'container-title': ['Cochrane Database of Systematic Reviews'] };
    expect(await reasonOf({ DOI: '10.1000/p', title: ['WITHDRAWN: A review'], ...journal })).toBe(
      'Withdrawn, as reviews are that are out of date.',
    );
  });

  it('passes no retraction on to a work whose record has another one’s DOI', async () => {
    const ours = work('109', 'Empagliflozin and kidney outcomes', { authors: [author('Silva')], year: 2018 });
    const theirs = { doi: '10.1000/w.109', authors: [author('Das')], year: 2011 };
    world.emulator.hold([ours], 'pubmed', 'europepmc');
    world.emulator.hold(
      [
        makeCitation('Resveratrol against ageing in mice', {
          ...theirs,
          status: 'retracted',
          notices: notice('retraction'),
        }),
      ],
      'crossref',
    );
    const { mention, row } = await onlyOne('See PMID 109.');
    expect([mention.state, row.label, row.publication]).toEqual(['verified', ours.title, 'unchecked']);
    expect(row.publication_reason).toContain('Crossref has another work under one of its identifiers.');
    expect((await onlyOne('See doi:10.1000/w.109.')).row.publication).toBe('retracted');
  });

  it.each([
    ['at once', 0],
    ['last', 1_400],
  ])('believe who knows all DOIs where a slip gave one to another work, answer it %s', async (_, delay) => {
    const also = { ...slip, source: 'europepmc', pmid: '8000001' };
    world.emulator.hold([also], 'pubmed', 'europepmc');
    world.emulator.hold([aspirin], 'crossref');
    world.emulator.behave('crossref', { delay });
    const { mention, row } = await onlyOne('It works (McNeil et al., 2018; doi:10.1000/w.301).');
    expect([mention.state, row.label]).toEqual(['verified', aspirin.title]);
    expect(row.publication_reason).toContain('has another work under one of its identifiers.');
    expect((await onlyOne('It works (Quispe et al., 1994; doi:10.1000/w.301).')).mention.state).toBe(
      'mismatch',
    );
  });

  it('tell nothing of what differs where nobody knows which of two works a DOI is of', async () => {
    world.emulator.hold([{ ...aspirin, pmid: '301' }], 'pubmed', 'europepmc');
    world.emulator.behave('crossref', { cut: 'before-reply' });
    const { mention } = await onlyOne('It works (McNeil et al., 2018; doi:10.1000/w.301).');
    expect([mention.state, mention.reason]).toEqual(['unknown', expect.stringContaining('two works')]);
  });

  it('knows of a retraction that only one of two authorities tells', async () => {
    world.emulator.hold([{ ...watched, status: 'current', notices: [] }], 'pubmed', 'europepmc');
    world.emulator.hold([watched], 'crossref');
    expect((await onlyOne('See PMID 105.')).row.publication).toBe('retracted');
    const evidence = evidenceOf({ ...watched, status: 'current', notices: [] });
    expect((await onlyOne('See [1].', { evidence })).row.publication).toBe('retracted');
  });

  it('casts doubt on a preprint whose article was retracted', async () => {
    const preprint = makeCitation('Ivermectin before its review', {
      doi: '10.1101/2020.11.11.20229999',
      study_type: 'preprint',
      became: { pmid: '777', doi: null },
    });
    const article = work('777', 'Ivermectin, reviewed', { journal: 'Viruses' });
    world.emulator.hold([preprint, article]);
    const publication = async () => (await onlyOne(`See doi:${preprint.doi}.`)).row;
    expect(await publication()).toMatchObject({ publication: 'current', article: { pmid: '777' } });
    world.emulator.hold([preprint, { ...article, status: 'retracted', notices: notice('retraction') }]);
    const doubted = await publication();
    expect(doubted).toMatchObject({ publication: 'concern', article: { pmid: '777' } });
    expect(doubted.publication_reason).toMatch(/^Of the article that it became: Retracted/);
  });

  it('are counted for the engine, retracted works and those under concern apart', async () => {
    const { scores } = await check('See PMID 101, PMID 102, PMID 103 and again PMID 103.');
    expect(scores).toMatchObject([{ works: 3, mentions: 4, verified: 1, retracted: 1, concern: 2 }]);
  });
});

describe('addresses', () => {
  const guideline = work('106', 'Empagliflozin in the guideline', { doi: '10.1093/eurheartj/ehaa612' });
  const preprint = makeCitation('Empagliflozin before its review', {
    doi: '10.1101/2020.03.22.20040758',
    study_type: 'preprint',
  });
  const inAddress = (path: string) => `https://academic.oup.com/eurheartj/article/doi/${path}`;
  beforeEach(() => world.emulator.hold([guideline, preprint]));

  it.each([
    ['10.1093/eurheartj/ehaa612/5901161', 'pmid:106'],
    ['10.1093/eurheartj/ehaa612/suppl_file/ehaa612_appendix.pdf', 'pmid:106'],
    ['10.1093/eurheartj/ehaa612.supplementary-data', 'pmid:106'],
    ['10.1101/2020.03.22.20040758v2.supplementary-material', 'doi:10.1101/2020.03.22.20040758'],
  ])('that go on behind their DOI (%s) lead to its work, cited or searched', async (path, id) => {
    const { mention, row } = await onlyOne(`See ${inAddress(path)}.`);
    expect([row.id, row.found, mention.state]).toEqual([id, 'known', 'verified']);
    const answers = [
      { engine: 'claude', text: 'None.', vendor_sources: [{ url: inAddress(path), title: 'x' }] },
    ] as const;
    const { rows } = await check('', { answers });
    expect(rows.map((one) => [one.id, one.found])).toEqual([[id, 'known']]);
  });

  it('prove nothing by a DOI that no one knows, where they may hold more', async () => {
    const unknown = await onlyOne(`See ${inAddress('10.1093/eurheartj/ehaa999/5901161')}.`);
    expect([unknown.row.found, unknown.mention.state]).toEqual(['unknown', 'unknown']);
    expect(unknown.mention.reason).toMatch(/Crossref has no record of the DOI in this address/);
    // Nothing of this can be anything but the DOI.
    expect((await onlyOne(`See ${inAddress('10.1093/eurheartj/ehaa999')}.`)).mention.state).toBe('not-found');
    // Given as a DOI, it is one.
    expect((await onlyOne('See doi:10.1093/eurheartj/ehaa612/5901161.')).mention.state).toBe('not-found');
  });
});

it('searches few of many made-up addresses for a DOI, since all wait for one service', async () => {
  const [count, searched] = [11, 10];
  const addresses = Array.from(
    { length: count },
    (_, at) => `https://academic.oup.com/x/article/doi/10.1093/x/none${at}/9/8/7`,
  );
  await check(addresses.map((address) => `See ${address}.`).join('\n\n'), {}, 60_000);
  const asked = world.emulator.requests('crossref').filter(({ path }) => !path.endsWith('/agency'));
  expect(asked).toHaveLength(count + searched * 3);
});
