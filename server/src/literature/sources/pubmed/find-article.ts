import { titleWordsOf } from '../../../reading/words/key-words.ts';
import type { WorkDescription } from '../source.ts';
import type { EUtilities, RequestOptions } from './e-utilities.ts';

/** Of a title, so many words find it; more only make a slip of the answer costlier. */
const maxTitleWords = 6;
const maxAboutWords = 6;
/** Works by somebody of that name in that journal, whatever they are about: so many are looked at. */
const maxInJournal = 30;

/** PMIDs that a description may mean, by the surest way that it leaves; null where it leaves none. */
export async function findArticles(
  utilities: EUtilities,
  description: WorkDescription,
  { onPart, ...options }: RequestOptions & { limit: number; onPart?: (() => void) | undefined },
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
  for (const { inJournal, term } of terms) {
    const found = await searchAll(utilities, term, options);
    // What was asked need not stand in a work that is cited, and of a frequent name the first few are any.
    const there =
      inJournal && (found.hasMore || found.pmids.length === 0)
        ? await searchAll(utilities, inJournal, { ...options, limit: maxInJournal })
        : none;
    if (there.hasMore) onPart?.();
    const pmids = new Set([...(there.hasMore ? [] : there.pmids), ...found.pmids]);
    if (pmids.size > 0) return [...pmids];
  }
  return [];
}

interface Found {
  pmids: readonly string[];
  hasMore: boolean;
}

const none: Found = { pmids: [], hasMore: false };

async function searchAll(
  utilities: EUtilities,
  term: string,
  options: RequestOptions & { limit: number },
): Promise<Found> {
  let hasMore = false;
  const onMore = () => {
    hasMore = true;
  };
  const pmids = await utilities.search('pubmed', term, { ...options, onMore });
  return { pmids, hasMore };
}

interface Term {
  term: string;
  /** The same name and years in the journal that is said, of any subject. */
  inJournal?: string | null;
}

function termsFor({ about, authors, journal, title, trial, year }: WorkDescription): Term[] {
  const terms: Term[] = [];
  const words = title ? titleWordsOf(title, maxTitleWords) : [];
  if (words.length >= 2) terms.push({ term: words.map((word) => `${word}[ti]`).join(' AND ') });
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
    const inJournal = journal && `${author}[1au] AND "${plain(journal)}"[ta]${years}`;
    terms.push({ term: `${author}[au]${years}${known}`, inJournal });
  }
  if (trial) terms.push({ term: `"${plain(trial)}"[tiab] OR "${plain(trial)}"[cn]` });
  if (!author && journal && year !== null && topic.length > 0)
    terms.push({ term: `"${plain(journal)}"[ta] AND ${year}[dp] AND (${topic.join(' OR ')})` });
  return terms;
}

/** Nothing that PubMed reads as a query. */
const plain = (text: string) =>
  text
    .replace(/[^\p{L}\p{N} .'-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
