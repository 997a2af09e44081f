import type { StatedDifference } from '@sextant/contracts';
import type { KnownWork } from '../works.ts';

/** Says of a preprint that is cited as the article that it is the preprint, and names the article. */
export function asArticle(
  { citation }: KnownWork,
  differs: readonly StatedDifference[],
  article: KnownWork | null,
): string | null {
  if (citation?.study_type !== 'preprint') return null;
  if (!differs.some(({ fact }) => fact === 'journal' || fact === 'year')) return null;
  const published = article?.citation;
  if (!published) return null;
  const where = [published.journal, published.year].filter(Boolean).join(', ');
  const which = published.pmid ? ` (PMID ${published.pmid})` : published.doi ? ` (doi:${published.doi})` : '';
  return `This is the preprint; the article is “${published.title}”, ${where}${which}.`;
}
