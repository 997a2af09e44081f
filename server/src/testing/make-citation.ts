import type { Citation } from '@sextant/contracts';
import { emptyCitation } from '../literature/sources/empty-citation.ts';

/** A work for tests: a title, and of the rest what the test is about. */
export function makeCitation(title: string, extra: Partial<Citation> = {}): Citation {
  return {
    ...emptyCitation('pubmed', title),
    authors: [{ family: 'Okafor', given: 'Ada', group: false }],
    journal: 'Journal of Tests',
    year: 2020,
    volume: '12',
    issue: '3',
    pages: '45-51',
    study_type: 'other',
    status: 'current',
    ...extra,
  };
}
