import type { Citation } from '@sextant/contracts';
import { emptyCitation } from '../../server/src/literature/sources/empty-citation.ts';
import type { LiteratureRow } from '../shared-data.ts';

/** A row of the test data as a source would answer it. */
export function toCitation({ pmid, title, abstract, year, mesh }: LiteratureRow): Citation {
  return {
    ...emptyCitation('library', title),
    authors: [],
    journal: null,
    year: Number(year) || null,
    volume: null,
    issue: null,
    pages: null,
    pmid,
    pmcid: null,
    doi: null,
    nct: [],
    url: `https://pubmed.ncbi.nlm.nih.gov/${pmid}/`,
    abstract,
    study_type: 'other',
    n: null,
    status: 'unknown',
    notices: [],
    mesh,
  };
}
