import type { Citation, PublicationStatus } from '@sextant/contracts';
import { plainName } from '../../reading/mentions/names.ts';
import { coverage } from '../../reading/words/rarity.ts';
import { termSetOf } from '../../reading/words/term-set.ts';

/** From what weighs most: if one source knows of a retraction, the work is retracted. */
const statuses: readonly PublicationStatus[] = ['retracted', 'concern', 'corrected', 'current', 'unknown'];

/**
 * Puts together what is the same work: what shares a PMID, a PMCID or a DOI, by way of others, too. A registry record
 * is known by its NCT id. What has no identifier at all is the same as what has its title, year and first author.
 * A notice is never the work that it is about, even where a publisher gave both one DOI; nor are works to which PubMed
 * gave a number each, whatever slip gave them one DOI. Groups and their members keep the order of the items.
 */
export function groupSameWorks<T>(items: readonly T[], citationOf: (item: T) => Citation): T[][] {
  const groupOf = items.map((_, at) => at);
  const root = (at: number): number => {
    const parent = groupOf[at] ?? at;
    return parent === at ? at : root(parent);
  };
  const join = (a: number, b: number) => {
    groupOf[Math.max(root(a), root(b))] = Math.min(root(a), root(b));
  };
  const firstWith = new Map<string, number>();
  const nameless: number[] = [];
  const isOfSeveral = sharedByPmids(items.map(citationOf));
  items.forEach((item, at) => {
    const work = citationOf(item);
    const keys = identifiersOf(work).filter((key) => !work.pmid || !isOfSeveral(key));
    if (keys.length === 0) nameless.push(at);
    for (const key of keys) {
      join(at, firstWith.get(key) ?? at);
      firstWith.set(key, at);
    }
  });
  if (nameless.length > 0) joinByTitle(items.map(citationOf), nameless, join);
  const groups = new Map<number, T[]>();
  items.forEach((item, at) => {
    groups.set(root(at), [...(groups.get(root(at)) ?? []), item]);
  });
  return [...groups.values()];
}

/** Tells the DOIs that works with different PMIDs have: which of them one means, they do not say. */
function sharedByPmids(works: readonly Citation[]): (key: string) => boolean {
  const pmids = new Map<string, string>();
  const shared = new Set<string>();
  for (const work of works) {
    const { pmid } = work;
    for (const key of pmid ? identifiersOf(work) : []) {
      if (key.startsWith('doi:') && pmids.has(key) && pmids.get(key) !== pmid) shared.add(key);
      if (pmid) pmids.set(key, pmid);
    }
  }
  return (key) => shared.has(key);
}

/** One citation a work: of each group the richest record, with what only the others know. */
export function mergeWorks(citations: readonly Citation[]): Citation[] {
  return groupSameWorks(citations, (citation) => citation).map(mergeRecords);
}

/**
 * Whether two records that share an identifier are nonetheless of two works: PubMed has a number for each, or all that
 * they say differs, as where a publisher's slip gave one the other's DOI.
 */
export function areOfTwoWorks(a: Citation, b: Citation): boolean {
  if (a.pmid && b.pmid) return a.pmid !== b.pmid;
  return haveOtherAuthors(a, b) && haveOtherYears(a, b) && haveOtherTitles(a, b);
}

function haveOtherAuthors({ authors: own }: Citation, { authors: others }: Citation): boolean {
  // Of a group's work one source names the people, another the group.
  if (own.length === 0 || others.length === 0 || [...own, ...others].some(({ group }) => group)) return false;
  const names = new Set(others.map(({ family }) => plainName(family)));
  return !own.some(({ family }) => names.has(plainName(family)));
}

function haveOtherYears(a: Citation, b: Citation): boolean {
  const years = ({ online_year: online, year }: Citation) => [year, online].filter((told) => told !== null);
  const [own, others] = [years(a), years(b)];
  return (
    own.length > 0 &&
    others.length > 0 &&
    !own.some((one) => others.some((other) => Math.abs(one - other) <= 1))
  );
}

/** So much of the shorter title, by the rarity of its terms, two titles of one work have in common. */
const sameTitle = 0.3;

function haveOtherTitles(a: Citation, b: Citation): boolean {
  const [own, other] = [termSetOf(a.title), termSetOf(b.title)];
  return Math.max(coverage(own, other), coverage(other, own)) < sameTitle;
}

/** Of records with the identifier that was asked for the work; a notice may have it from the work that it is about. */
export const workAmong = (records: readonly (Citation | null)[]): Citation | null =>
  records.find((record) => record && record.study_type !== 'notice') ?? records[0] ?? null;

/**
 * Records of one work as one: the richest, completed by the others, with the gravest status that any of them tells.
 * @throws Error without a record
 */
