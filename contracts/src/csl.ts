import type { Citation } from './citations.ts';

/** The part of CSL-JSON (CSL 1.0.2) that is filled here. */
export interface CslItem {
  id: string;
  type: string;
  title: string;
  author?: ({ family: string; given?: string } | { literal: string })[];
  'container-title'?: string;
  issued?: { 'date-parts': [[number]] };
  volume?: string;
  issue?: string;
  page?: string;
  DOI?: string;
  PMID?: string;
  PMCID?: string;
  URL?: string;
  abstract?: string;
  number?: string;
  note?: string;
}

/** A work with how it stands: a state of the ledger, or another word where nobody has checked it. */
export interface ReferredWork {
  citation: Citation | null;
  state: string;
}

const types: Partial<Record<Citation['study_type'], string>> = {
  'registry-record': 'webpage',
  preprint: 'article',
};

/** `Smith2015`, and with a letter where that is taken: what BibTeX cites by. */
function keyOf({ authors, year }: Citation, taken: Set<string>): string {
  const name =
    (authors[0]?.family ?? 'Anonymous').normalize('NFKD').replace(/[^A-Za-z0-9]/g, '') || 'Anonymous';
  const key = `${name}${year ?? ''}`;
  for (let count = 0; ; count += 1) {
    const candidate = count === 0 ? key : `${key}-${count + 1}`;
    if (taken.has(candidate)) continue;
    taken.add(candidate);
    return candidate;
  }
}

const prefixes: Record<string, string> = {
  retracted: 'RETRACTED: ',
  concern: 'EXPRESSION OF CONCERN: ',
};

/** Works as CSL-JSON. That a work was retracted stands in its title, so that no reference manager loses it. */
export function toCsl(works: readonly ReferredWork[]): CslItem[] {
  const taken = new Set<string>();
  return works.flatMap(({ citation, state }) => {
    if (!citation) return [];
    const { authors, journal, year, volume, issue, pages, pmid, pmcid, doi, url, abstract, nct } = citation;
    const item: CslItem = {
      id: keyOf(citation, taken),
      type: types[citation.study_type] ?? 'article-journal',
      title: `${prefixes[state] ?? ''}${citation.title}`,
    };
    if (authors.length > 0)
      item.author = authors.map(({ family, given, group }) =>
        group ? { literal: family } : given ? { family, given } : { family },
      );
    if (journal) item['container-title'] = journal;
    if (year !== null) item.issued = { 'date-parts': [[year]] };
    if (volume) item.volume = volume;
    if (issue) item.issue = issue;
    if (pages) item.page = pages;
    if (doi) item.DOI = doi;
    if (pmid) item.PMID = pmid;
    if (pmcid) item.PMCID = pmcid;
    if (url) item.URL = url;
    if (abstract) item.abstract = abstract;
    if (nct.length > 0) item.note = nct.join(', ');
    return [item];
  });
}
