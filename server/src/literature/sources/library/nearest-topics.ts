import type { Citation, LibraryTopics } from '@sextant/contracts';
import type pg from 'pg';
import { keyWordsOf } from '../../../reading/words/key-words.ts';
import { termsOf } from '../../../reading/words/terms.ts';
import type { PostingsCache } from './index/postings-cache.ts';
import { searchIndex } from './index/search-index.ts';
import { queryOf } from './query.ts';

/** Works whose headings are read. */
const nearestWorks = 20;
/** Of a large library, the newest: to count the headings of all would take minutes. */
const countedWorks = 2_000;
/** A heading that has a word of the question is nearer than one that only stands beside it. */
const askedWeight = 3;

/** Headings of MEDLINE that say who or what was studied, and of no work what it is about. */
const checkTags: ReadonlySet<string> = new Set(
  'humans,animals,male,female,adult,aged,aged, 80 and over,middle aged,young adult,adolescent,child,child, preschool,infant,infant, newborn,mice,rats'.split(
    /,(?! )/,
  ),
);

interface NearestOptions {
  limit: number;
  signal: AbortSignal;
}

/**
 * What the library has that is nearest to a question on which it has nothing: the headings of the works that share a
 * word with it, or, where none does, its commonest ones.
 */
export async function nearestTopics(
  pool: pg.Pool,
  cache: PostingsCache,
  question: string,
  { limit, signal }: NearestOptions,
): Promise<LibraryTopics | null> {
  const asked = keyWordsOf(question).join(', ');
  const query = queryOf(asked);
  const ranked = query.size > 0 ? await searchIndex(pool, cache, query, { limit: nearestWorks, signal }) : [];
  const scores = new Map(ranked.map(({ number, score }) => [number, score]));
  const reply = await pool.query<{ number: number; mesh: Citation['mesh'] }>(
    ranked.length > 0
      ? {
          text: `select number, citation -> 'mesh' as mesh from library_records where number = any($1::int[])`,
          values: [[...scores.keys()]],
        }
      : {
          text: `select number, citation -> 'mesh' as mesh from library_records order by number desc limit $1`,
          values: [countedWorks],
        },
  );
  signal.throwIfAborted();
  const terms = new Set(termsOf(asked));
  const weights = new Map<string, { heading: string; weight: number }>();
  for (const { mesh, number } of reply.rows)
    for (const heading of mesh) {
      const key = heading.toLowerCase();
      if (checkTags.has(key)) continue;
      const isAsked = termsOf(heading).some((term) => terms.has(term));
      const weight = (scores.get(number) ?? 1) * (isAsked ? askedWeight : 1);
      const known = weights.get(key);
      weights.set(key, { heading: known?.heading ?? heading, weight: (known?.weight ?? 0) + weight });
    }
  const names = [...weights.values()]
    .sort((a, b) => b.weight - a.weight)
    .slice(0, limit)
    .map(({ heading }) => heading);
  return names.length > 0 ? { are_near: ranked.length > 0, names } : null;
}
