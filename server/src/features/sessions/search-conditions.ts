import { and, eq, type SQL, sql } from '../../platform/db/orm.ts';
import { sessions } from '../../platform/db/schema.ts';
import { areAmong, contains, isLike } from './containing.ts';

/**
 * Of a history that is longer, the turns whose sessions are looked through one by one before the index is asked: a frequent
 * word fills the page from the first of them, and the index would bring every turn that it stands in.
 */
const lookedThrough = 400;

/** Of sessions that have so many turns together; none of a history that is no longer than what is looked through. */
export const isAmongNewest = (userId: string, from: SQL | undefined): SQL =>
  sql`(${sessions.createdAt}, ${sessions.id}) > (
    select created_at, id from (
      select created_at, id, sum(length) over (order by created_at desc, id desc) as so_far from (
        select created_at, id, (select max(position) from turns where session_id = sessions.id) as length
        from sessions where ${and(eq(sessions.userId, userId), from)}
        order by created_at desc, id desc limit ${lookedThrough + 1}) newest) counted
    where so_far > ${lookedThrough} order by created_at desc, id desc limit 1)`;

/** Of a session that is being looked at. A value and not `exists`, which may be answered for all turns of all people at once. */
export const says = (word: string): SQL =>
  sql`(${contains(sql`sessions.title`, word)} or (
    select true from turns t where t.session_id = sessions.id and (
      (select ${areAmong(word)} from turn_words where turn_id = t.id) or ${saysUnended(word)})
    limit 1))`;

/** Of a turn that is being looked at: it has not ended, and no words of it are kept. */
function saysUnended(word: string): SQL {
  const pattern = sql`search_pattern(${word})`;
  return sql`t.ended_at is null and (${isLike(sql`t.question`, pattern)}
    or exists (select from answers a where a.turn_id = t.id and ${isLike(sql`a.text`, pattern)}))`;
}

/** By how many of the newest sessions it is told how frequent a word is. */
const sampled = 100;

/** A row a word with how frequent it is, the rarest first; of equally rare ones the longest. */
export const byRarity = (userId: string, words: string[]): SQL => sql`
  with newest as materialized (
    select w.words from (
      select id from sessions where user_id = ${userId} order by created_at desc, id desc limit ${sampled}) s
    join turns t on t.session_id = s.id and t.position = 1 join turn_words w on w.turn_id = t.id)
  select word from (values ${sql.join(
    words.map((word) => sql`(${word}::text, search_pattern(${word}))`),
    sql`, `,
  )}) asked (word, pattern)
  order by (select count(*) from newest where words like pattern), length(word) desc`;

/**
 * Every word is found, each wherever it stands in the session. The first is asked of the index, and the others of the
 * sessions that it brings: the index would read every turn that a frequent word stands in.
 */
export const areFound = (userId: string, [first, ...others]: string[]): SQL[] =>
  first === undefined ? [] : [isFound(userId, first), ...others.map(says)];

/**
 * A word stands in the title, among the words of a turn, or in one that has not ended. Three lists joined, and not one
 * condition: so each can be read from its index.
 */
const isFound = (userId: string, word: string): SQL =>
  sql`sessions.id in (
    select s.id from sessions s where s.user_id = ${userId} and ${contains(sql`s.title`, word)}
    union select t.session_id from turns t where t.id in (
      select turn_id from turn_words where user_id = ${userId} and ${areAmong(word)})
    union select t.session_id from turns t where t.user_id = ${userId} and ${saysUnended(word)})`;
