import type { Citation, LedgerRow, PublicationState } from '@sextant/contracts';
import { asLine } from './as-line.ts';

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
  note?: string;
  /** Kept by reference managers; styles print a note, and no annotation. */
  annote?: string;
}

/** A work with what has become of it, as its row in the ledger says; null where no one has checked it. */
export interface ReferredWork {
  citation: Citation | null;
  publication: PublicationState | null;
  /** What is to be known where no answer gives it rightly. */
  mismatch?: string | null;
  /** Whose words the abstract is: the bundled library's own are no abstract. */
  abstract_source?: LedgerRow['abstract_source'];
}

/** The record with each of its texts, those of its authors included, on one line. */
const onOneLine = (citation: Citation): Citation =>
  JSON.parse(JSON.stringify(citation), (_key, value) => (typeof value === 'string' ? asLine(value) : value));

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
  concern: 'CONCERN: ',
};

const markedTitle = /^\W{0,2}RETRACTED(?: ARTICLE| PAPER)?\s?[\]:–—-]/;

/** A work's title. That it was retracted stands in it, so that no reference manager and no list loses it. */
export const referredTitle = ({ title }: Citation, publication: PublicationState | null): string => {
  // Its publisher may have marked it already.
  const isMarked = publication === 'retracted' && markedTitle.test(title);
  return isMarked ? title : `${prefixes[publication ?? ''] ?? ''}${title}`;
};

/**
 * Works as CSL-JSON, every text on one line: a line end within a field is what would begin another field, or another
 * work, in the formats that are written from it.
 */
export function toCsl(works: readonly ReferredWork[]): CslItem[] {
  const taken = new Set<string>();
  return works.flatMap(({ abstract_source: source, citation: recorded, mismatch, publication }) => {
    if (!recorded) return [];
    const citation = onOneLine(recorded);
    const { authors, journal, year, volume, issue, pages, pmid, pmcid, doi, url, abstract, nct } = citation;
    const item: CslItem = {
      id: keyOf(citation, taken),
      type: types[citation.study_type] ?? 'article-journal',
      title: referredTitle(citation, publication),
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
    if (abstract && source === 'sextant-summary') item.annote = `Sextant's summary: ${abstract}`;
    else if (abstract) item.abstract = abstract;
    const notes = [
      ...nct,
      ...(mismatch ? [mismatch] : []),
      ...(publication === 'unchecked' ? ['Whether it was retracted could not be checked.'] : []),
    ];
    if (notes.length > 0) item.note = notes.join(', ');
    return [item];
  });
}
