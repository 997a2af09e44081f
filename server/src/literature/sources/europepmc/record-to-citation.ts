import type { Author, Citation, PublicationNotice } from '@sextant/contracts';
import { z } from 'zod';
import { emptyCitation } from '../empty-citation.ts';
import { ownAbstract } from '../own-abstract.ts';
import { partialRetraction } from '../partial-retraction.ts';
import { participantsIn } from '../participants.ts';
import { plainDoi } from '../plain-doi.ts';
import { plainMarkup } from '../plain-markup.ts';
import { statusOf } from '../pubmed/notices.ts';
import { studyTypeOf } from '../pubmed/study-type.ts';
import { withTitleMark } from '../title-mark.ts';
import { withWithdrawal } from '../withdrawn-preprint.ts';

const author = z.object({
  fullName: z.string().optional(),
  firstName: z.string().optional(),
  initials: z.string().optional(),
  lastName: z.string().optional(),
  collectiveName: z.string().optional(),
});
const notice = z.object({
  id: z.string().optional(),
  source: z.string().optional(),
  reference: z.string().optional(),
  type: z.string(),
});

/** What is read of a `core` record; a record without a title is none. */
export const europepmcRecord = z.object({
  id: z.string(),
  source: z.string(),
  pmid: z.string().optional(),
  pmcid: z.string().optional(),
  doi: z.string().optional(),
  title: z.string().optional(),
  authorList: z.object({ author: z.array(author) }).optional(),
  authorString: z.string().optional(),
  pubYear: z.string().optional(),
  firstPublicationDate: z.string().optional(),
  pageInfo: z.string().optional(),
  abstractText: z.string().optional(),
  journalInfo: z
    .object({
      volume: z.string().optional(),
      issue: z.string().optional(),
      yearOfPublication: z.number().optional(),
      journal: z
        .object({
          title: z.string().optional(),
          isoabbreviation: z.string().optional(),
          medlineAbbreviation: z.string().optional(),
        })
        .optional(),
    })
    .optional(),
  bookOrReportDetails: z.object({ publisher: z.string().optional() }).optional(),
  pubTypeList: z.object({ pubType: z.array(z.string()) }).optional(),
  meshHeadingList: z.object({ meshHeading: z.array(z.object({ descriptorName: z.string() })) }).optional(),
  commentCorrectionList: z.object({ commentCorrection: z.array(notice) }).optional(),
});
export type EuropepmcRecord = z.output<typeof europepmcRecord>;

/** Europe PMC words PubMed's relations so; the rest are comments and updates. */
const noticeKinds: Record<string, PublicationNotice['kind']> = {
  'retraction in': 'retraction',
  'retracted and republished in': 'retraction',
  'partial retraction in': 'concern',
  'expression of concern in': 'concern',
  'erratum in': 'erratum',
  'corrected and republished in': 'republication',
  'retraction of': 'retracts',
  'partial retraction of': 'retracts',
  'expression of concern for': 'concerns',
  'erratum for': 'corrects',
};

/** Beside `Preprint`; what the server has put in its place may be a notice without any mark in its title. */
const withdrawals = ['Preprint Withdrawal', 'Preprint Removal'];

