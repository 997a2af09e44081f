import { type Citation, type Ledger, ledger as ledgerSchema } from '@sextant/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  abstract,
  author,
  evidenceOf,
  type LedgerWorld,
  mentionsIn,
  notice,
  startLedgerWorld,
  work,
} from '../../testing/ledger-world.ts';
import { makeCitation } from '../../testing/make-citation.ts';
import { type Behaviour, failures } from '../../testing/source-emulator/behaviour.ts';
import type { LedgerCheck } from './ledger-keeper.ts';

let world: LedgerWorld;
beforeAll(async () => {
  world = await startLedgerWorld([inLibrary, inLibraryOfUnknownStatus, retractedInLibrary, slip]);
});
beforeEach(() => {
  world.emulator.reset();
  world.emulator.hold(works);
});
afterAll(async () => {
  await world?.close();
});

const good = work('101', 'Empagliflozin and cardiovascular outcomes in type 2 diabetes', {
  pmcid: 'PMC5000101',
  authors: [author('Zinman'), author('Müller-Lüdenscheidt'), author('Wei', 'Li')],
  journal: 'The New England journal of medicine',
  journal_short: 'N Engl J Med',
  year: 2015,
  online_year: 2016,
});
const retracted = work('102', 'Valsartan in heart disease', {
  status: 'retracted',
  notices: notice('retraction'),
});
const inDoubt = work('103', 'Surgisphere registry analysis of mortality', {
  status: 'concern',
  notices: notice('concern'),
});
const corrected = work('104', 'Mediterranean diet and primary prevention', {
  status: 'corrected',
  notices: notice('erratum'),
});
/** Retracted as Crossref and its Retraction Watch know; PubMed is behind. */
const watched = work('105', 'Sleep duration and telomere length', {
  status: 'retracted',
  notices: notice('retraction'),
});
const onlyCrossref = makeCitation('A method paper without a PMID at all', {
  doi: '10.1000/(sici)1097<1::aid>3.0.co;2-x',
});
const trial = makeCitation('A Study of Cough Syrup', {
  nct: ['NCT00000001'],
  study_type: 'registry-record',
  journal: 'ClinicalTrials.gov',
});
const works = [good, retracted, inDoubt, corrected, onlyCrossref, trial];
const inLibrary = work('201', 'Statins for primary prevention in the elderly', {
  source: 'bundled',
  status: 'current',
});
const inLibraryOfUnknownStatus = work('202', 'Imported from a reference manager', {
  source: 'library',
  status: 'unknown',
});
const retractedInLibrary = work('203', 'Known here to be retracted', {
  source: 'bundled',
  status: 'retracted',
});

/** The library's record of another work has the DOI of this one. */
const aspirin = makeCitation('Effect of aspirin on disability-free survival in the healthy elderly', {
  doi: '10.1000/w.301',
  authors: [author('McNeil')],
  year: 2018,
  status: 'current',
});
const slip = makeCitation('Zinc deficiency and disorders of taste in rural Peru', {
  source: 'library',
  doi: '10.1000/w.301',
  authors: [author('Quispe')],
  year: 1994,
});

const check: LedgerWorld['check'] = (...args) => world.check(...args);
const everywhere = (behaviour: Behaviour) => world.everywhere(behaviour);

/** What is made of an answer with one mention. */
async function onlyOne(text: string, more?: Partial<LedgerCheck>) {
  const ledger = await check(text, more);
  const mentions = mentionsIn(ledger);
  expect(ledger.rows).toHaveLength(1);
  const [first] = mentions as [(typeof mentions)[number]];
  return { ...first, mentions };
}

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
    expect(mention.reason).toBe('It exists, but the answer dates it 2003, it is of 2015.');
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

