import type { Citation } from '@sextant/contracts';

/** A citation of which nothing is known but its title: a source fills in what it has. */
export function emptyCitation(source: string, title: string): Citation {
  return {
    source,
    title,
    authors: [],
    journal: null,
    year: null,
    volume: null,
    issue: null,
    pages: null,
    pmid: null,
    pmcid: null,
    doi: null,
    nct: [],
    url: null,
    abstract: null,
    study_type: 'other',
    n: null,
    status: 'unknown',
    notices: [],
    mesh: [],
  };
}
