import { expect, it } from 'vitest';
import { author, mentionsIn } from '../../testing/ledger-world.ts';
import { ledgerWorldForFile } from '../../testing/ledger-world-for-file.ts';
import { makeCitation } from '../../testing/make-citation.ts';

const world = ledgerWorldForFile();

const pubmed = `<PubmedArticleSet><PubmedArticle><MedlineCitation><PMID>31000101</PMID><Article><Journal><JournalIssue><Volume>12</Volume>
<PubDate><MedlineDate>1998 Dec-1999 Jan</MedlineDate></PubDate></JournalIssue><Title>The Journal of rheumatology</Title><ISOAbbreviation>J Rheumatol</ISOAbbreviation></Journal>
<ArticleTitle>Treatment of gout in old age.</ArticleTitle><AuthorList><Author><LastName>Engel</LastName><ForeName>Bettina</ForeName></Author></AuthorList></Article></MedlineCitation></PubmedArticle></PubmedArticleSet>`;

it.each([
  [1998, 'verified'],
  [1999, 'verified'],
  [2000, 'mismatch'],
])('a paper of an issue of two years, cited as of %i, is %s', async (year, state) => {
  world.emulator.hold(
    [
      makeCitation('Treatment of gout in old age', {
        pmid: '31000101',
        authors: [author('Engel', 'Bettina')],
        journal: 'The Journal of rheumatology',
        journal_short: 'J Rheumatol',
        year: 1998,
      }),
    ],
    'europepmc',
  );
  world.emulator.behave('pubmed', { reply: { type: 'text/xml', body: pubmed } });
  const entry = `1. Engel B. Treatment of gout in old age. J Rheumatol. ${year};12:1-4. PMID: 31000101.`;
  const text = `It helps [1].\n\n## References\n\n${entry}\n`;
  const states = mentionsIn(await world.check(text)).map(({ mention }) => mention.state);
  expect(new Set(states)).toEqual(new Set([state]));
});
