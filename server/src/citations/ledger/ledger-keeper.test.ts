import type { Citation, Evidence, LedgerState } from '@sextant/contracts';
import { ledger as ledgerSchema } from '@sextant/contracts';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { storeCitations } from '../../sources/library/records.ts';
import { createSources } from '../../sources/registry.ts';
import { makeCitation } from '../../testing/make-citation.ts';
import { type Behaviour, failures } from '../../testing/source-emulator/behaviour.ts';
import { type SourceEmulator, startSourceEmulator } from '../../testing/source-emulator/source-emulator.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createLedgerKeeper, type LedgerCheck } from './ledger-keeper.ts';

let emulator: SourceEmulator;
let test: TestDatabase;
beforeAll(async () => {
  [emulator, test] = await Promise.all([startSourceEmulator(), createTestDatabase()]);
  await storeCitations(test.database.$client, [inLibrary, inLibraryOfUnknownStatus, retractedInLibrary]);
});
beforeEach(() => {
  emulator.reset();
  emulator.hold(works);
});
afterAll(async () => {
  await emulator?.close();
  await test?.drop();
});

const abstract =
  'RESULTS: Empagliflozin reduced deaths from cardiovascular causes by 38% in 7020 patients. The rates of stroke did not differ between the groups.';
const work = (pmid: string, title: string, extra: Partial<Citation> = {}) =>
  makeCitation(title, { pmid, doi: `10.1000/w.${pmid}`, abstract, ...extra });
const notice = (kind: 'retraction' | 'concern' | 'erratum') => [
  { kind, reference: 'J Tests. 2021;1:2', pmid: '990' },
];
const author = (family: string, given = 'Ada') => ({ family, given, group: false });

