import type { Citation } from '@sextant/contracts';
import { emptyCitation } from '../empty-citation.ts';
import { plainDoi } from '../plain-doi.ts';
import { abstractOf, authorOf } from './article-to-citation.ts';
import { noticesOf, statusOf } from './notices.ts';
import { studyTypeOf } from './study-type.ts';
import { elementsAt, textAt, textOf, type XmlElement } from './xml-tree.ts';

/**
 * One `PubmedBookArticle`, a book of NCBI's Bookshelf or a chapter of one (StatPearls, GeneReviews), as a citation: the
 * book stands where an article has its journal.
 * @throws Error where the record has no PMID or no title
 */
export function bookToCitation(record: XmlElement): Citation {
  const [document] = elementsAt(record, 'BookDocument');
  const pmid = textAt(document, 'PMID');
  if (!pmid || !/^\d{1,9}$/.test(pmid)) throw new Error('No PMID');
  const book = textAt(document, 'Book/BookTitle');
  const chapter = textAt(document, 'ArticleTitle');
  const title = (chapter ?? book)?.replace(/\.$/, '');
  if (!title) throw new Error('No title');
  const own = elementsAt(document, 'AuthorList').find(({ attributes }) => attributes.Type !== 'editors');
  const [ofBook] = elementsAt(document, 'Book/AuthorList');
  const ids = elementsAt(document, 'ArticleIdList/ArticleId');
  const doi = textOf(ids.find(({ attributes }) => attributes.IdType === 'doi'));
  const types = elementsAt(document, 'PublicationType').map(textOf);
  const notices = noticesOf(document);
  const yearOf = (path: string) =>
    Number(/\b(?:19|20)\d{2}\b/.exec(textAt(document, path) ?? '')?.[0]) || null;
  // The book is of the running year; the chapter has the day of its last version.
  const ownYear = yearOf('ContributionDate/Year');
  const isRevised = ownYear !== null || yearOf('DateRevised/Year') !== null;
  return {
    ...emptyCitation('pubmed', title),
    authors: elementsAt(own ?? ofBook, 'Author').flatMap(authorOf),
    journal: chapter && book ? book : textAt(document, 'Book/Publisher/PublisherName'),
    year: yearOf('Book/PubDate/Year'),
    online_year: ownYear,
    ...(isRevised && { is_revised: true }),
    pmid,
    doi: plainDoi(doi),
    url: `https://pubmed.ncbi.nlm.nih.gov/${pmid}/`,
    abstract: abstractOf(document),
    study_type: studyTypeOf(types, []),
    status: statusOf(types, notices),
    notices,
  };
}
