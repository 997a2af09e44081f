import { createHash } from 'node:crypto';
import type { Citation } from '@sextant/contracts';

/** What makes two records the same work, whichever file they come from. */
export function workKey({ pmid, doi, pmcid, nct, title, year, authors, study_type }: Citation): string {
  if (pmid) return `pmid:${pmid}`;
  if (doi) return `doi:${doi}`;
  if (pmcid) return `pmcid:${pmcid}`;
  if (study_type === 'registry-record' && nct[0]) return `nct:${nct[0]}`;
  const words = title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ');
  const told = `${words}|${year ?? ''}|${authors[0]?.family.toLowerCase() ?? ''}`;
  return `title:${createHash('sha256').update(told).digest('base64url')}`;
}
