import { afterEach, describe, expect, it } from 'vitest';
import { sourcesForFile } from '../../../testing/for-file.ts';
import { makeCitation } from '../../../testing/make-citation.ts';
import { createEuropepmcSource } from './europepmc-source.ts';

const { signal } = new AbortController();
const works = [
  makeCitation('Metformin and colorectal cancer', {
    pmid: '101',
    pmcid: 'PMC201',
    doi: '10.1/a(b)<c>;d,e',
    abstract: 'BACKGROUND: It is debated.\nRESULTS: Cancer was rarer, p<0.05.',
    study_type: 'review',
    mesh: ['Colorectal Neoplasms'],
    authors: [
      { family: 'Okafor', given: 'Ada', group: false },
      { family: 'The Study Group', given: null, group: true },
    ],
  }),
  makeCitation('A preprint on metformin', {
    doi: '10.1101/2020.01.01',
    study_type: 'preprint',
    journal: 'bioRxiv',
  }),
  makeCitation('A vaccine and a syndrome', {
    pmid: '104',
    notices: [{ kind: 'retraction', reference: 'Lancet. 2010', pmid: '105' }],
  }),
  makeCitation('An old trial', { pmid: '107', status: 'retracted' }),
  makeCitation('Retraction: A vaccine', {
    pmid: '105',
    notices: [{ kind: 'retracts', reference: 'Lancet. 1998', pmid: '104' }],
  }),
  makeCitation('A corrected trial', {
    pmid: '106',
    notices: [{ kind: 'erratum', reference: 'J. 2011', pmid: null }],
  }),
];

const emulator = sourcesForFile();
afterEach(() => emulator.reset());
const connect = () => createEuropepmcSource({ baseUrl: emulator.environment().EUROPEPMC_BASE_URL ?? '' });
const resolve = (kind: 'pmid' | 'pmcid' | 'doi' | 'nct', value: string) =>
  connect().resolve({ kind, value }, { signal });

describe('Europe PMC', () => {
  it('finds by title and abstract, with all that the record says', async () => {
    emulator.hold(works);
    const found = await connect().search('Does metformin prevent colorectal cancer?', { limit: 5, signal });
    expect(found[0]).toEqual({
      ...works[0],
      source: 'europepmc',
      url: 'https://europepmc.org/article/MED/101',
    });
    expect(emulator.requests('europepmc')[0]?.query.get('query')).toBe(
      '(TITLE_ABS:"metformin" AND TITLE_ABS:"colorectal" AND TITLE_ABS:"cancer") AND (SRC:MED OR SRC:PMC OR SRC:PPR)',
    );
  });

  it('leaves out a record that it cannot read, and keeps the others', async () => {
    const result = [{ id: 7 }, { id: '1', source: 'MED' }, { id: '2', source: 'MED', title: 'Metformin.' }];
    emulator.behave('europepmc', {
      reply: { body: JSON.stringify({ hitCount: 3, resultList: { result } }) },
    });
    const found = await connect().search('metformin', { limit: 5, signal });
    expect(found.map(({ pmid }) => pmid)).toEqual(['2']);
  });

  it('names a preprint as such, and does not call it clean', async () => {
    emulator.hold(works);
    expect(await resolve('doi', '10.1101/2020.01.01')).toMatchObject({
      study_type: 'preprint',
      journal: 'bioRxiv',
      status: 'unknown',
    });
  });

  it.each(['preprint-withdrawal', 'Preprint-removal'])('calls one retracted that is a %s', async (type) => {
    const pubType = ['Preprint', type];
    const record = {
      id: 'PPR9',
      source: 'PPR',
      doi: '10.1101/9',
      title: 'A preprint.',
      pubTypeList: { pubType },
    };
    emulator.behave('europepmc', {
      reply: { body: JSON.stringify({ hitCount: 1, resultList: { result: [record] } }) },
    });
    expect(await resolve('doi', '10.1101/9')).toMatchObject({ study_type: 'preprint', status: 'retracted' });
  });

  it.each([
    ['104', 'retracted'],
    ['107', 'retracted'],
    ['105', 'current'],
    ['106', 'corrected'],
  ])('knows what has become of %s: %s', async (pmid, status) => {
    emulator.hold(works);
    expect(await resolve('pmid', pmid)).toMatchObject({ pmid, status });
  });

  it.each([
    ['pmcid', 'PMC201', '101'],
    ['doi', '10.1/a(b)<c>;d,e', '101'],
  ] as const)('looks up the %s %s', async (kind, value, pmid) => {
    emulator.hold(works);
    expect(await resolve(kind, value)).toMatchObject({ pmid });
  });

  it('reads what a title is marked with, and leaves the notice that bears its mark', async () => {
    emulator.hold([
      makeCitation('WITHDRAWN: A preprint', { doi: '10.1101/1', study_type: 'preprint' }),
      makeCitation('Retracted: A trial', { pmid: '303', study_type: 'notice' }),
    ]);
    expect(await resolve('doi', '10.1101/1')).toMatchObject({ status: 'retracted' });
    expect(await resolve('pmid', '303')).toMatchObject({ status: 'current' });
  });

  it.each([
    ['The Cochrane database of systematic reviews', 'Cochrane Database Syst Rev', null],
    [null, 'Cochrane Database Syst Rev', null],
    [null, null, '10.1002/14651858.cd000980.pub9'],
  ])(
    'does not call a review of Cochrane retracted that was withdrawn: %s, %s, %s',
    async (journal, short, doi) => {
      emulator.hold([
        makeCitation('WITHDRAWN: A review', { pmid: '304', journal, journal_short: short, doi }),
      ]);
      expect(await resolve('pmid', '304')).toMatchObject({
        status: 'concern',
        notices: [{ kind: 'concern' }],
      });
    },
  );

  it('finds the work of a DOI that its notice has as well, and the notice where it alone has it', async () => {
    const doi = '10.1000/shared';
    const about = makeCitation('Retraction: A trial', {
      pmid: '302',
      doi,
      study_type: 'notice',
      notices: [{ kind: 'retracts', reference: 'J. 2020', pmid: '301' }],
    });
    emulator.hold([about]);
    expect(await resolve('doi', doi)).toMatchObject({ pmid: '302' });
    emulator.hold([makeCitation('A trial', { pmid: '301', doi })]);
    expect(await resolve('doi', doi)).toMatchObject({ pmid: '301' });
  });

  it.each([
    ['pmid', '999'],
    ['pmid', '1 OR 2'],
    ['pmcid', 'PMC1) OR (SRC:MED'],
    ['doi', '10.1/a" OR "b'],
    ['nct', 'NCT00000001'],
  ] as const)('holds no %s %s, and is no authority on it', async (kind, value) => {
    emulator.hold(works);
    expect(await resolve(kind, value)).toBeNull();
    expect(connect().authorityOn).toEqual([]);
  });
});
