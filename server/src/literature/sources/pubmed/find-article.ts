import { titleWordsOf } from '../../../reading/words/key-words.ts';
import type { WorkDescription } from '../source.ts';
import type { EUtilities, RequestOptions } from './e-utilities.ts';

/** Of a title, so many words find it; more only make a slip of the answer costlier. */
const maxTitleWords = 6;
const maxAboutWords = 6;

/** PMIDs that a description may mean, by the surest way that it leaves; null where it leaves none. */
export async function findArticles(
  utilities: EUtilities,
  description: WorkDescription,
  options: RequestOptions & { limit: number },
): Promise<string[] | null> {
  const { authors, journal, page, volume, year } = description;
  const [author] = authors;
  if (journal && year && page && (volume || author)) {
    const place = [journal, String(year), volume ?? '', page, author ?? ''] as const;
    const pmid = await utilities.matchPlace(place, options);
    if (pmid) return [pmid];
  }
  const terms = termsFor(description);
  if (terms.length === 0) return null;
  for (const term of terms) {
    const found = await utilities.search('pubmed', term, options);
    if (found.length > 0) return found;
  }
  return [];
}

function termsFor({ about, authors, journal, title, trial, year }: WorkDescription): string[] {
  const terms: string[] = [];
  const words = title ? titleWordsOf(title, maxTitleWords) : [];
  if (words.length >= 2) terms.push(words.map((word) => `${word}[ti]`).join(' AND '));
  const [author] = authors.map(plain);
  // Ahead of print and in its issue, one work has two years.
  const years = year === null ? '' : ` AND ${year - 1}:${year + 1}[dp]`;
  const topic = about
    .map(plain)
    .filter(Boolean)
    .slice(0, maxAboutWords)
    .map((word) => `${word}[tiab]`);
  if (author && year !== null) {
    const known = topic.length > 0 ? ` AND (${topic.join(' OR ')})` : '';
    terms.push(`${author}[au]${years}${known}`);
  }
  if (trial) terms.push(`"${plain(trial)}"[tiab] OR "${plain(trial)}"[cn]`);
  if (!author && journal && year !== null && topic.length > 0)
    terms.push(`"${plain(journal)}"[ta] AND ${year}[dp] AND (${topic.join(' OR ')})`);
  return terms;
}

/** Nothing that PubMed reads as a query. */
const plain = (text: string) =>
  text
    .replace(/[^\p{L}\p{N} .'-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
