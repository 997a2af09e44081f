import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { sourcesForFile } from '../../../testing/for-file.ts';
import { makeCitation } from '../../../testing/make-citation.ts';
import { failures } from '../../../testing/source-emulator/behaviour.ts';
import { createPubmedSource } from './pubmed-source.ts';

const realReplies = path.resolve(import.meta.dirname, '../../../../../../shared/data/pubmed-xml');
const { signal } = new AbortController();

const works = [
  makeCitation('Metformin and the incidence of colorectal cancer', {
    pmid: '101',
    pmcid: 'PMC201',
    doi: '10.1/met(a)<1>;x,y',
    abstract: 'BACKGROUND: It is debated.\nRESULTS: Cancer was rarer with metformin & diet (p<0.05).',
    study_type: 'meta-analysis',
    mesh: ['Colorectal Neoplasms'],
  }),
  makeCitation('Statins and colorectal cancer', { pmid: '102', nct: ['NCT00000102'] }),
  makeCitation('Metformin in polycystic ovary syndrome', { pmid: '103' }),
  makeCitation('A vaccine and a syndrome', {
    pmid: '104',
    status: 'retracted',
    notices: [{ kind: 'retraction', reference: 'Lancet. 2010', pmid: '105' }],
  }),
  makeCitation('Retraction: A vaccine and a syndrome', {
    pmid: '105',
    study_type: 'notice',
    notices: [{ kind: 'retracts', reference: 'Lancet. 1998', pmid: '104' }],
  }),
  makeCitation('Only in PMC', { pmcid: 'PMC206', doi: '10.1/pmc-only' }),
];

const emulator = sourcesForFile();
afterEach(() => emulator.reset());

function connect(settings: { apiKey?: string; contactEmail?: string } = {}) {
  return createPubmedSource({ baseUrl: emulator.environment().PUBMED_BASE_URL ?? '', ...settings });
}
const resolve = (kind: 'pmid' | 'pmcid' | 'doi' | 'nct', value: string, source = connect()) =>
  source.resolve({ kind, value }, { signal });

