import { createReadStream, existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Citation } from '@sextant/contracts';
import { citation as citationContract } from '@sextant/contracts';
import { describe, expect, it } from 'vitest';
import { parsePubmedXml } from './parse-pubmed-xml.ts';

const sharedFolder = fileURLToPath(new URL('../../../../../../shared/data/pubmed-xml/', import.meta.url));
const hasShared = existsSync(sharedFolder);
if (!hasShared) console.warn(`Skipped: the real PubMed replies are not in ${sharedFolder}`);

async function parseAll(chunks: Parameters<typeof parsePubmedXml>[0]) {
  const citations: Citation[] = [];
  const skipped: string[] = [];
  for await (const parsed of parsePubmedXml(chunks)) {
    if ('citation' in parsed) citations.push(citationContract.parse(parsed.citation));
    else skipped.push(`${parsed.place}: ${parsed.reason}`);
  }
  return { citations, skipped };
}

const set = (...articles: string[]) => [
  `<?xml version="1.0"?><!DOCTYPE PubmedArticleSet PUBLIC "-//NLM//DTD" "x.dtd"><PubmedArticleSet>${articles.join('\n')}</PubmedArticleSet>`,
];

interface Parts {
  pmid?: string;
  article?: string;
  medline?: string;
  pubmed?: string;
}
const article = ({
  pmid = '1',
  article = '<ArticleTitle>T</ArticleTitle>',
  medline = '',
  pubmed = '',
}: Parts) =>
  `<PubmedArticle><MedlineCitation><PMID Version="1">${pmid}</PMID><Article>${article}</Article>${medline}</MedlineCitation>` +
  `<PubmedData>${pubmed}</PubmedData></PubmedArticle>`;

async function parseOne(parts: Parts): Promise<Citation> {
  const { citations, skipped } = await parseAll(set(article(parts)));
  expect(skipped).toEqual([]);
  return citations[0] as Citation;
}

