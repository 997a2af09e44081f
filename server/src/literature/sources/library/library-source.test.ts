import type { Citation } from '@sextant/contracts';
import { pino } from 'pino';
import { beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../../platform/db/client.ts';
import { databaseForFile } from '../../../testing/for-file.ts';
import { makeCitation } from '../../../testing/make-citation.ts';
import { mergeSegments } from './index/merge-segments.ts';
import { createLibrarySource } from './library-source.ts';
import { storeCitations } from './records.ts';

const work = (pmid: string, title: string, extra: Partial<Citation> = {}) =>
  makeCitation(title, { pmid, ...extra });

const works = [
  work('1', 'Aspirin after myocardial infarction', { abstract: 'Acetylsalicylic acid lowered mortality.' }),
  work('2', 'Tumour necrosis factor alpha in rheumatoid arthritis', { abstract: 'TNF-α was high.' }),
  work('3', 'Statins in the elderly', { abstract: 'Aspirin was allowed.', doi: '10.1/a(b)<c>;d,e' }),
  work('4', 'Serum interleukin-6 and sepsis', { nct: ['NCT00000004'], pmcid: 'PMC4' }),
  work('5', 'A drug for the joints', { mesh: ['Arthritis, Rheumatoid'] }),
  work('6', 'Fluorouracil in colorectal cancer'),
  work('7', 'Vitamin D and fractures'),
  work('8', 'Vitamin C and fractures'),
  work('9', 'Hepatitis C virus and lymphoma'),
  work('10', 'Hepatitis B virus and lymphoma'),
  work('11', 'Dendritic cells in psoriasis'),
  work('12', 'T-cells in psoriasis'),
];

const test = databaseForFile();
beforeAll(async () => {
  await storeCitations(test.database.$client, works);
});

const { signal } = new AbortController();
const search = async (question: string, limit = 10) => {
  const found = await createLibrarySource(test.database.$client).search(question, { limit, signal });
  return found.map(({ pmid }) => pmid);
};

describe('the library', () => {
  it.each([
    ['Does aspirin help after a heart attack?', '1'],
    ['Should people take aspirin after myocardial infarctions?', '1'],
    ['Is TNFα raised in rheumatoid arthritis?', '2'],
    ['Are tumor necrosis factor levels high in RA?', '2'],
    ['What is the role of IL-6 in sepsis?', '4'],
    ['Is 5-FU effective in colorectal cancers?', '6'],
    ['Do older adults benefit from a statin?', '3'],
    ['Does vitamin C prevent fractures?', '8'],
    ['Does vitamin D prevent fractures?', '7'],
    ['Is hepatitis B virus a cause of lymphoma?', '10'],
    ['Is hepatitis C virus a cause of lymphoma?', '9'],
    ['Which T cell drives psoriasis?', '12'],
  ])('finds for "%s" the work %s first', async (question, pmid) => {
    expect((await search(question))[0]).toBe(pmid);
  });

  it('weighs a title more than an abstract, and finds by MeSH heading', async () => {
    expect(await search('aspirin')).toEqual(['1', '3']);
    expect(await search('rheumatoid arthritis')).toEqual(['2', '5']);
  });

  it.each([
    'Who won the aspirin-sponsored football cup in Tokyo?',
    'Does aspirin prevent migraine?',
    'Are probiotics useful in colic of the elderly?',
  ])('finds nothing for "%s", which its works share a word with', async (question) => {
    expect(await search(question)).toEqual([]);
  });

  it('keeps to the limit and finds nothing for nothing', async () => {
    expect(await search('aspirin', 1)).toEqual(['1']);
    expect(await search('')).toEqual([]);
    expect(await search('what is it?')).toEqual([]);
    expect(await search("'); drop table library_records; -- \\ % _ & | ! : *")).toEqual([]);
  });

  it.each([
    ['pmid', '1', '1'],
    ['pmcid', 'PMC4', '4'],
    ['doi', '10.1/a(b)<c>;d,e', '3'],
    ['nct', 'NCT00000004', '4'],
  ] as const)('resolves the %s %s', async (kind, value, pmid) => {
    const source = createLibrarySource(test.database.$client);
    expect((await source.resolve({ kind, value }, { signal }))?.pmid).toBe(pmid);
    expect(await source.resolve({ kind, value: `${value}9` }, { signal })).toBeNull();
  });

  it('is no authority: what it lacks may well exist', () => {
    expect(createLibrarySource(test.database.$client).authorityOn).toEqual([]);
  });

  it('fails with its name where the database is away, and stops when told to', async () => {
    const away = openDatabase('postgres://nobody@127.0.0.1:1/nothing', pino({ level: 'silent' }));
    const source = createLibrarySource(away.$client);
    await expect(source.search('aspirin', { limit: 5, signal })).rejects.toMatchObject({
      name: 'SourceError',
      code: 'unreachable',
      source: 'library',
    });
    await expect(
      source.search('aspirin', { limit: 5, signal: AbortSignal.abort(new Error('stopped')) }),
    ).rejects.toThrow('stopped');
    await away.$client.end();
  });
});

describe('storing', () => {
  const resolve = (pmid: string) =>
    createLibrarySource(test.database.$client).resolve({ kind: 'pmid', value: pmid }, { signal });
  const store = (...citations: Citation[]) => storeCitations(test.database.$client, citations);

  it('leaves what is there alone', async () => {
    expect(await store(...works)).toEqual({ added: 0, updated: 0, unchanged: works.length });
  });

  it('takes up a retraction, and a new text under a new number', async () => {
    const first = work('20', 'Zebrafish regrow fins', { doi: '10.1/zebra' });
    expect(await store(first)).toMatchObject({ added: 1 });
    expect(await store({ ...first, status: 'retracted' })).toMatchObject({ added: 0, updated: 1 });
    expect((await resolve('20'))?.status).toBe('retracted');
    expect(await store({ ...first, title: 'Zebrafish regrow hearts' })).toMatchObject({ updated: 1 });
    expect(await search('zebrafish')).toEqual(['20']);
    expect(await search('fins')).toEqual([]);
    expect(await search('zebrafish hearts', 1)).toEqual(['20']);
  });

  it('knows a work by its DOI where one of the records has no PMID, and keeps the richer one', async () => {
    const rich = work('21', 'Axolotl limbs', { doi: '10.1/axolotl', abstract: 'They regrow.' });
    const poor = { ...rich, pmid: null, abstract: null };
    expect(await store(poor)).toMatchObject({ added: 1 });
    expect(await store(rich)).toMatchObject({ added: 0, updated: 1 });
    expect(await store(poor)).toMatchObject({ added: 0, updated: 0, unchanged: 1 });
    expect(await search('axolotl limbs')).toEqual(['21']);
    const twice = work('22', 'Newt lenses', { doi: '10.1/newt' });
    expect(await store({ ...twice, pmid: null }, twice)).toMatchObject({ added: 1, unchanged: 1 });
  });

  it('finds the same before and after its segments are merged', async () => {
    for (let index = 0; index < 20; index += 1) await store(work(`${100 + index}`, `Quokka study ${index}`));
    const before = await search('quokka', 50);
    await mergeSegments(test.database.$client);
    const { rows } = await test.database.$client.query('select count(*)::int as count from library_segments');
    expect(rows[0].count).toBeLessThan(15);
    expect(before).toHaveLength(20);
    expect(new Set(await search('quokka', 50))).toEqual(new Set(before));
  });

  it('searches while segments are being merged', async () => {
    await store(...Array.from({ length: 20 }, (_, index) => work(`${300 + index}`, `Bilby study ${index}`)));
    const adding = (async () => {
      for (let index = 0; index < 16; index += 1) {
        await store(work(`${200 + index}`, `Numbat study ${index}`));
        await mergeSegments(test.database.$client);
      }
    })();
    let done = false;
    const finished = adding.then(() => {
      done = true;
    });
    const source = createLibrarySource(test.database.$client);
    while (!done) {
      const found = await source.search('bilby', { limit: 50, signal });
      expect(found).toHaveLength(20);
    }
    await finished;
    expect(await search('numbat', 50)).toHaveLength(16);
  });
});