describe('searching PubMed', () => {
  it('finds by the words that a question is about, most relevant first, with all that the record says', async () => {
    emulator.hold(works);
    const found = await connect({ apiKey: 'k', contactEmail: 'lab@example.org' }).search(
      'Does metformin reduce the risk of colorectal cancer?',
      { limit: 10, signal },
    );
    expect(found[0]).toMatchObject({
      title: 'Metformin and the incidence of colorectal cancer',
      authors: [{ family: 'Okafor', given: 'Ada', group: false }],
      journal: 'Journal of Tests',
      year: 2020,
      pmid: '101',
      pmcid: 'PMC201',
      doi: '10.1/met(a)<1>;x,y',
      abstract: 'BACKGROUND: It is debated.\nRESULTS: Cancer was rarer with metformin & diet (p<0.05).',
      study_type: 'meta-analysis',
      mesh: ['Colorectal Neoplasms'],
      status: 'current',
    });
    const [first] = emulator.requests('pubmed');
    expect(Object.fromEntries(first?.query ?? [])).toMatchObject({
      db: 'pubmed',
      term: 'metformin AND colorectal cancer',
      sort: 'relevance',
      tool: 'sextant',
      email: 'lab@example.org',
      api_key: 'k',
    });
  });

  it.each([
    ['Does vitamin C help in sepsis?', ['vitamin C AND sepsis']],
    ['hepatitis B in type 2 diabetes', ['hepatitis B AND type 2 diabetes']],
    [
      'Does yoga improve "quality of life" in asthma?',
      [
        'yoga AND "quality of life" AND asthma',
        '(yoga AND "quality of life") OR (yoga AND asthma) OR ("quality of life" AND asthma)',
      ],
    ],
  ])('asks for "%s" what PubMed maps by itself: %j', async (question, queries) => {
    const asked: string[] = [];
    await connect().search(question, { limit: 10, signal, onAsked: (query) => asked.push(query) });
    const sent = emulator.requests('pubmed').filter(({ path }) => path === '/esearch.fcgi');
    expect(sent.map(({ query }) => query.get('term'))).toEqual(queries);
    expect(asked).toEqual(queries);
  });

  it('tells what was asked when it answers from memory, too', async () => {
    emulator.hold(works);
    const source = connect();
    for (const _ of ['asked', 'remembered']) {
      const asked: string[] = [];
      await source.search('metformin', { limit: 10, signal, onAsked: (query) => asked.push(query) });
      expect(asked).toEqual(['metformin']);
    }
    expect(emulator.requests('pubmed').filter(({ path }) => path === '/esearch.fcgi')).toHaveLength(1);
  });

  it('asks for less where all words together find little', async () => {
    emulator.hold(works);
    const found = await connect().search('metformin, colorectal cancer and statins', { limit: 10, signal });
    expect(found.map(({ pmid }) => pmid).sort()).toEqual(['101', '102']);
    expect(emulator.requests('pubmed').map(({ path }) => path)).toEqual([
      '/esearch.fcgi',
      '/esearch.fcgi',
      '/efetch.fcgi',
    ]);
  });

  it('says no e-mail where it has none, and asks nothing for no words', async () => {
    expect(await connect().search('what is it?', { limit: 10, signal })).toEqual([]);
    expect(emulator.requests()).toHaveLength(0);
    await connect().search('metformin', { limit: 10, signal });
    expect(emulator.requests('pubmed')[0]?.query.has('email')).toBe(false);
  });

  it('takes an error inside of a good reply for a failure', async () => {
    emulator.behave('pubmed', {
      reply: { body: '{"header":{},"esearchresult":{"ERROR":"Search Backend failed"}}' },
    });
    await expect(connect().search('metformin', { limit: 5, signal })).rejects.toMatchObject({
      code: 'refused',
    });
  });
});