const good = work('101', 'Empagliflozin and cardiovascular outcomes in type 2 diabetes', {
  pmcid: 'PMC5000101',
  authors: [author('Zinman'), author('Müller-Lüdenscheidt'), author('Wei', 'Li')],
  year: 2015,
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

const evidenceOf = (...citations: Citation[]): Evidence => ({
  searched_at: new Date().toISOString(),
  query: 'empagliflozin',
  sources: [],
  works: citations.map((citation, at) => ({ number: at + 1, citation })),
});

/** New sources every time: nothing is remembered, and no service is being left alone. */
function check(text: string, more: Partial<LedgerCheck> = {}, budget = 60_000) {
  const config = readConfig({ ...emulator.environment(), CONTACT_EMAIL: 'tests@example.org' });
  const sources = createSources(config, test.database.$client);
  return createLedgerKeeper({ sources, budget, log: pino({ level: 'silent' }) }).check({
    evidence: null,
    answers: [{ engine: 'claude', text, vendor_sources: [] }],
    signal: new AbortController().signal,
    ...more,
  });
}
async function rowOf(text: string, more?: Partial<LedgerCheck>) {
  const { rows } = await check(text, more);
  expect(rows).toHaveLength(1);
  return rows[0] as (typeof rows)[number];
}
const all = ['pubmed', 'europepmc', 'crossref', 'clinicaltrials'];
const everywhere = (behaviour: Behaviour) => {
  for (const service of all) emulator.behave(service, behaviour);
};

describe('states', () => {
  const cases: [text: string, state: LedgerState][] = [
    ['It works (PMID: 101).', 'verified'],
    ['It works (PMCID: PMC5000101).', 'verified'],
    ['It works, doi:10.1000/w.101.', 'verified'],
    ['It works, https://doi.org/10.1000/w.101', 'verified'],
    ['It works (doi: 10.1000/(SICI)1097<1::AID>3.0.CO;2-X).', 'verified'],
    ['It is registered as NCT00000001.', 'verified'],
    ['It was corrected (PMID 104).', 'verified'],
    ['See PMID 102.', 'retracted'],
    ['See doi:10.1000/w.102.', 'retracted'],
    ['See PMID 103.', 'concern'],
    ['See https://doi.org/10.1000/w.103.', 'concern'],
    ['See PMID 999999.', 'not-found'],
    ['See PMC999999.', 'not-found'],
    ['See doi:10.1000/nobody.has.this.', 'not-found'],
    ['See NCT09999999.', 'not-found'],
    // Registered with DataCite: Crossref is not the one to ask.
    ['See doi:10.5281/zenodo.1234.', 'unknown'],
    // As the answer says it.
    ['Zinman et al. (2015) showed it (PMID 101).', 'verified'],
    ['Zinman et al. showed it in 7020 patients followed until 1999 (PMID 101).', 'verified'],
    ['Muller-Ludenscheidt et al. showed it (PMID 101).', 'verified'],
    ['Muellerludenscheidt et al. showed it (PMID 101).', 'verified'],
    ['Zinmann et al. showed it (PMID 101).', 'verified'],
    ['Li et al. showed it (PMID 101).', 'verified'],
    ['It works (Zinman et al., 2016; PMID 101).', 'verified'],
    ['It works (N Engl J Med 2015; PMID 101).', 'verified'],
    ['In a cohort from 1990 to 2001 it worked (PMID 101).', 'verified'],
    ['"Reduced deaths from cardiovascular causes by 38% in 7020 patients" (PMID 101).', 'verified'],
    ['"Empagliflozin and cardiovascular outcomes in type 2 diabetes" (PMID 101).', 'verified'],
    [
      '1. Zinman B, Wanner C. Empagliflozin, cardiovascular outcomes. N Engl J Med. 2015;373:2117. PMID: 101',
      'verified',
    ],
    ['Unlike Smith et al. (2003), Zinman et al. (2015) showed it (PMID 101).', 'verified'],
    // Not as the answer says it.
    ['Okonkwo et al. (2015) showed it (PMID 101).', 'mismatch'],
    ['It works (Zinman et al., 2009; PMID 101).', 'mismatch'],
    ['It works (N Engl J Med 2003; PMID 101).', 'mismatch'],
    ['"Coffee consumption and the risk of Parkinson disease in men" (PMID 101).', 'mismatch'],
    ['[Coffee consumption and the risk of Parkinson disease](https://doi.org/10.1000/w.101)', 'mismatch'],
    ['1. Smith J, Doe A. Coffee and Parkinson disease. Lancet. 2001;3:4-5. PMID: 101', 'mismatch'],
    // What was published against it outweighs that it is named wrongly.
    ['Okonkwo et al. (1990) showed it (PMID 102).', 'retracted'],
  ];
  it.each(cases)('%s → %s', async (text, state) => {
    const row = await rowOf(text);
    expect({ state: row.state, reason: row.reason }).toMatchObject({ state });
    expect(row.reason === null).toBe(state === 'verified' && !text.includes('corrected'));
  });

  it('knows of a retraction that only one of two authorities tells', async () => {
    emulator.hold([{ ...watched, status: 'current', notices: [] }], 'pubmed', 'europepmc');
    emulator.hold([watched], 'crossref');
    expect((await rowOf('See PMID 105.')).state).toBe('retracted');
    expect(
      (await rowOf('See [1].', { evidence: evidenceOf({ ...watched, status: 'current', notices: [] }) }))
        .state,
    ).toBe('retracted');
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
      'See PMID 101, PMID 102, PMID 999999, PMC5000101, doi:10.1000/w.101, doi:10.1000/nobody and NCT00000001.',
      {},
      behaviour.hang ? 1_500 : undefined,
    );
    expect(rows.length).toBe(7);
    for (const row of rows) {
      expect(row, row.id).toMatchObject({ state: 'unknown', citation: null, checked_by: [] });
      expect(row.reason).toMatch(/PubMed|Crossref|ClinicalTrials/);
    }
    expect(scores).toEqual([{ engine: 'claude', cited: 7, verified: 0, wrong: 0, retracted: 0, unknown: 7 }]);
  });

  it('of the one with the authority is made up for by another that holds the work', async () => {
    emulator.behave('crossref', failures.broken);
    expect((await rowOf('See doi:10.1000/w.101.')).state).toBe('verified');
    emulator.behave('pubmed', { hang: true });
    expect((await rowOf('See PMID 101.')).state).toBe('verified');
    // Not to hold it says nothing.
    expect((await rowOf('See doi:10.1000/nobody.')).state).toBe('unknown');
    expect((await rowOf('See PMID 999999.')).state).toBe('unknown');
  });

  it('leave a record of the library as it was recorded, and say so', async () => {
    everywhere({ cut: 'before-reply' });
    const row = await rowOf('See PMID 201.');
    expect(row).toMatchObject({ state: 'verified', checked_by: ['library'] });
    expect(row.reason).toContain('could not be looked up again');
    expect((await rowOf('See PMID 203.')).state).toBe('retracted');
    expect((await rowOf('See PMID 202.')).state).toBe('unknown');
  });

  it('do not make the library an authority: PubMed knows better', async () => {
    const row = await rowOf('See PMID 201.');
    expect(row).toMatchObject({ state: 'unknown' });
    emulator.hold([{ ...inLibrary, status: 'retracted', notices: notice('retraction') }], 'pubmed');
    expect((await rowOf('See PMID 201.')).state).toBe('retracted');
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
    expect(rows.map(({ state }) => state)).toEqual(['retracted', 'unknown']);
  });

  it('end at once where nobody waits any more', async () => {
    everywhere({ hang: true });
    const left = new AbortController();
    const checking = check('See PMID 101.', { signal: left.signal });
    left.abort(new Error('left'));
    await expect(checking).rejects.toThrow('left');
  });
});

describe('rows', () => {
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
    expect(rows[0]).toMatchObject({ number: 1, id: 'pmid:101', state: 'verified', searched_by: ['xai'] });
    expect(rows[0]?.mentions.map(({ engine }) => engine)).toEqual(['claude', 'gemini', 'gemini']);
    expect(scores.map(({ cited }) => cited)).toEqual([1, 1, 0]);
  });

  it('are one a work without an evidence set, too: PMID = DOI = PMCID', async () => {
    const { rows } = await check('See PMID 101. And doi:10.1000/w.101. And PMC5000101.');
    expect(rows.map(({ state }) => state)).toEqual(['verified']);
    expect(rows[0]?.identifiers).toHaveLength(3);
  });

  it('come in the order of the evidence set and then of first mention, and hold the contract', async () => {
    const evidence = evidenceOf({ ...good, source: 'pubmed' }, { ...corrected, source: 'pubmed' });
    const ledger = await check('A [2], b PMID 102, c NCT00000001, d [1-2], e [7].', { evidence });
    expect(ledgerSchema.parse(ledger)).toEqual(ledger);
    expect(ledger.rows.map(({ id, state }) => [id, state])).toEqual([
      ['pmid:101', 'verified'],
      ['pmid:104', 'verified'],
      ['pmid:102', 'retracted'],
      ['nct:NCT00000001', 'verified'],
      ['number:7', 'not-found'],
    ]);
    expect(ledger.rows[1]?.mentions).toHaveLength(2);
  });

  it('take numbers for those of the evidence only where there is one', async () => {
    expect((await check('A [2], b [1].')).rows).toEqual([]);
  });

  it('keep a page that the vendor searched as unknown, with the places that name it', async () => {
    const url = 'https://example.org/news';
    const row = await rowOf('', {
      answers: [{ engine: 'xai', text: `Read ${url} today.`, vendor_sources: [{ url, title: 'News' }] }],
    });
    expect(row).toMatchObject({ id: `url:${url}`, state: 'unknown', searched_by: ['xai'] });
    expect(row.mentions).toMatchObject([{ from: 5, to: 5 + url.length }]);
  });

  it('say where the abstract supports, contradicts or is silent', async () => {
    const text = [
      'Empagliflozin reduced cardiovascular deaths by 38% [1].',
      'Empagliflozin increased cardiovascular deaths [1].',
      'Zebrafish regenerate their fins within weeks [1].',
    ].join(' ');
    const row = await rowOf(text, { evidence: evidenceOf({ ...good, source: 'pubmed' }) });
    expect(row.mentions.map((mention) => mention.abstract)).toEqual([
      'supports',
      'contradicts',
      'does-not-say',
    ]);
    const [first] = row.mentions;
    expect(text.slice(first?.from, first?.to)).toBe('[1]');
    expect(abstract.slice(first?.support?.from, first?.support?.to)).toContain('by 38%');
    const bare = await rowOf('It works [1].', {
      evidence: evidenceOf({ ...good, source: 'pubmed', abstract: null }),
    });
    expect(bare.mentions[0]?.abstract).toMatch(/missing|does-not-say/);
  });
});