describe('papers about a study', () => {
  const main = 'Effect of early feeding on growth in preterm infants';
  const report = `${main}: a randomized clinical trial`;
  const authors = [author('Brandt'), author('Keller'), author('Ito')];
  const entryOf = (title: string) =>
    `Early feeding improved growth [1].\n\n## References\n1. Brandt A, Keller B, Ito C. ${title}. J Tests. 2020;12:45-51. PMID: 107`;
  const holdAs = (title: string, extra: Partial<Citation> = {}) =>
    world.emulator.hold([work('107', title, { authors, abstract: null, ...extra })]);
  const statesOf = async (text: string) => [
    ...new Set(mentionsIn(await check(text)).map(({ mention }) => mention.state)),
  ];

  it.each([
    [`${main}: study protocol for a randomized clinical trial`, {}],
    [
      `Correction to: ${report}`,
      { study_type: 'notice', notices: [{ ...notice('erratum')[0], kind: 'corrects' }] },
    ],
    [`Comment on "${report}"`, { study_type: 'comment' }],
    [`${main}: a systematic review and meta-analysis`, { study_type: 'meta-analysis' }],
  ] as [string, Partial<Citation>][])('are not the study: %s', async (title, extra) => {
    holdAs(title, extra);
    expect(await statesOf(entryOf(report))).toEqual(['mismatch']);
    // Called by its own title, it is what the entry says; the finding is the study's.
    const mentions = mentionsIn(await check(entryOf(title))).map(({ mention }) => mention);
    const stateOf = (form: string) => mentions.find((mention) => mention.form === form)?.state;
    expect(stateOf('pmid')).toBe('verified');
    expect(stateOf('number')).toBe(extra.study_type === 'meta-analysis' ? 'verified' : 'unknown');
  });

  it.each([
    [report, main],
    [main, report],
  ])('are told apart only where both say what they are: "%s" called "%s"', async (title, stated) => {
    holdAs(title, { study_type: 'randomized-trial' });
    expect(await statesOf(entryOf(stated))).toEqual(['verified']);
  });

  it('find nothing by themselves', async () => {
    holdAs(`Retraction: ${main}`, { study_type: 'notice' });
    const found = 'Brandt et al. found that early feeding improved growth in preterm infants (PMID 107).';
    expect(await statesOf(found)).toEqual(['unknown']);
    expect(
      await statesOf(
        found.replace('Brandt et al. found', 'The trial that found').replace('(', 'was retracted ('),
      ),
    ).toEqual(['verified']);
  });
});

describe('titles', () => {
  it('are compared with all that the work has, in whatever language a source gives it', async () => {
    const own = 'Efecto de la metformina sobre el peso corporal en adolescentes con obesidad';
    const english = work('108', 'Effect of metformin on body weight in adolescents with obesity');
    world.emulator.hold([english], 'pubmed', 'europepmc');
    world.emulator.hold([{ ...english, title: own, abstract: null }], 'crossref');
    const statesOf = async (title: string) => {
      const entry = `Okafor A. ${title}. Journal of Tests. 2020;12:45-51. doi:10.1000/w.108`;
      const text = `See [1].\n\n## References\n1. ${entry}`;
      const first = await check(text);
      const second = await check(text, { previous: first });
      expect(second.rows).toEqual(first.rows);
      return [...new Set(mentionsIn(first).map(({ mention: { state } }) => state))];
    };
    expect(await statesOf(own)).toEqual(['verified']);
    expect(await statesOf(english.title)).toEqual(['verified']);
    const another = 'Consumo de café y riesgo de enfermedad de Parkinson en hombres';
    expect(await statesOf(another)).toEqual(['mismatch']);
  });
});

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

