import type { Author, Citation, PublicationNotice, PublicationStatus, StudyType } from '@sextant/contracts';
import { z } from 'zod';
import { emptyCitation } from '../empty-citation.ts';
import { ownAbstract } from '../own-abstract.ts';
import { partialRetraction } from '../partial-retraction.ts';
import { participantsIn } from '../participants.ts';
import { plainDoi } from '../plain-doi.ts';
import { plainMarkup } from '../plain-markup.ts';
import { withTitleMark } from '../title-mark.ts';
import { withWithdrawal } from '../withdrawn-preprint.ts';

const text = z.string().optional().catch(undefined);
const texts = z.array(z.string()).catch([]).default([]);
const date = z
  .object({ 'date-parts': z.array(z.array(z.number().nullable())) })
  .partial()
  .optional()
  .catch(undefined);
const update = z.object({ DOI: z.string().default(''), type: z.string(), label: z.string().optional() });

/**
 * What is read of a Crossref work. Publishers fill it in as they like: an odd field is as good as none, but for the
 * updates, which tell of retractions: what cannot be read of them must not pass for their absence.
 */
export const crossrefWork = z.object({
  DOI: z.string(),
  type: text,
  subtype: text,
  title: texts,
  'original-title': texts,
  author: z
    .array(z.object({ family: text, given: text, name: text }).catch({}))
    .catch([])
    .default([]),
  'container-title': texts,
  'short-container-title': texts,
  issued: date,
  published: date,
  'published-online': date,
  'published-print': date,
  volume: text,
  issue: text,
  page: text,
  'article-number': text,
  abstract: text,
  'clinical-trial-number': z
    .array(z.object({ 'clinical-trial-number': z.string() }).nullable().catch(null))
    .catch([])
    .default([]),
  relation: z
    .object({
      'is-preprint-of': z
        .array(z.object({ 'id-type': z.string().optional(), id: z.string() }))
        .catch([])
        .default([]),
    })
    .partial()
    .catch({})
    .default({}),
  'updated-by': z.array(update).default([]),
  'update-to': z.array(update).default([]),
});
export type CrossrefWork = z.output<typeof crossrefWork>;

/**
 * Crossref's types of updates, publishers' and Retraction Watch's alike, that bear on whether a work stands. A work
 * that is withdrawn or removed is no longer part of the record, as a retracted one. Of the others, `new_version` and
 * the like say nothing about it.
 */
const kinds: Record<string, { to?: PublicationNotice['kind']; by: PublicationNotice['kind'] }> = {
  retraction: { to: 'retracts', by: 'retraction' },
  withdrawal: { to: 'retracts', by: 'retraction' },
  removal: { to: 'retracts', by: 'retraction' },
  partial_retraction: { to: 'retracts', by: 'concern' },
  expression_of_concern: { to: 'concerns', by: 'concern' },
  correction: { to: 'corrects', by: 'erratum' },
  corrigendum: { to: 'corrects', by: 'erratum' },
  erratum: { to: 'corrects', by: 'erratum' },
  err: { to: 'corrects', by: 'erratum' },
  // What corrects so is the article anew, and no notice.
  corrected: { by: 'republication' },
  corrected_article: { by: 'republication' },
};
/** Publishers write the type by hand: "retracion", "retration". */
const misspelt = /^retra[a-z]{0,4}ion$/;

/** Plain, without a full stop at its end; empty where a record has none, or markup alone. */
export const titleOf = ({ title: [title = ''] }: CrossrefWork): string => plainTitle(title);

const plainTitle = (title: string) => plainMarkup(title).replace(/\s+/g, ' ').replace(/\.$/, '');

/**
 * @param asked the DOI that it was asked for by, which may be an alias of its own: it leads to the work as well
 * @throws Error where the record has no title: it cannot be told what work it is
 */