/** One record of Europe PMC; null where it has no title. */
export function recordToCitation(record: EuropepmcRecord): Citation | null {
  const title = plainMarkup(record.title ?? '')
    .replace(/^\[(.*)\]\.?$/, '$1')
    .replace(/\.$/, '');
  if (!title) return null;
  const abstract = ownAbstract(plainMarkup(record.abstractText ?? ''));
  const types = (record.pubTypeList?.pubType ?? []).map(titleCase);
  const mesh = (record.meshHeadingList?.meshHeading ?? []).map(({ descriptorName }) => descriptorName);
  const notices = noticesOf(record);
  const status = statusOf(types, notices);
  const pmid = record.pmid ?? (record.source === 'MED' ? record.id : undefined);
  const year = Number(record.pubYear ?? record.journalInfo?.yearOfPublication);
  const isPreprint = record.source === 'PPR';
  const journal = record.journalInfo?.journal;
  const citation = withTitleMark({
    ...emptyCitation('europepmc', title),
    authors: authorsOf(record),
    journal: journal?.title ?? (isPreprint ? (record.bookOrReportDetails?.publisher ?? null) : null),
    journal_short: journal?.isoabbreviation ?? journal?.medlineAbbreviation ?? null,
    online_year: Number(/^\d{4}/.exec(record.firstPublicationDate ?? '')?.[0]) || null,
    became: isPreprint ? becameOf(record) : null,
    year: Number.isInteger(year) && year > 0 ? year : null,
    volume: record.journalInfo?.volume ?? null,
    issue: record.journalInfo?.issue ?? null,
    pages: record.pageInfo ?? null,
    pmid: pmid && /^\d+$/.test(pmid) ? pmid : null,
    pmcid: record.pmcid ?? null,
    doi: plainDoi(record.doi),
    url: `https://europepmc.org/article/${record.source}/${record.id}`,
    abstract,
    study_type: isPreprint ? 'preprint' : studyTypeOf(types, mesh),
    n: abstract ? participantsIn(abstract) : null,
    // Only of PubMed's records does Europe PMC have all notices.
    status: status === 'current' && record.source !== 'MED' ? 'unknown' : status,
    notices,
    mesh,
  });
  return withWithdrawal(
    citation,
    types.some((type) => withdrawals.includes(type)),
  );
}

function becameOf({ commentCorrectionList }: EuropepmcRecord): Citation['became'] {
  const article = commentCorrectionList?.commentCorrection.find(
    ({ source, type }) => source === 'MED' && type.toLowerCase().trim() === 'preprint of',
  );
  return article?.id && /^\d+$/.test(article.id) ? { doi: null, pmid: article.id } : null;
}

function authorsOf({ authorList, authorString }: EuropepmcRecord): Author[] {
  if (!authorList) {
    const names = (authorString ?? '').replace(/\.$/, '').split(', ').filter(Boolean);
    return names.map((name) => {
      const [, family, given] = /^(.+?)\s+(\p{Lu}{1,4})$/u.exec(name) ?? [];
      return { family: family ?? name, given: given ?? null, group: false };
    });
  }
  return authorList.author.flatMap(
    ({ collectiveName, firstName, fullName, initials, lastName }): Author[] => {
      if (collectiveName) return [{ family: collectiveName, given: null, group: true }];
      const family = lastName ?? fullName;
      return family
        ? [{ family, given: lastName ? (firstName ?? initials ?? null) : null, group: false }]
        : [];
    },
  );
}

function noticesOf({ commentCorrectionList }: EuropepmcRecord): PublicationNotice[] {
  return (commentCorrectionList?.commentCorrection ?? []).flatMap(({ id, reference, source, type }) => {
    const relation = type.toLowerCase().trim();
    const kind = noticeKinds[relation];
    const told =
      relation === 'partial retraction in' ? partialRetraction(reference ?? '') : (reference ?? '');
    const pmid = source === 'MED' && id && /^\d+$/.test(id) ? id : null;
    return kind ? [{ kind, reference: told, pmid }] : [];
  });
}

/** Europe PMC writes some of PubMed's types in lower case: `systematic-review`, `retracted publication`. */
function titleCase(type: string): string {
  const words = type.includes(' ') || !type.includes('-') ? type : type.replaceAll('-', ' ');
  const cased = words
    .replace(/\b\p{Ll}/gu, (letter) => letter.toUpperCase())
    .replace(/\b(?:Of|And)\b/g, (word) => word.toLowerCase());
  return cased === 'Meta Analysis' ? 'Meta-Analysis' : cased === 'Review Article' ? 'Review' : cased;
}
