import type { Citation } from '@sextant/contracts';

/** A citation of which nothing is known but its title: a source fills in what it has. */
export function emptyCitation(source: string, title: string): Citation {
  return {
    source,
    title,
    authors: [],
    journal: null,
    journal_short: null,
    year: null,
    online_year: null,
    volume: null,
    issue: null,
    pages: null,
    pmid: null,
    pmcid: null,
    doi: null,
    nct: [],
    trial: null,
    became: null,
    url: null,
    abstract: null,
    abstract_source: 'published',
    study_type: 'other',
    n: null,
    status: 'unknown',
    notices: [],
    mesh: [],
  };
}