export function workToCitation(work: CrossrefWork, asked: string = work.DOI): Citation {
  const title = titleOf(work);
  if (!title) throw new Error('No title');
  const original = plainTitle(work['original-title'][0] ?? '');
  const doi = work.DOI.toLowerCase();
  const abstract = ownAbstract(plainMarkup(work.abstract ?? ''));
  const alias = asked.toLowerCase();
  const isOwn = (update: CrossrefWork['update-to'][number]) =>
    [doi, alias].includes(update.DOI.toLowerCase());
  // Some publishers put what became of a work into its own record, as an update of itself.
  const notices = [
    ...noticesOf([...work['updated-by'], ...work['update-to'].filter(isOwn)], 'by'),
    ...noticesOf(
      work['update-to'].filter((update) => !isOwn(update)),
      'to',
    ),
  ];
  const registered = work['clinical-trial-number'].flatMap((trial) =>
    trial ? trial['clinical-trial-number'].toUpperCase() : [],
  );
  const citation = withTitleMark({
    ...emptyCitation('crossref', title),
    ...(original && original !== title && { also_titled: [original] }),
    authors: work.author.flatMap((author): Author[] => {
      const [family, given, name] = [author.family, author.given, author.name].map((told) =>
        plainMarkup(told ?? ''),
      );
      if (family) return [{ family, given: given || null, group: false }];
      return name ? [{ family: name, given: null, group: true }] : [];
    }),
    journal: plainMarkup(work['container-title'][0] ?? '') || null,
    journal_short: plainMarkup(work['short-container-title'][0] ?? '') || null,
    year: yearOf(work['published-print'] ?? work.published ?? work.issued),
    online_year: yearOf(work['published-online']),
    volume: work.volume ?? null,
    issue: work.issue ?? null,
    pages: work.page ?? work['article-number'] ?? null,
    doi,
    ...(alias !== doi && { also_dois: [alias] }),
    nct: [...new Set(registered.filter((id) => /^NCT\d{8}$/.test(id)))],
    became: becameOf(work),
    url: `https://doi.org/${encodeURIComponent(doi).replaceAll('%2F', '/')}`,
    abstract,
    study_type: studyTypeOf(work, notices),
    n: abstract ? participantsIn(abstract) : null,
    status: statusOf(notices),
    notices,
  });
  return withWithdrawal(citation);
}

const yearOf = (told: z.output<typeof date>): number | null => told?.['date-parts']?.[0]?.[0] ?? null;

function becameOf({ DOI, relation }: CrossrefWork): Citation['became'] {
  const dois = (relation['is-preprint-of'] ?? []).flatMap(({ id, 'id-type': type }) =>
    type === 'doi' ? (plainDoi(id) ?? []) : [],
  );
  // Some name another preprint of their own server first.
  const [prefix = ''] = DOI.toLowerCase().split('/');
  const doi = dois.find((one) => !one.startsWith(`${prefix}/`)) ?? dois[0];
  return doi ? { doi, pmid: null } : null;
}

function noticesOf(updates: CrossrefWork['updated-by'], direction: 'to' | 'by'): PublicationNotice[] {
  return updates.flatMap(({ DOI, label, type }) => {
    const written = type.trim().toLowerCase().replace(/[\s-]/g, '_');
    const named = misspelt.test(written) ? 'retraction' : written;
    const kind = kinds[named]?.[direction];
    const where = DOI && `doi:${DOI}`;
    const reference =
      named === 'partial_retraction' ? partialRetraction(where) : [label, where].filter(Boolean).join(' ');
    return kind ? [{ kind, reference, pmid: null }] : [];
  });
}

function statusOf(notices: readonly PublicationNotice[]): PublicationStatus {
  const has = (kind: PublicationNotice['kind']) => notices.some((notice) => notice.kind === kind);
  if (has('retraction')) return 'retracted';
  if (has('concern')) return 'concern';
  return has('erratum') || has('republication') ? 'corrected' : 'current';
}

/** The work is itself the notice, of another one. */
const isOfOther = ({ kind }: PublicationNotice) => ['retracts', 'concerns', 'corrects'].includes(kind);

function studyTypeOf(work: CrossrefWork, notices: readonly PublicationNotice[]): StudyType {
  if (notices.some(isOfOther)) return 'notice';
  return work.type === 'posted-content' && (work.subtype ?? 'preprint') === 'preprint' ? 'preprint' : 'other';
}
