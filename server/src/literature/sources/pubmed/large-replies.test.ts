import { afterEach, expect, it } from 'vitest';
import { sourcesForFile } from '../../../testing/for-file.ts';
import { makeCitation } from '../../../testing/make-citation.ts';
import { createPubmedSource } from './pubmed-source.ts';

const emulator = sourcesForFile();
afterEach(() => emulator.reset());
const { signal } = new AbortController();
const connect = () =>
  createPubmedSource({ baseUrl: emulator.environment().PUBMED_BASE_URL ?? '', apiKey: 'k' });

const article = (pmid: string) =>
  `<PubmedArticle><MedlineCitation><PMID>${pmid}</PMID><Article><ArticleTitle>Trial ${pmid}</ArticleTitle></Article></MedlineCitation></PubmedArticle>`;
const articles = (pmids: readonly string[], padding = 0) => ({
  reply: {
    type: 'text/xml',
    body: `<PubmedArticleSet>${pmids.map(article).join(' '.repeat(padding))}</PubmedArticleSet>`,
  },
});
const tooMuch = 13 * 1024 * 1024;

it('asks for fewer papers at a time where their records are too long for one reply', async () => {
  const pmids = ['1', '2', '3'];
  emulator.hold(pmids.map((pmid) => makeCitation(`Trial ${pmid}`, { pmid })));
  emulator.behave('pubmed', articles(pmids, tooMuch), {});
  const source = connect();
  const found = await Promise.all(pmids.map((value) => source.resolve({ kind: 'pmid', value }, { signal })));
  expect(found.map((work) => work?.title)).toEqual(['Trial 1', 'Trial 2', 'Trial 3']);
  const asked = emulator.requests('pubmed').map(({ query }) => query.get('id'));
  expect(asked.sort()).toEqual(['1,2', '1,2,3', '3']);
});

it('gives up one that is too long by itself', async () => {
  emulator.behave('pubmed', articles(['1', '1'], tooMuch));
  await expect(connect().resolve({ kind: 'pmid', value: '1' }, { signal })).rejects.toMatchObject({
    code: 'garbage',
  });
});