describe('a second check', () => {
  it('asks again only about what is unknown or new', async () => {
    emulator.behave('crossref', failures.broken);
    const text = 'See PMID 101, PMID 999999, doi:10.1000/gone.';
    const first = await check(text);
    expect(first.rows.map(({ state }) => state)).toEqual(['verified', 'not-found', 'unknown']);
    emulator.reset();
    emulator.hold(works);
    const second = await check(`${text} And PMID 102.`, { previous: first });
    expect(second.rows.map(({ state }) => state)).toEqual([
      'verified',
      'not-found',
      'not-found',
      'retracted',
    ]);
    expect(second.rows[0]?.checked_at).toBe(first.rows[0]?.checked_at);
    const asked = emulator
      .requests()
      .map(({ path, query }) => `${path}?${query}`)
      .join('\n');
    expect(asked).toContain('gone');
    expect(asked).not.toContain('999999');
    expect(asked).not.toMatch(/\b101\b/);
  });

  it('asks about everything when told to, and unlearns no retraction by a failure', async () => {
    const text = 'See PMID 101 and PMID 102.';
    const first = await check(text);
    emulator.hold([{ ...good, status: 'retracted', notices: notice('retraction') }], 'crossref');
    everywhere({ cut: 'before-reply' });
    const failed = await check(text, { previous: first, recheck: true });
    expect(failed.rows.map(({ state }) => state)).toEqual(['unknown', 'retracted']);
    expect(failed.rows.map(({ id }) => id)).toEqual(first.rows.map(({ id }) => id));
  });
});
