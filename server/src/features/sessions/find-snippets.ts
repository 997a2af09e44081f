import { findWords, type SearchSnippet } from '@sextant/contracts';
import type { Database } from '../../platform/db/client.ts';
import { sql } from '../../platform/db/orm.ts';
import { isLike, placeOfPart, unplainParts } from './containing.ts';
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

const pattern = sql`wanted.pattern`;

/** Of sessions that were found, those whose title does not hold all the words, and where such a word stands. */
export async function findSnippets(
  database: Database,
  found: readonly { id: string; title: string }[],
  words: readonly string[],
): Promise<Map<string, SearchSnippet>> {
  const wanted = found.flatMap(({ id, title }) => {
    const word = words.find((one) => findWords(title, [one]).length === 0);
    return word === undefined ? [] : [{ id, word }];
  });
  const excerpts = wanted.length > 0 ? await findExcerpts(database, wanted) : [];
  return new Map(excerpts.map(({ id, ...excerpt }) => [id, makeSnippet(excerpt, words)]));
}

/**
 * Where each word stands first in its session: in a question, else in an answer. Texts are read one after another until
 * the word is found, turn by turn, and no more of them leaves the database than is shown. A word that does not stand
 * there in small letters is in a part between blanks that is more than plain, and its place is told letter by letter.
 */
async function findExcerpts(database: Database, wanted: readonly Wanted[]): Promise<FoundExcerpt[]> {
  const { rows } = await database.execute<FoundExcerpt>(sql`
    with wanted as materialized (
      select id, search_form(word) as form, search_pattern(word) as pattern
      from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as wanted(id uuid, word text)
    )
    select id, engine, substr(whole, begins, ${length}) as text, begins > 1 as "isCutBefore",
      begins + ${length} <= length(whole) as "isCutAfter"
    from (
      select wanted.id, told.engine, told.whole, greatest(1, coalesce(place.at, 1) - ${lead})::int as begins
      from wanted
      left join lateral (
        select t.question as text from turns t
        where t.session_id = wanted.id and ${isLike(sql`t.question`, pattern)}
        order by t.position limit 1
      ) question on true
      left join lateral (
        select first.engine, first.text from turns t cross join lateral (
          select a.engine, a.text from answers a where a.turn_id = t.id and ${isLike(sql`a.text`, pattern)}
          order by a.position limit 1
        ) first
        where question.text is null and t.session_id = wanted.id
        order by t.position limit 1
      ) answer on true
      cross join lateral (select answer.engine, coalesce(question.text, answer.text) as whole) told
      cross join lateral (select coalesce(nullif(strpos(lower(told.whole), wanted.form), 0), (
        select ${placeOfPart(sql`told.whole`)} - 1 + (
          select min(letters.n) from (
            select n, sum(length(search_form(letter))) over (order by n) as made
            from string_to_table(part[1], null) with ordinality as letters(letter, n)
          ) letters
          where made >= hit.at)
        from (
          -- Once a part, as the offset has it, and not once a letter: a part may be a whole answer without a blank.
          select part, n, strpos(search_form(part[1]), wanted.form) as at
          from ${unplainParts(sql`told.whole`)} offset 0
        ) hit
        where hit.at > 0 order by n limit 1)) as at
      ) place
    ) found
    where whole is not null`);
  return rows;
}