describe('an article', () => {
  it('keeps the text of inline markup, and powers as powers', async () => {
    const { title, abstract } = await parseOne({
      article: `<ArticleTitle>CO<sub>2</sub> and <i>H. pylori</i> &lt; 10<sup>9</sup> &#945;.</ArticleTitle>
        <Abstract><AbstractText>Between <b>A</b>
          and <mml:math><mml:mi>x</mml:mi></mml:math>.</AbstractText></Abstract>`,
    });
    expect(title).toBe('CO2 and H. pylori < 10^9 α');
    expect(abstract).toBe('Between A and x.');
  });

  it('keeps the labels of a structured abstract', async () => {
    const { abstract, n } = await parseOne({
      article: `<ArticleTitle>T</ArticleTitle><Abstract>
        <AbstractText Label="METHODS" NlmCategory="METHODS">We randomly assigned 1,234 patients.</AbstractText>
        <AbstractText Label="UNLABELLED">More.</AbstractText><AbstractText Label="EMPTY"/></Abstract>`,
    });
    expect(abstract).toBe('METHODS: We randomly assigned 1,234 patients.\nMore.');
    expect(n).toBe(1234);
  });

  it('knows people from groups', async () => {
    const { authors } = await parseOne({
      article: `<ArticleTitle>T</ArticleTitle><AuthorList>
        <Author><LastName>O'Byrne</LastName><ForeName>Paul M</ForeName><Initials>PM</Initials></Author>
        <Author><LastName>Madonna</LastName></Author>
        <Author><CollectiveName>SYGMA Study Group</CollectiveName></Author></AuthorList>`,
    });
    expect(authors).toEqual([
      { family: "O'Byrne", given: 'Paul M', group: false },
      { family: 'Madonna', given: null, group: false },
      { family: 'SYGMA Study Group', given: null, group: true },
    ]);
  });

  it.each([
    ['<Year>2019</Year>', 2019],
    ['<MedlineDate>1998 Dec-1999 Jan</MedlineDate>', 1998],
    ['<MedlineDate>Winter 2001</MedlineDate>', 2001],
    ['<Season>Summer</Season>', null],
  ])('reads the date %s', async (date, year) => {
    const journal = `<Journal><JournalIssue><PubDate>${date}</PubDate></JournalIssue><Title>J</Title></Journal>`;
    expect(await parseOne({ article: `${journal}<ArticleTitle>T</ArticleTitle>` })).toMatchObject({
      year,
      journal: 'J',
    });
  });

  it.each([
    ['<MedlineDate>1998 Dec-1999 Jan</MedlineDate>', '', 1998, 1999],
    ['<MedlineDate>1998 Dec-1999 Jan</MedlineDate>', '1998', 1999, 1998],
    ['<MedlineDate>2019-2020</MedlineDate>', '2018', 2019, 2018],
    ['<Year>2020</Year>', '2019', 2020, 2019],
    ['<Year>2020</Year>', '2020', 2020, 2020],
    ['<MedlineDate>1998 Nov-Dec</MedlineDate>', '', 1998, null],
    ['', '2021', 2021, 2021],
  ])('knows the years of %s that appeared online in "%s"', async (date, ahead, year, online) => {
    const journal = `<Journal><JournalIssue><PubDate>${date}</PubDate></JournalIssue><Title>J</Title></Journal>`;
    const article = `${journal}<ArticleTitle>T</ArticleTitle>${ahead && `<ArticleDate><Year>${ahead}</Year></ArticleDate>`}`;
    expect(await parseOne({ article })).toMatchObject({ year, online_year: online });
  });

  it('reads powers and fractions of MathML as what they are', async () => {
    const power =
      '<mml:msup><mml:mn>10</mml:mn><mml:mrow><mml:mo>−</mml:mo><mml:mn>5</mml:mn></mml:mrow></mml:msup>';
    const half = '<mml:mfrac><mml:mn>1</mml:mn><mml:mn>2</mml:mn></mml:mfrac>';
    const article = `<ArticleTitle>T</ArticleTitle><Abstract><AbstractText>At ${power} or ${half}.</AbstractText></Abstract>`;
    expect((await parseOne({ article })).abstract).toBe('At 10^−5 or 1/2.');
  });

  it('takes ids from its own list, never from its references', async () => {
    const references = `<ReferenceList><Reference><ArticleIdList><ArticleId IdType="doi">10.1/other</ArticleId>
      <ArticleId IdType="pmc">PMC9</ArticleId></ArticleIdList></Reference></ReferenceList>`;
    expect(await parseOne({ pubmed: references })).toMatchObject({ doi: null, pmcid: null });
    const own = `<ArticleIdList><ArticleId IdType="doi">10.1056/NEJMoa1</ArticleId><ArticleId IdType="pmc">PMC5</ArticleId></ArticleIdList>`;
    expect(await parseOne({ pubmed: own + references })).toMatchObject({
      doi: '10.1056/nejmoa1',
      pmcid: 'PMC5',
    });
    const located = `<ArticleTitle>T</ArticleTitle><ELocationID EIdType="doi" ValidYN="N">10.1/bad</ELocationID>
      <ELocationID EIdType="doi" ValidYN="Y">10.1/good</ELocationID>`;
    expect(await parseOne({ article: located })).toMatchObject({ doi: '10.1/good' });
    for (const written of ['https://doi.org/10.1/Good', 'doi: 10.1/good', 'http://dx.doi.org/10.1/good']) {
      const pubmed = `<ArticleIdList><ArticleId IdType="doi">${written}</ArticleId></ArticleIdList>`;
      expect(await parseOne({ pubmed })).toMatchObject({ doi: '10.1/good' });
    }
  });

  it('takes registry ids from the data banks, study type and headings', async () => {
    const found = await parseOne({
      article: `<ArticleTitle>[Ein Titel].</ArticleTitle><DataBankList><DataBank><AccessionNumberList>
        <AccessionNumber>NCT02149199</AccessionNumber><AccessionNumber>GSE1234</AccessionNumber></AccessionNumberList></DataBank></DataBankList>
        <PublicationTypeList><PublicationType>Journal Article</PublicationType>
        <PublicationType>Randomized Controlled Trial</PublicationType></PublicationTypeList>`,
      medline:
        '<MeshHeadingList><MeshHeading><DescriptorName UI="D1">Asthma</DescriptorName><QualifierName>x</QualifierName></MeshHeading></MeshHeadingList>',
    });
    expect(found).toMatchObject({
      title: 'Ein Titel',
      nct: ['NCT02149199'],
      study_type: 'randomized-trial',
      mesh: ['Asthma'],
      abstract: null,
      status: 'current',
    });
  });

  it.each([
    ['RetractionIn', 'retracted', 'retraction'],
    ['RetractedandRepublishedIn', 'retracted', 'retraction'],
    ['ExpressionOfConcernIn', 'concern', 'concern'],
    ['ErratumIn', 'corrected', 'erratum'],
    ['CorrectedandRepublishedIn', 'corrected', 'republication'],
    ['RetractionOf', 'current', 'retracts'],
    ['ErratumFor', 'current', 'corrects'],
  ])('reads %s', async (type, status, kind) => {
    const medline = `<CommentsCorrectionsList><CommentsCorrections RefType="CommentIn"><PMID>3</PMID></CommentsCorrections>
      <CommentsCorrections RefType="${type}"><RefSource>J. 2020</RefSource><PMID>2</PMID></CommentsCorrections></CommentsCorrectionsList>`;
    expect(await parseOne({ medline })).toMatchObject({
      status,
      notices: [{ kind, reference: 'J. 2020', pmid: '2' }],
    });
  });

  it.each([
    ['<Title>The Cochrane database of systematic reviews</Title>', 'concern'],
    ['<ISOAbbreviation>Cochrane Database Syst Rev</ISOAbbreviation>', 'concern'],
    ['<Title>The Lancet</Title>', 'retracted'],
  ])('reads the title of a withdrawn work in %s', async (journal, status) => {
    const titled = `<Journal>${journal}</Journal><ArticleTitle>WITHDRAWN: Vitamin C for a cold.</ArticleTitle>`;
    expect((await parseOne({ article: titled })).status).toBe(status);
  });

  it('is retracted by its publication type alone, and a retraction notice is not', async () => {
    const typed = (type: string) =>
      `<ArticleTitle>T</ArticleTitle><PublicationTypeList><PublicationType>${type}</PublicationType></PublicationTypeList>`;
    expect((await parseOne({ article: typed('Retracted Publication') })).status).toBe('retracted');
    expect(await parseOne({ article: typed('Retraction of Publication') })).toMatchObject({
      status: 'current',
      study_type: 'notice',
    });
  });
});

