import type { SearchSnippet } from '@sextant/contracts';
import type { Database } from '../../platform/db/client.ts';
import { sql } from '../../platform/db/orm.ts';
import { containing } from './containing.ts';
import { type Excerpt, makeSnippet } from './make-snippet.ts';

/** A session that was found, and a word of the search that its title does not hold. */
interface Wanted {
  id: string;
  word: string;
}

/** A type and not an interface, as a row has to be. */
type FoundExcerpt = { id: string } & Pick<Excerpt, keyof Excerpt>;

/** Characters that are read before the word, and in all. */
const lead = 80;
const length = 320;

/** Of sessions that were found, those whose title does not hold all the words, and where such a word stands. */
export async function findSnippets(
  database: Database,
  found: readonly { id: string; title: string }[],
  words: readonly string[],
): Promise<Map<string, SearchSnippet>> {
  const wanted = found.flatMap(({ id, title }) => {
    const word = words.find((one) => !title.toLowerCase().includes(one.toLowerCase()));
    return word === undefined ? [] : [{ id, word }];
  });
  const excerpts = wanted.length > 0 ? await findExcerpts(database, wanted) : [];
  return new Map(excerpts.map(({ id, ...excerpt }) => [id, makeSnippet(excerpt, words)]));
}

/**
 * Where each word stands first in its session: in a question, else in an answer. Texts are read one after another until
 * the word is found, turn by turn, and no more of them leaves the database than is shown.
 */
async function findExcerpts(database: Database, wanted: readonly Wanted[]): Promise<FoundExcerpt[]> {
  const list = JSON.stringify(wanted.map(({ id, word }) => ({ id, word, pattern: containing(word) })));
  const { rows } = await database.execute<FoundExcerpt>(sql`
    select id, engine, substr(whole, begins, ${length}) as text, begins > 1 as "isCutBefore",
      begins + ${length} <= length(whole) as "isCutAfter"
    from (
      select wanted.id, answer.engine, coalesce(question.text, answer.text) as whole,
        greatest(1, strpos(lower(coalesce(question.text, answer.text)), lower(wanted.word)) - ${lead}) as begins
      from jsonb_to_recordset(${list}::jsonb) as wanted(id uuid, word text, pattern text)
      left join lateral (
        select t.question as text from turns t
        where t.session_id = wanted.id and t.question ilike wanted.pattern
        order by t.position limit 1
      ) question on true
      left join lateral (
        select first.engine, first.text from turns t cross join lateral (
          select a.engine, a.text from answers a where a.turn_id = t.id and a.text ilike wanted.pattern
          order by a.position limit 1
        ) first
        where question.text is null and t.session_id = wanted.id
        order by t.position limit 1
      ) answer on true
    ) found
    where whole is not null`);
  return rows;
}
