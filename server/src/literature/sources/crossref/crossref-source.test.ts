import type { PublicationNotice } from '@sextant/contracts';
import { afterEach, describe, expect, it } from 'vitest';
import { sourcesForFile } from '../../../testing/for-file.ts';
import { makeCitation } from '../../../testing/make-citation.ts';
import { failures } from '../../../testing/source-emulator/behaviour.ts';
import { dataciteDoiPrefix } from '../../../testing/source-emulator/crossref.ts';
import { createCrossrefSource } from './crossref-source.ts';

const { signal } = new AbortController();
const emulator = sourcesForFile();
afterEach(() => emulator.reset());

const connect = (contactEmail?: string) =>
  createCrossrefSource({ baseUrl: emulator.environment().CROSSREF_BASE_URL ?? '', contactEmail });
const resolve = (value: string) => connect().resolve({ kind: 'doi', value }, { signal });
const notice = (kind: PublicationNotice['kind']): PublicationNotice => ({ kind, reference: '', pmid: null });

describe('Crossref', () => {
  it.each([
    '10.1056/nejmoa1715274',
    '10.1002/(sici)1097-0258(19980815)17:15<1661::aid-sim968>3.0.co;2-2',
    '10.1016/s0140-6736(97)11096-0',
    '10.1000/a,b;c',
    '10.1000/a/b/../c',
    '10.1000/a?b=c&d#e',
    '10.1000/100%25[x]{y}|z^~',
    '10.1000.10/ärzte+blatt',
    "10.1000/o'brien*!",
  ])('resolves %s', async (doi) => {
    emulator.hold([makeCitation('A work', { doi })]);
    expect(await resolve(doi)).toMatchObject({ title: 'A work', doi, status: 'current' });
    expect(emulator.requests('crossref')).toHaveLength(1);
  });

  it('reads what the record says', async () => {
    const work = makeCitation('A work', {
      doi: '10.1/a',
      abstract: 'METHODS: We studied 120 patients & found p<0.05.\nRESULTS: Death was rarer.',
      authors: [
        { family: 'Okafor', given: 'Ada', group: false },
        { family: 'The Study Group', given: null, group: true },
      ],
    });
    emulator.hold([work]);
    expect(await resolve('10.1/a')).toBeNull();
    expect(await resolve('10.1000/a')).toBeNull();
    emulator.hold([{ ...work, doi: '10.1000/a' }]);
    expect(await resolve('10.1000/a')).toEqual({
      ...work,
      source: 'crossref',
      doi: '10.1000/a',
      url: 'https://doi.org/10.1000/a',
      n: 120,
    });
  });

  it.each([
    ['a retraction', ['retraction'], 'retracted', 'other'],
    ['a retraction beside an erratum', ['erratum', 'retraction'], 'retracted', 'other'],
    ['an expression of concern', ['concern'], 'concern', 'other'],
    ['an erratum', ['erratum'], 'corrected', 'other'],
    ['nothing', [], 'current', 'other'],
    ['being itself the retraction of another', ['retracts'], 'current', 'notice'],
    ['being itself an erratum', ['corrects'], 'current', 'notice'],
    ['being itself an expression of concern', ['concerns'], 'current', 'notice'],
  ] as const)('makes of %s %s the state %s', async (_, kinds, status, type) => {
    emulator.hold([makeCitation('A work', { doi: '10.1000/a', notices: kinds.map(notice) })]);
    expect(await resolve('10.1000/a')).toMatchObject({ status, study_type: type });
  });

  it.each([
    ['RETRACTED: A work', [], 'retracted'],
    ['RETRACTED ARTICLE: A work', [], 'retracted'],
    ['Retracted: A work', ['retracts'], 'current'],
    ['Retraction: A work', ['retracts'], 'current'],
    ['Retracted papers: a survey', [], 'current'],
    ['[Retracted] A work', [], 'retracted'],
    ['RETRACTED ARTICLE. A work', [], 'retracted'],
    ['Retracted Chapter - A work', [], 'retracted'],
    ['A work (Retracted)', [], 'retracted'],
    ['A work (Retracted article. See vol. 391, pg. 2023, 2019)', [], 'retracted'],
    ['WITHDRAWN: A work', [], 'retracted'],
    ['REMOVED: A work', [], 'retracted'],
    ['TEMPORARY REMOVAL: A work', [], 'concern'],
    ['Temporarily withdrawn: A work', [], 'concern'],
    ['TEMPORARY REMOVAL - A work', [], 'concern'],
    ['Temporary removal: how catheters are cared for', [], 'current'],
    ['Temporary removal of catheters in sepsis', [], 'current'],
    ['A work (retracted and protruded tongues)', [], 'current'],
    ['Withdrawn behaviour in children', [], 'current'],
    ['Withdrawal: A work', ['retracts'], 'current'],
    ['[Withdrawn patients] and their outcomes', [], 'current'],
    ['Withdrawn: how patients leave trials', [], 'current'],
    ['Removed: why organs are taken out', [], 'current'],
    ['Retracted paper: an analysis of citations', [], 'current'],
    ['Retracted Papers and Preprints: An Analysis', [], 'current'],
    ['Retracted Article - What Its Readers Knew', [], 'current'],
    ['Retracted: A trial of zinc', [], 'retracted'],
    ['Retracted: α-Synuclein in the gut', [], 'retracted'],
    ['Retracted Article: p53 and survival', [], 'retracted'],
    ['RETRACTED: effect of zinc on taste', [], 'retracted'],
    ['RETRACTED - Effect of zinc on taste', [], 'retracted'],
    ['Retracted - and read on', [], 'current'],
    ['[Retracted] how zinc restores taste', [], 'retracted'],
  ] as const)('reads the title "%s" with the notices %j as %s', async (title, kinds, status) => {
    emulator.hold([makeCitation(title, { doi: '10.1000/a', notices: kinds.map(notice) })]);
    expect((await resolve('10.1000/a'))?.status).toBe(status);
  });

  it.each([
    ['withdrawal', 'retracted'],
    ['removal', 'retracted'],
    ['partial_retraction', 'concern'],
    ['Expression of Concern', 'concern'],
    ['corrigendum', 'corrected'],
    ['Retraction', 'retracted'],
    ['retracion', 'retracted'],
    ['retration', 'retracted'],
    ['err', 'corrected'],
    ['corrected', 'corrected'],
    ['corrected-article', 'corrected'],
    ['new_version', 'current'],
    ['something_new', 'current'],
  ])('makes of an update of type %s the state %s', async (type, status) => {
    const message = { DOI: '10.1000/A', title: ['A work'], 'updated-by': [{ DOI: '10.1000/n', type }] };
    emulator.behave('crossref', { reply: { body: JSON.stringify({ status: 'ok', message }) } });
    expect((await resolve('10.1000/a'))?.status).toBe(status);
  });

  it.each([
    ['retraction', 'retracted'],
    ['correction', 'corrected'],
    ['new_version', 'current'],
  ])(
    'takes an update of type %s that names the work itself for what became of it: %s',
    async (type, status) => {
      const message = { DOI: '10.1000/A', title: ['A work'], 'update-to': [{ DOI: '10.1000/a', type }] };
      emulator.behave('crossref', { reply: { body: JSON.stringify({ status: 'ok', message }) } });
      expect(await resolve('10.1000/a')).toMatchObject({ status, study_type: 'other' });
    },
  );

  it('takes an article that corrects another by standing in its place for no notice', async () => {
    const message = {
      DOI: '10.1000/A',
      title: ['A work'],
      'update-to': [{ DOI: '10.1000/b', type: 'corrected-article' }],
    };
    emulator.behave('crossref', { reply: { body: JSON.stringify({ status: 'ok', message }) } });
    expect(await resolve('10.1000/a')).toMatchObject({ status: 'current', study_type: 'other' });
  });

  it.each([
    [['10.1000/Article'], '10.1000/article'],
    [['https://doi.org/10.1000/Article'], '10.1000/article'],
    [['10.1101/b', '10.1000/article'], '10.1000/article'],
    [['10.1101/b'], '10.1101/b'],
    [['an article'], null],
  ])('knows what the preprint of %j became: %s', async (ids, doi) => {
    const message = {
      DOI: '10.1101/A',
      title: ['A work'],
      type: 'posted-content',
      relation: { 'is-preprint-of': ids.map((id) => ({ 'id-type': 'doi', id })) },
    };
    emulator.behave('crossref', { reply: { body: JSON.stringify({ status: 'ok', message }) } });
    expect((await resolve('10.1101/a'))?.became?.doi ?? null).toBe(doi);
  });

  it.each(['10.1000/a', '10.1000/OLD'])(
    'keeps what became of a work that was asked for by an alias, told of its DOI %s',
    async (told) => {
      const message = {
        DOI: '10.1000/A',
        title: ['A work'],
        'update-to': [{ DOI: told, type: 'retraction' }],
      };
      emulator.behave('crossref', { reply: { body: JSON.stringify({ status: 'ok', message }) } });
      expect(await resolve('10.1000/Old')).toMatchObject({
        doi: '10.1000/a',
        also_dois: ['10.1000/old'],
        status: 'retracted',
        study_type: 'other',
      });
    },
  );

  it('does not call a review of Cochrane retracted that was withdrawn', async () => {
    emulator.hold([
      makeCitation('WITHDRAWN: A review', {
        doi: '10.1002/14651858.cd000245.pub9',
        journal: 'Cochrane Database of Systematic Reviews',
      }),
    ]);
    expect(await resolve('10.1002/14651858.cd000245.pub9')).toMatchObject({
      status: 'concern',
      notices: [{ kind: 'concern', reference: expect.stringMatching(/^Withdrawn/) }],
    });
  });

  it('reads names, titles and journals that were escaped as text', async () => {
    const message = {
      DOI: '10.1000/A',
      title: ['&lt;p&gt;What it cost &amp;ndash; a case&lt;/p&gt;'],
      'container-title': ['Sport &amp;amp; Health'],
      author: [{ family: 'O&apos;Brien', given: 'Se&aacute;n' }, { name: 'Heart &amp; Lung Group' }],
    };
    emulator.behave('crossref', { reply: { body: JSON.stringify({ status: 'ok', message }) } });
    expect(await resolve('10.1000/a')).toMatchObject({
      title: 'What it cost – a case',
      journal: 'Sport & Health',
      authors: [
        { family: "O'Brien", given: 'Seán', group: false },
        { family: 'Heart & Lung Group', given: null, group: true },
      ],
    });
  });

  it.each([
    '<jats:p>Abstract not Available.</jats:p>',
    '<jats:p>-</jats:p>',
    '<jats:p>No contiene resumen</jats:p>',
  ])('takes what was filled in for no abstract: %s', async (abstract) => {
    const message = { DOI: '10.1000/A', title: ['A work'], abstract };
    emulator.behave('crossref', { reply: { body: JSON.stringify({ status: 'ok', message }) } });
    expect((await resolve('10.1000/a'))?.abstract).toBeNull();
  });

  it('says "no such work" only where no agency has the DOI', async () => {
    expect(await resolve('10.1000/none')).toBeNull();
    expect(emulator.requests('crossref').map(({ path }) => path)).toEqual([
      '/works/10.1000%2Fnone',
      '/works/10.1000%2Fnone/agency',
    ]);
    await expect(resolve(`${dataciteDoiPrefix}zenodo.1`)).rejects.toMatchObject({ code: 'elsewhere' });
  });

  it('does not say it where the agencies could not be asked', async () => {
    emulator.behave('crossref', {}, failures.broken);
    await expect(resolve('10.1000/none')).rejects.toMatchObject({ code: 'unreachable' });
  });

  it('does not take a record without a title for the work', async () => {
    emulator.behave('crossref', { reply: { body: '{"message":{"DOI":"10.1000/a","title":[]}}' } });
    await expect(resolve('10.1000/a')).rejects.toMatchObject({ code: 'garbage' });
  });

  it.each([
    { author: null },
    { author: [{ given: null, family: 'A' }] },
    { 'container-title': null },
    { abstract: null },
    { issued: { 'date-parts': [null] } },
    { published: { 'date-parts': [['2020']] } },
    { volume: 12 },
    { 'clinical-trial-number': [{ registry: '10.18810/x' }] },
  ])('reads the rest of a record where a field is odd: %j', async (odd) => {
    const message = { DOI: '10.1000/A', title: ['A work'], ...odd };
    emulator.behave('crossref', { reply: { body: JSON.stringify({ message }) } });
    expect(await resolve('10.1000/a')).toMatchObject({ title: 'A work', status: 'current' });
  });

  it.each([{ 'updated-by': null }, { 'updated-by': [{ DOI: '10.1000/n' }] }])(
    'calls nothing current whose updates cannot be read: %j',
    async (odd) => {
      const message = { DOI: '10.1000/A', title: ['A work'], ...odd };
      emulator.behave('crossref', { reply: { body: JSON.stringify({ message }) } });
      await expect(resolve('10.1000/a')).rejects.toMatchObject({ code: 'garbage' });
    },
  );

  it('lets no record without a title cost the others of a list', async () => {
    const items = [
      { DOI: '10.1000/a', title: ['A good work'] },
      { DOI: '10.1000/b', title: ['<i></i>'] },
    ];
    emulator.behave('crossref', { reply: { body: JSON.stringify({ message: { items } }) } });
    const described = { authors: ['A'], year: 2020, journal: 'J', title: 'A good work', trial: null };
    const found = await connect().find?.(
      { ...described, volume: null, page: null, about: [] },
      { limit: 5, signal },
    );
    expect(found?.map(({ title }) => title)).toEqual(['A good work']);
  });

  it('says whom to write to, and is not asked questions', async () => {
    const source = connect('lab@example.org');
    await source.resolve({ kind: 'doi', value: '10.1000/none' }, { signal });
    expect(emulator.requests('crossref')[0]?.query.get('mailto')).toBe('lab@example.org');
    expect(await source.search('metformin', { limit: 5, signal })).toEqual([]);
    expect(source.lookupOnly).toBe(true);
    expect(emulator.requests('crossref')).toHaveLength(2);
  });
});
