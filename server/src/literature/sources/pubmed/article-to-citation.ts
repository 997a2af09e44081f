import type { Author, Citation } from '@sextant/contracts';
import { emptyCitation } from '../empty-citation.ts';
import { ownAbstract } from '../own-abstract.ts';
import { participantsIn } from '../participants.ts';
import { plainDoi } from '../plain-doi.ts';
import { withTitleMark } from '../title-mark.ts';
import { withWithdrawal } from '../withdrawn-preprint.ts';
import { noticesOf, statusOf } from './notices.ts';
import { studyTypeOf } from './study-type.ts';
import { elementsAt, textAt, textOf, type XmlElement } from './xml-tree.ts';

/**
 * One `PubmedArticle` as a citation.
 * @throws Error where the record has no PMID or no title
 */
export function articleToCitation(record: XmlElement): Citation {
  const [medline] = elementsAt(record, 'MedlineCitation');
  const [article] = elementsAt(medline, 'Article');
  const pmid = textAt(medline, 'PMID');
  if (!pmid || !/^\d{1,9}$/.test(pmid)) throw new Error('No PMID');
  const [title, original] = titlesOf(article);
  if (!title) throw new Error('No title');
  const abstract = abstractOf(article);
  const publicationTypes = elementsAt(article, 'PublicationTypeList/PublicationType').map(textOf);
  const mesh = elementsAt(medline, 'MeshHeadingList/MeshHeading/DescriptorName').map(textOf);
  const notices = noticesOf(medline);
  const citation = withTitleMark({
    ...emptyCitation('pubmed', title),
    ...(original && original !== title && { also_titled: [original] }),
    authors: elementsAt(article, 'AuthorList/Author').flatMap(authorOf),
    journal: textAt(article, 'Journal/Title') ?? textAt(article, 'Journal/ISOAbbreviation'),
    journal_short:
      textAt(article, 'Journal/ISOAbbreviation') ?? textAt(medline, 'MedlineJournalInfo/MedlineTA'),
    ...yearsOf(article),
    volume: textAt(article, 'Journal/JournalIssue/Volume'),
    issue: textAt(article, 'Journal/JournalIssue/Issue'),
    pages: textAt(article, 'Pagination/MedlinePgn'),
    pmid,
    ...identifiersOf(record, article),
    nct: registryIdsOf(article),
    url: `https://pubmed.ncbi.nlm.nih.gov/${pmid}/`,
    abstract,
    study_type: studyTypeOf(publicationTypes, mesh),
    n: abstract ? participantsIn(abstract) : null,
    status: statusOf(publicationTypes, notices),
    notices,
    mesh,
    became: publicationTypes.includes('Preprint') ? becameOf(medline) : null,
  });
  return withWithdrawal(citation);
}

/** PubMed holds some preprints; what they became is an update of theirs. A review's update is another work. */
function becameOf(medline: XmlElement | undefined): Citation['became'] {
  const update = elementsAt(medline, 'CommentsCorrectionsList/CommentsCorrections').find(
    ({ attributes }) => attributes.RefType === 'UpdateIn',
  );
  const pmid = textAt(update, 'PMID');
  return pmid && /^\d{1,9}$/.test(pmid) ? { doi: null, pmid } : null;
}

/** What it is called in English, where it is, and what it is called in its own language. */
function titlesOf(article: XmlElement | undefined): string[] {
  const own = textAt(article, 'ArticleTitle');
  const english = own && !/^\[?not available\]?\.?$/i.test(own) ? own : null;
  return [english, textAt(article, 'VernacularTitle')].flatMap((title) => {
    // PubMed sets the English title of a foreign article in square brackets.
    const plain = title
      ?.replace(/^\[(.*)\]\.?$/, '$1')
      .replace(/\.$/, '')
      .trim();
    return plain ? [plain] : [];
  });
}

/** Sections of an abstract, a line each. */
export function abstractOf(article: XmlElement | undefined): string | null {
  const sections = elementsAt(article, 'Abstract/AbstractText').flatMap((section) => {
    const text = textOf(section);
    const label = section.attributes.Label?.trim();
    if (!text) return [];
    return label && label !== 'UNLABELLED' ? `${label}: ${text}` : text;
  });
  return ownAbstract(sections.join('\n'));
}

/** A person, a group, or no one where the entry names none. */
export function authorOf(author: XmlElement): Author[] {
  const group = textAt(author, 'CollectiveName');
  if (group) return [{ family: group, given: null, group: true }];
  const family = textAt(author, 'LastName');
  const given = textAt(author, 'ForeName') ?? textAt(author, 'Initials');
  return family ? [{ family, given, group: false }] : [];
}

/**
 * The year of its issue, and that in which it appeared ahead of it. `MedlineDate` is free text such as "Winter 2001" or
 * "1998 Dec-1999 Jan": an issue of two years is cited by either.
 */
function yearsOf(article: XmlElement | undefined): Pick<Citation, 'year' | 'online_year'> {
  const [date] = elementsAt(article, 'Journal/JournalIssue/PubDate');
  const ahead = textAt(article, 'ArticleDate/Year') ?? '';
  const told = textAt(date, 'Year') ?? textAt(date, 'MedlineDate') ?? ahead;
  const [first = null, last = first] = [...told.matchAll(/\b(?:1[5-9]|20)\d{2}\b/g)].map(([year]) =>
    Number(year),
  );
  const online = /^\d{4}$/.test(ahead) ? Number(ahead) : null;
  return online === first
    ? { year: last, online_year: online }
    : { year: first, online_year: online ?? otherThan(first, last) };
}

const otherThan = (first: number | null, last: number | null) => (last === first ? null : last);

/** Only the article's own list: the reference list below it has lists of the same name. */
function identifiersOf(record: XmlElement, article: XmlElement | undefined) {
  const own = elementsAt(record, 'PubmedData/ArticleIdList/ArticleId');
  const ofType = (type: string) => textOf(own.find(({ attributes }) => attributes.IdType === type));
  const located = elementsAt(article, 'ELocationID').find(
    ({ attributes }) => attributes.EIdType === 'doi' && attributes.ValidYN !== 'N',
  );
  const pmcid = /^(?:PMC)?(\d+)/i.exec(ofType('pmc'))?.[1];
  return {
    pmcid: pmcid ? `PMC${pmcid}` : null,
    doi: plainDoi(ofType('doi') || textOf(located)),
  };
}

function registryIdsOf(article: XmlElement | undefined): string[] {
  const numbers = elementsAt(article, 'DataBankList/DataBank/AccessionNumberList/AccessionNumber');
  const ids = numbers.map((number) => textOf(number).toUpperCase());
  return [...new Set(ids.filter((id) => /^NCT\d{8}$/.test(id)))];
}