describe('a file', () => {
  it('names what it cannot read and goes on, however the bytes are cut', async () => {
    const file = set(
      article({ pmid: '11' }),
      article({ pmid: '12', article: '<ArticleTitle>Not <b>closed</ArticleTitle>' }),
      '<PubmedArticle><MedlineCitation><PMID>13</PMID>',
      article({ pmid: '14', article: '' }),
      article({ pmid: '15', article: '<ArticleTitle>Grün – α</ArticleTitle>' }),
    ).join('');
    const bytes = Buffer.from(file);
    for (const size of [1, 7, 64, 100_000]) {
      const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) =>
        bytes.subarray(i * size, (i + 1) * size),
      );
      const { citations, skipped } = await parseAll(chunks);
      expect(citations.map(({ pmid, title }) => `${pmid} ${title}`)).toEqual(['11 T', '15 Grün – α']);
      expect(skipped).toHaveLength(3);
      expect(skipped[0]).toMatch(/^article 2 \(PMID 12\): Unexpected close tag/);
      expect(skipped[1]).toBe('article 3 (PMID 13): It breaks off before its end');
      expect(skipped[2]).toBe('article 4 (PMID 14): No title');
    }
  });

  it('that breaks off gives what came before', async () => {
    const [whole = ''] = set(article({ pmid: '1' }), article({ pmid: '2' }));
    const { citations, skipped } = await parseAll([whole.slice(0, whole.lastIndexOf('<PubmedData>'))]);
    expect(citations).toHaveLength(1);
    expect(skipped).toEqual(['article 2 (PMID 2): It breaks off before its end']);
  });

  it.each(['', '<html><body>502 Bad Gateway</body></html>', '{"error":"API rate limit exceeded"}'])(
    'that is not PubMed XML is an error: %j',
    async (text) => {
      await expect(parseAll([text])).rejects.toThrow('not PubMed XML');
    },
  );

  it('without articles is empty, not an error', async () => {
    expect(await parseAll(set())).toEqual({ citations: [], skipped: [] });
  });

  it('expands no entities and loads nothing', async () => {
    const laughs = `<?xml version="1.0"?><!DOCTYPE PubmedArticleSet [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">
      <!ENTITY c SYSTEM "file:///etc/passwd">]><PubmedArticleSet>`;
    for (const entity of ['&b;', '&c;']) {
      const titled = article({ article: `<ArticleTitle>${entity}</ArticleTitle>` });
      const { citations, skipped } = await parseAll([`${laughs}${titled}</PubmedArticleSet>`]);
      expect(citations).toEqual([]);
      expect(skipped).toHaveLength(1);
    }
    const inside = article({}).replace(
      '<MedlineCitation>',
      '<!DOCTYPE x [<!ENTITY a "ha">]><MedlineCitation>',
    );
    expect((await parseAll(set(inside))).citations).toEqual([]);
    const deep = article({ article: `<ArticleTitle>${'<b>'.repeat(50_000)}` });
    expect((await parseAll(set(deep))).skipped[0]).toContain('Nested too deeply');
  });
});

describe.skipIf(!hasShared)('real replies', () => {
  const read = (name: string) =>
    parseAll(createReadStream(`${sharedFolder}/${name}`, { highWaterMark: 1_000 }));

  it('are all read', async () => {
    const files = readdirSync(sharedFolder).filter((name) => name.endsWith('.xml'));
    const all = await Promise.all(files.map(read));
    expect(all.flatMap(({ skipped }) => skipped)).toEqual([]);
    expect(all.flatMap(({ citations }) => citations)).toHaveLength(9);
  });

  it('give a trial as it is', async () => {
    const { citations } = await read('pubmed-29768149.xml');
    expect(citations[0]).toMatchObject({
      title: 'Inhaled Combined Budesonide-Formoterol as Needed in Mild Asthma',
      journal: 'The New England journal of medicine',
      year: 2018,
      doi: '10.1056/nejmoa1715274',
      nct: ['NCT02149199'],
      study_type: 'randomized-trial',
      n: 3849,
      status: 'current',
    });
    expect(citations[0]?.abstract).toMatch(/^BACKGROUND: .*\nMETHODS: .*\nRESULTS: .*\nCONCLUSIONS: /);
  });
});
