import type { Citation, LedgerRow, PublishedArticle } from '@sextant/contracts';
import type { Source } from '../../literature/sources/source.ts';
import { written } from './identifiers.ts';
import { whyUnknown } from './judge/judge-cluster.ts';
import type { Articles } from './later-works.ts';
import type { PlacedMention } from './place-mentions.ts';
import { publicationOf } from './publication.ts';
import { tellApart } from './tell-apart.ts';
import { isKnown, type KnownWork, type Works } from './works.ts';

/** The rows of a ledger: of the evidence set first, in its order, then in the order of first mention. */
export function toRows(
  works: Works,
  placed: readonly PlacedMention[],
  articles: Articles,
  sources: readonly Source[],
): LedgerRow[] {
  const byRow = new Map<string, PlacedMention[]>();
  for (const one of tellApart(placed)) byRow.set(one.rowId, [...(byRow.get(one.rowId) ?? []), one]);
  const first = new Map([...byRow.keys()].map((id, at) => [id, at]));
  const worked = works.all
    .filter(({ id, searchedBy }) => byRow.has(id) || searchedBy.length > 0)
    .map((work) => workRow(work, byRow.get(work.id) ?? [], articles, sources));
  const known = new Set(worked.map(({ id }) => id));
  const stated = [...byRow].filter(([id]) => !known.has(id)).map(([id, mentions]) => statedRow(id, mentions));
  const place = ({ id, number }: LedgerRow) => number ?? 10_000 + (first.get(id) ?? 100_000);
  return [...worked, ...stated].sort((a, b) => place(a) - place(b));
}

function workRow(
  work: KnownWork,
  placed: readonly PlacedMention[],
  articles: Articles,
  sources: readonly Source[],
): LedgerRow {
  const article = articles.of(work);
  const { before, citation, finding, id, identifiers, searchedBy } = work;
  const [number = null, ...others] = work.numbers;
  return {
    id,
    number,
    ...(others.length > 0 && { also_numbers: others }),
    label: citation?.title ?? identifiers.map(written).join(', '),
    missing_number: null,
    identifiers,
    citation,
    ...foundOf(work),
    ...publicationOf(work, article, articles.failuresOf(work), sources),
    article: citation?.study_type === 'preprint' ? articleIn(citation, article) : null,
    abstract_source: citation?.abstract ? (citation.abstract_source ?? 'published') : null,
    checked_by: finding.checkedBy,
    checked_at: finding.checkedAt ?? before?.checked_at ?? new Date().toISOString(),
    mentions: placed.map(({ mention }) => mention),
    searched_by: searchedBy,
  };
}

function foundOf(work: KnownWork): Pick<LedgerRow, 'found' | 'found_reason'> {
  const { before, citation, finding, identifiers, isDerived, isKept } = work;
  if (isKept && before) return { found: before.found, found_reason: before.found_reason };
  if (citation)
    return isKnown(work)
      ? { found: 'known', found_reason: null }
      : {
          found: 'unknown',
          found_reason: `${finding.missingAt} has no record of it, though another source does.`,
        };
  if (identifiers.some(({ kind }) => kind === 'url'))
    return { found: 'web-page', found_reason: whyUnknown(work) };
  return finding.missingAt === null || isDerived
    ? { found: 'unknown', found_reason: whyUnknown(work) }
    : { found: 'not-found', found_reason: `${finding.missingAt} has no record of it.` };
}

/** What answers say of a work that no record is known of. */
function statedRow(id: string, placed: readonly PlacedMention[]): LedgerRow {
  const states = placed.map(({ judgement }) => judgement.state);
  const [one] = placed;
  const heard = placed.flatMap(({ judgement }) => judgement.checkedAt ?? []).sort();
  return {
    id,
    number: null,
    label: nameOf(placed),
    missing_number: placed.map(({ judgement }) => judgement.missingNumber).find(Boolean) ?? null,
    identifiers: [],
    citation: null,
    found: states.every((state) => state === 'not-found') ? 'not-found' : 'unknown',
    found_reason: one?.judgement.reason ?? null,
    publication: null,
    publication_reason: null,
    not_asked: [],
    article: null,
    abstract_source: null,
    checked_by: [],
    checked_at: heard[0] ?? new Date().toISOString(),
    mentions: placed.map(({ mention }) => mention),
    searched_by: [],
  };
}

/** Its title as an answer gives it; without one, what people call it. */
function nameOf(placed: readonly PlacedMention[]): string {
  const title = placed.map(({ mention }) => mention.stated.title).find(Boolean);
  return title ?? (placed.map(({ label }) => label).find(Boolean) || 'A work without a name');
}

function articleIn({ became, title }: Citation, article: KnownWork | null): PublishedArticle | null {
  const published = article?.citation;
  if (!published) return became && { title, journal: null, year: null, ...became };
  const { doi, journal, pmid, title: named, year } = published;
  return { title: named, journal, year, pmid, doi };
}