describe('rows', () => {
  it('tell of each mention of a mark which number calls it, in whatever order they stand there', async () => {
    const evidence = evidenceOf(good, retracted, corrected);
    const calledIn = async (text: string) =>
      mentionsIn(await check(text, { evidence }))
        .filter(({ mention }) => mention.form === 'number')
        .map(({ mention: { called }, row }) => [called, row.citation?.pmid]);
    expect((await calledIn('It works [3, 1].')).sort()).toEqual([
      ['1', '101'],
      ['3', '104'],
    ]);
    const list = '## References\n[1] Mediterranean diet and primary prevention. PMID: 104\n[2] PMID: 101';
    expect((await calledIn(`It works [1, 2].\n\n${list}`)).sort()).toEqual([
      ['1', '104'],
      ['2', '101'],
    ]);
    expect((await onlyOne('See PMID 101.')).mention.called).toBeUndefined();
  });

  it('are one a work, whatever it is cited by, and name who cites it', async () => {
    const { rows, scores } = await check('', {
      evidence: evidenceOf({ ...good, source: 'pubmed' }),
      answers: [
        { engine: 'claude', text: 'Deaths were reduced [1].', vendor_sources: [] },
        { engine: 'gemini', text: 'See doi:10.1000/w.101 (PMC5000101).', vendor_sources: [] },
        { engine: 'xai', text: 'None.', vendor_sources: [{ url: 'https://pubmed.ncbi.nlm.nih.gov/101/' }] },
      ],
    });
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ number: 1, id: 'pmid:101', found: 'known', searched_by: ['xai'] });
    expect(rows[0]?.mentions.map(({ engine }) => engine)).toEqual(['claude', 'gemini', 'gemini']);
    expect(scores.map(({ mentions }) => mentions)).toEqual([1, 2, 0]);
  });

  it('keep one engine’s slip from marking the others', async () => {
    const six = ['mistral', 'gemini', 'claude', 'chatgpt', 'xai', 'deepseek'];
    const { rows, scores } = await check('', {
      answers: six.map((engine) => ({
        engine,
        text:
          engine === 'xai' ? 'It works (JAMA 2015; PMID 101).' : 'It works (N Engl J Med 2015; PMID 101).',
        vendor_sources: [],
      })),
    });
    expect(rows).toHaveLength(1);
    const states = new Map(
      rows
        .flatMap((row) => row.mentions.map((mention) => ({ mention })))
        .map(({ mention }) => [mention.engine, mention.state]),
    );
    for (const engine of six)
      expect(states.get(engine), engine).toBe(engine === 'xai' ? 'mismatch' : 'verified');
    expect(scores.find(({ engine }) => engine === 'xai')).toMatchObject({ verified: 0, mismatch: 2 });
    expect(scores.find(({ engine }) => engine === 'claude')).toMatchObject({ verified: 2, mismatch: 0 });
  });

  it('are one a work without an evidence set, too: PMID = DOI = PMCID', async () => {
    const { rows } = await check('See PMID 101. And doi:10.1000/w.101. And PMC5000101.');
    expect(rows.map(({ found }) => found)).toEqual(['known']);
    expect(rows[0]?.identifiers).toHaveLength(3);
  });

  it('come in the order of the evidence set and then of first mention, and hold the contract', async () => {
    const evidence = evidenceOf({ ...good, source: 'pubmed' }, { ...corrected, source: 'pubmed' });
    const ledger = await check('A [2], b PMID 102, c NCT00000001, d [1-2], e [7].', { evidence });
    expect(ledgerSchema.parse(ledger)).toEqual(ledger);
    expect(ledger.rows.map(({ id, found, publication }) => [id, found, publication])).toEqual([
      ['pmid:101', 'known', 'current'],
      ['pmid:104', 'known', 'corrected'],
      ['pmid:102', 'known', 'retracted'],
      ['nct:NCT00000001', 'known', 'current'],
      ['number:7', 'not-found', null],
    ]);
    expect(ledger.rows[1]?.mentions).toHaveLength(2);
    expect(ledger.rows[4]).toMatchObject({ missing_number: 7, label: '[7]' });
  });

  it('take numbers for those of the evidence only where there is one', async () => {
    expect((await check('A [2], b [1].')).rows).toEqual([]);
  });

  it('keep a page that the vendor searched as a web page, with the places that name it', async () => {
    const url = 'https://example.org/news';
    const { mention, row } = await onlyOne('', {
      answers: [{ engine: 'xai', text: `Read ${url} today.`, vendor_sources: [{ url, title: 'News' }] }],
    });
    expect(row).toMatchObject({ id: `url:${url}`, found: 'web-page', searched_by: ['xai'] });
    expect(mention).toMatchObject({ form: 'url-web', state: 'unknown', from: 5, to: 5 + url.length });
  });

  it('say what the abstract says of the sentence, and of its numbers', async () => {
    const text = [
      'Empagliflozin reduced deaths from cardiovascular causes by 38% [1].',
      'Empagliflozin increased deaths from cardiovascular causes [1].',
      'Zebrafish regenerate their fins within weeks [1].',
    ].join(' ');
    const { mentions } = await onlyOne(text, { evidence: evidenceOf({ ...good, source: 'pubmed' }) });
    expect(mentions.map(({ mention }) => mention.support?.relation)).toEqual([
      'supports',
      // That it says otherwise is not said: too often it does not.
      'same-topic',
      // Nor that it says nothing: a sentence may speak of it in other words, or go on from the one before.
      'unsettled',
    ]);
    const [first] = mentions;
    expect(text.slice(first?.mention.from, first?.mention.to)).toBe('[1]');
    const sentence = first?.mention.support?.sentence;
    expect(abstract.slice(sentence?.from, sentence?.to)).toContain('by 38%');
    expect(first?.mention.numbers.map(({ text: said }) => said)).toEqual(['38%']);
    world.emulator.reset();
    world.emulator.hold([{ ...good, abstract: null }]);
    const bare = evidenceOf({ ...good, source: 'pubmed', abstract: null });
    expect((await onlyOne('It works [1].', { evidence: bare })).mention.support?.relation).toBe('missing');
  });
});

