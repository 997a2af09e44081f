import { searchForm } from '@sextant/contracts';
import { type SQL, sql } from '../../platform/db/orm.ts';

/**
 * Parts of a text between blanks that have more than plain letters. A text has few of them, and its form is dear: PostgreSQL takes
 * ten times as long for it as for small letters.
 */
const unplain = sql.raw(String.raw`'[^ \n\t]*[^\u0001-\u007f][^ \n\t]*'`);

/** Those of a text, in order, by the names `part` (of one element) and `n`. */
export const unplainParts = (text: SQL): SQL =>
  sql`regexp_matches(${text}, ${unplain}, 'g') with ordinality as parts(part, n)`;

/** Where the nth of them begins. */
export const placeOfPart = (text: SQL): SQL => sql`regexp_instr(${text}, ${unplain}, 1, n::int)`;

/** Whether a long text is like the pattern of a word, however it is written. */
export const isLike = (text: SQL, pattern: SQL): SQL =>
  sql`(lower(${text}) like ${pattern} or octet_length(${text}) <> length(${text}) and exists (
    select from ${unplainParts(text)} where search_form(part[1]) like ${pattern}))`;

/** Whether a title has the word anywhere, however either is written: small or large, with accents or without. */
export const contains = (title: SQL, word: string): SQL =>
  sql`search_form(${title}) like search_pattern(${word})`;

/** The same of the words of a turn, which are kept in the form that is compared. */
export function areAmong(word: string): SQL {
  const isAmong = sql`words like search_pattern(${word})`;
  if (searchForm(word) === word.toLowerCase()) return isAmong;
  // Turns of an older version have theirs as they were written, until they are renewed.
  return sql`(${isAmong} or words like lower(${`%${word.replace(/[\\%_]/g, '\\$&')}%`}))`;
}