describe('looking up', () => {
  it.each([
    ['pmid', '101', '101'],
    ['pmcid', 'PMC201', '101'],
    ['doi', '10.1/met(a)<1>;x,y', '101'],
  ] as const)('finds the %s %s', async (kind, value, pmid) => {
    emulator.hold(works);
    expect(await resolve(kind, value)).toMatchObject({ pmid, title: works[0]?.title });
  });

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

  it('finds what is in PMC alone, and does not call it clean', async () => {
    emulator.hold(works);
    expect(await resolve('pmcid', 'PMC206')).toMatchObject({
      title: 'Only in PMC',
      pmid: null,
      doi: '10.1/pmc-only',
      year: 2020,
      status: 'unknown',
      authors: [{ family: 'Okafor', given: 'A', group: false }],
    });
  });

  it('has what a preprint became, and no update of a review as the same work', async () => {
    const became = { doi: null, pmid: '402' };
    emulator.hold([
      makeCitation('A preprint', { pmid: '400', study_type: 'preprint', became }),
      makeCitation('A review', { pmid: '401', study_type: 'systematic-review', became }),
    ]);
    expect((await resolve('pmid', '400'))?.became).toEqual(became);
    expect((await resolve('pmid', '401'))?.became).toBeNull();
  });

  it('tells a retracted work from its notice', async () => {
    emulator.hold(works);
    const source = connect();
    const [work, notice] = await Promise.all([
      resolve('pmid', '104', source),
      resolve('pmid', '105', source),
    ]);
    expect(work?.status).toBe('retracted');
    expect(notice).toMatchObject({ status: 'current', study_type: 'notice' });
  });

  it.each([
    ['pmid', '999'],
    ['pmcid', 'PMC999'],
    ['doi', '10.1/nothing'],
    ['doi', '10.1/a"b'],
    ['pmid', '0'],
    ['pmid', '12 OR 13'],
    ['pmcid', '206'],
    ['nct', 'NCT00000102'],
  ] as const)('has no %s %s', async (kind, value) => {
    emulator.hold(works);
    expect(await resolve(kind, value)).toBeNull();
  });

  it('does not take another record for the DOI that was asked', async () => {
    emulator.hold(works);
    emulator.behave('pubmed', { reply: { body: '{"esearchresult":{"count":"1","idlist":["102"]}}' } }, {});
    expect(await resolve('doi', '10.1/unsearchable')).toBeNull();
  });

  it.each([
    ['the index knows it', { body: '{"esearchresult":{"count":"1","idlist":["998"]}}' }],
    ['the index fails', failures.broken.reply],
  ])('does not say that a work is missing when %s', async (_, second) => {
    const empty = { type: 'text/xml', body: '<?xml version="1.0"?><PubmedArticleSet></PubmedArticleSet>' };
    emulator.behave('pubmed', { reply: empty }, { reply: second });
    await expect(resolve('pmid', '998')).rejects.toMatchObject({ name: 'SourceError', source: 'pubmed' });
  });

  it.each([
    [
      'a book without a title',
      '<PubmedBookArticle><BookDocument><PMID>997</PMID></BookDocument></PubmedBookArticle>',
    ],
    ['a broken record', '<PubmedArticle><MedlineCitation><PMID>997</PMID></Broken></PubmedArticle>'],
  ])('calls %s unknown, never missing', async (_, record) => {
    emulator.behave('pubmed', {
      reply: { type: 'text/xml', body: `<PubmedArticleSet>${record}</PubmedArticleSet>` },
    });
    await expect(resolve('pmid', '997')).rejects.toMatchObject({ code: 'garbage' });
  });

  it('does not say that a work is missing when the reply was cut before it', async () => {
    const cut = { type: 'text/xml', body: '<?xml version="1.0"?><PubmedArticleSet>\n' };
    emulator.behave('pubmed', { reply: cut }, {});
    await expect(resolve('pmid', '996')).rejects.toMatchObject({ code: 'garbage' });
  });

  it('reads a chapter of a book', async () => {
    const chapter = `<PubmedBookArticle><BookDocument><PMID Version="1">30000001</PMID>
<ArticleIdList><ArticleId IdType="bookaccession">NBK500001</ArticleId><ArticleId IdType="doi">10.1000/Book.1</ArticleId></ArticleIdList>
<Book><Publisher><PublisherName>A Publisher</PublisherName></Publisher><BookTitle book="b">A Handbook</BookTitle>
<PubDate><Year>2024</Year><Month>01</Month></PubDate><AuthorList Type="editors"><Author><LastName>Editor</LastName></Author></AuthorList></Book>
<ArticleTitle book="b" part="p1">Fever in <i>Adults</i>.</ArticleTitle><Language>eng</Language>
<AuthorList Type="authors" CompleteYN="Y"><Author ValidYN="Y"><LastName>Okafor</LastName><ForeName>Ada</ForeName></Author></AuthorList>
<PublicationType UI="D016454">Review</PublicationType><Abstract><AbstractText>Fever is common.</AbstractText></Abstract>
<ContributionDate><Year>2022</Year><Month>7</Month></ContributionDate></BookDocument>
<PubmedBookData><PublicationStatus>ppublish</PublicationStatus></PubmedBookData></PubmedBookArticle>`;
    const body = `<PubmedArticleSet>${chapter}</PubmedArticleSet>`;
    emulator.behave('pubmed', { reply: { type: 'text/xml', body } });
    expect(await resolve('pmid', '30000001')).toMatchObject({
      title: 'Fever in Adults',
      authors: [{ family: 'Okafor', given: 'Ada', group: false }],
      journal: 'A Handbook',
      year: 2024,
      online_year: 2022,
      is_revised: true,
      pmid: '30000001',
      doi: '10.1000/book.1',
      abstract: 'Fever is common.',
      study_type: 'review',
      status: 'current',
    });
  });

  it('asks for many works in one request, and once for the same', async () => {
    emulator.hold(works);
    const source = connect();
    const pmids = ['101', '102', '103', '101', '104', '102'];
    const found = await Promise.all(pmids.map((pmid) => resolve('pmid', pmid, source)));
    expect(found.map((work) => work?.pmid)).toEqual(pmids);
    expect(emulator.requests('pubmed').map(({ query }) => query.get('id'))).toEqual(['101,102,103,104']);
    await resolve('pmid', '103', source);
    expect(emulator.requests('pubmed')).toHaveLength(1);
  });
});