export function mergeRecords(records: readonly Citation[]): Citation {
  const [richest, ...others] = [...records].sort((a, b) => richness(b) - richness(a));
  if (!richest) throw new Error('No record to merge');
  return others.reduce(complete, richest);
}

function complete(base: Citation, other: Citation): Citation {
  const told = (work: Citation) =>
    work.notices.map(({ kind, pmid, reference }) => `${kind} ${pmid ?? reference}`);
  const known = new Set(told(base));
  const titles = otherTitles(base, other);
  const dois = otherDois(base, other);
  return {
    ...base,
    ...(titles.length > 0 && { also_titled: titles }),
    ...(dois.length > 0 && { also_dois: dois }),
    authors: base.authors.length > 0 ? base.authors : other.authors,
    journal: base.journal ?? other.journal,
    journal_short: base.journal_short ?? other.journal_short ?? null,
    online_year: base.online_year ?? other.online_year ?? null,
    trial: base.trial ?? other.trial ?? null,
    became: base.became ?? other.became ?? null,
    year: base.year ?? other.year,
    volume: base.volume ?? other.volume,
    issue: base.issue ?? other.issue,
    pages: base.pages ?? other.pages,
    pmid: base.pmid ?? other.pmid,
    pmcid: base.pmcid ?? other.pmcid,
    doi: base.doi ?? other.doi,
    nct: [...new Set([...base.nct, ...other.nct])],
    url: base.url ?? other.url,
    abstract: base.abstract ?? other.abstract,
    abstract_source: base.abstract ? base.abstract_source : other.abstract_source,
    study_type: base.study_type === 'other' ? other.study_type : base.study_type,
    n: base.n ?? other.n,
    status: statuses.find((status) => base.status === status || other.status === status) ?? base.status,
    notices: [...base.notices, ...other.notices.filter((_, at) => !known.has(told(other)[at] ?? ''))],
    mesh: base.mesh.length > 0 ? base.mesh : other.mesh,
  };
}

function otherTitles(base: Citation, other: Citation): string[] {
  const plain = (title: string) => title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
  const all = [...(base.also_titled ?? []), other.title, ...(other.also_titled ?? [])];
  const titles = new Map(all.map((title) => [plain(title), title]));
  titles.delete(plain(base.title));
  return [...titles.values()];
}

/** What leads where the DOI of both leads; a DOI that only one of them has may be a slip. */
function otherDois(base: Citation, other: Citation): string[] {
  const doi = base.doi ?? other.doi;
  const told = [base, other].map((work) => [work.doi, ...(work.also_dois ?? [])]);
  const leading = told.filter((dois) => dois.includes(doi)).flat();
  return [...new Set(leading)].filter((one): one is string => one !== null && one !== doi);
}

function richness({
  abstract,
  abstract_source: source,
  authors,
  doi,
  journal,
  mesh,
  pages,
  pmcid,
  pmid,
  study_type,
  year,
}: Citation): number {
  const facts = [authors.length, doi, journal, mesh.length, pages, pmcid, pmid, year].filter(Boolean).length;
  return (
    facts +
    (abstract ? (source === 'sextant-summary' ? 4 : 10) : 0) +
    (pmid ? 3 : 0) +
    (study_type === 'other' ? 0 : 1)
  );
}

function identifiersOf({ also_dois, doi, nct, pmcid, pmid, study_type: type }: Citation): string[] {
  const dois = [doi ?? [], also_dois ?? []].flat();
  return [
    ...(pmid ? [`pmid:${pmid}`] : []),
    ...(pmcid ? [`pmcid:${pmcid}`] : []),
    ...dois.map((one) => `${type === 'notice' ? 'notice-' : ''}doi:${one.toLowerCase()}`),
    ...(type === 'registry-record' ? nct.map((id) => `nct:${id}`) : []),
  ];
}

/**
 * What has no identifier joins the first work with its title. Works with identifiers are not joined so: a preprint
 * and its article have one title, a letter and its reply may.
 */
function joinByTitle(works: Citation[], nameless: number[], join: (a: number, b: number) => void): void {
  const isNameless = new Set(nameless);
  const firstWith = new Map<string, number>();
  const named = works.map((_, at) => at).filter((at) => !isNameless.has(at));
  for (const at of [...named, ...nameless]) {
    const work = works[at];
    const key = work && titleKey(work);
    if (!key) continue;
    const first = firstWith.get(key);
    if (first === undefined) firstWith.set(key, at);
    else if (isNameless.has(at)) join(at, first);
  }
}

/** Null where a title is too short to tell works apart: "Reply", "Editorial". */
function titleKey({ authors, title, year }: Citation): string | null {
  const words = title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length < 4
    ? null
    : `title:${words.join(' ')}|${year ?? ''}|${authors[0]?.family.toLowerCase() ?? ''}`;
}
