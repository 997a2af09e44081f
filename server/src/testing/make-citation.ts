import type { Citation } from '@sextant/contracts';

/** A work for tests: a title, and of the rest what the test is about. */
export function makeCitation(title: string, extra: Partial<Citation> = {}): Citation {
  return {
    source: 'pubmed',
    title,
    authors: [{ family: 'Okafor', given: 'Ada', group: false }],
    journal: 'Journal of Tests',
    year: 2020,
    volume: '12',
    issue: '3',
    pages: '45-51',
    pmid: null,
    pmcid: null,
    doi: null,
    nct: [],
    url: null,
    abstract: null,
    study_type: 'other',
    n: null,
    status: 'current',
    notices: [],
    mesh: [],
    ...extra,
  };
}