describe('a second check', () => {
  it('asks again only about what is unknown or new', async () => {
    world.emulator.behave('crossref', failures.broken);
    const text = 'See PMID 101, PMID 999999, doi:10.1000/gone. Zinman et al. (2015) agree.';
    const first = await check(text);
    expect(first.rows.map(({ found, publication }) => [found, publication])).toEqual([
      ['known', 'unchecked'],
      ['not-found', null],
      ['unknown', null],
    ]);
    world.emulator.behave('crossref', {});
    const second = await check(text, { previous: first });
    expect(second.rows.map(({ found, publication }) => [found, publication])).toEqual([
      ['known', 'current'],
      ['not-found', null],
      ['not-found', null],
    ]);
    world.emulator.reset();
    world.emulator.hold(works);
    const third = await check(`${text} And PMID 102.`, { previous: second });
    expect(third.rows[0]?.checked_at).toBe(second.rows[0]?.checked_at);
    expect(third.rows[0]?.mentions).toEqual(second.rows[0]?.mentions);
    const asked = world.emulator
      .requests()
      .map(({ path, query }) => `${path}?${query}`)
      .join('\n');
    expect(asked).toContain('102');
    expect(asked).not.toMatch(/999999|gone|Zinman|\b101\b/);
  });

  it('keeps what was found of a described work, and asks no one', async () => {
    const text = 'Zinman et al. (2015) showed it with empagliflozin in type 2 diabetes.';
    const first = await check(text, { question: 'Does empagliflozin lower cardiovascular deaths?' });
    expect(first.rows).toMatchObject([
      { id: 'pmid:101', mentions: [{ form: 'author-year', state: 'verified' }] },
    ]);
    everywhere(failures.broken);
    const second = await check(text, {
      previous: first,
      question: 'Does empagliflozin lower cardiovascular deaths?',
    });
    expect(second.rows).toEqual(first.rows);
  });

  it('asks about everything when told to, and unlearns by a failure neither a work nor its retraction', async () => {
    const text = 'See PMID 101 and PMID 102.';
    const first = await check(text);
    everywhere({ cut: 'before-reply' });
    const failed = await check(text, { previous: first, recheck: true });
    expect(failed.rows.map(({ found, publication }) => [found, publication])).toEqual([
      ['known', 'unchecked'],
      ['known', 'retracted'],
    ]);
    expect(failed.rows[0]).toMatchObject({ label: good.title, mentions: [{ state: 'verified' }] });
    expect(failed.rows.map(({ id }) => id)).toEqual(first.rows.map(({ id }) => id));
  });

  const longAgo = (ledger: Ledger): Ledger => ({
    ...ledger,
    rows: ledger.rows.map((row) => ({ ...row, checked_at: '2020-01-01T00:00:00.000Z' })),
  });

  it('long after asks what has become of works, and not again which were meant', async () => {
    const text = 'Zinman et al. (2015) showed it with empagliflozin in type 2 diabetes.';
    const question = 'Does empagliflozin lower cardiovascular deaths?';
    const first = await check(text, { question });
    world.emulator.reset();
    world.emulator.hold(works.map((one) => (one === good ? { ...one, status: 'retracted' } : one)));
    const renewed = await check(text, { question, previous: longAgo(first) });
    expect(renewed.rows).toMatchObject([{ id: 'pmid:101', publication: 'retracted' }]);
    expect(
      world.emulator
        .requests()
        .map(({ query }) => `${query}`)
        .join('\n'),
    ).not.toContain('Zinman');
    everywhere(failures.broken);
    const failed = await check(text, { question, previous: longAgo(first) });
    expect(failed.rows).toMatchObject([
      { id: 'pmid:101', publication: 'unchecked', mentions: [{ form: 'author-year', state: 'verified' }] },
    ]);
  });
});