describe("PubMed's pace", () => {
  it.each([
    ['without a key', {}, 3],
    ['with a key', { apiKey: 'k' }, 10],
  ])('is kept %s across all callers', async (_, settings, perSecond) => {
    const source = connect(settings);
    const began = performance.now();
    const calls = 2 * perSecond + 1;
    await Promise.all(
      Array.from({ length: calls }, (_, at) => source.search(`word${at}`, { limit: 1, signal })),
    );
    const times = emulator.requests('pubmed').map(({ receivedAt }) => receivedAt - began);
    expect(times).toHaveLength(calls);
    // From the beginning, not from one to the next: a busy machine may deliver one late and the next in time.
    times.forEach((time, at) => {
      expect(time).toBeGreaterThanOrEqual(Math.floor(at / perSecond) * 1_000);
    });
  });

  it('counts a request that fails once, however many asked for what it would have brought', async () => {
    emulator.hold(works);
    emulator.behave('pubmed', failures.broken, {});
    const source = connect();
    const asked = ['101', '102', '103'].map((pmid) => resolve('pmid', pmid, source));
    expect((await Promise.allSettled(asked)).map(({ status }) => status)).toEqual(Array(3).fill('rejected'));
    expect(await resolve('pmid', '101', source)).toMatchObject({ pmid: '101' });
  });

  it('leaves the queue with its caller', async () => {
    const source = connect();
    const asked = Array.from({ length: 3 }, (_, at) => source.search(`word${at}`, { limit: 1, signal }));
    const impatient = source.search('metformin', { limit: 1, signal: AbortSignal.timeout(100) });
    await expect(impatient).rejects.toMatchObject({ name: 'TimeoutError' });
    await Promise.all(asked);
    expect(emulator.requests('pubmed')).toHaveLength(3);
  });

  it('waits as long as a 429 says and asks again', async () => {
    emulator.hold(works);
    emulator.behave('pubmed', failures.rateLimited(1), {});
    expect(await resolve('pmid', '101')).toMatchObject({ pmid: '101' });
    const [first, second] = emulator.requests('pubmed');
    expect((second?.receivedAt ?? 0) - (first?.receivedAt ?? 0)).toBeGreaterThanOrEqual(995);
  });

  it('fails at once, for all callers, while a long 429 lasts', async () => {
    emulator.behave('pubmed', failures.rateLimited(120));
    const source = connect();
    for (const pmid of ['101', '102'])
      await expect(resolve('pmid', pmid, source)).rejects.toMatchObject({
        code: 'rate-limited',
        retryAfter: 120,
      });
    expect(emulator.requests('pubmed')).toHaveLength(1);
  });
});

describe.skipIf(!existsSync(realReplies))('real replies of efetch', () => {
  it.each([
    ['pubmed-29768149.xml', '29768149', '10.1056/nejmoa1715274'],
    ['biopython-pubmed1.xml', '12091962', null],
  ])('reads %s', async (file, pmid, doi) => {
    const body = readFileSync(path.join(realReplies, file), 'utf8');
    emulator.behave('pubmed', { reply: { type: 'text/xml', body } });
    expect(await resolve('pmid', pmid)).toMatchObject({ pmid, doi });
  });
});
