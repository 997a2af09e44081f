CREATE TABLE "turn_words_to_renew" (
	"turn_id" uuid PRIMARY KEY NOT NULL
);
--> statement-breakpoint
-- A turn that ends meanwhile waits for a moment, and finds the new functions: none is left with words of the old ones.
LOCK TABLE "turn_words" IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
-- As `contracts/src/search-form.ts` has it, where it says why. In a database of one byte a letter: small letters alone, as before.
CREATE FUNCTION "search_form"(told text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN octet_length(told) = length(told) THEN lower(told) ELSE
    replace(replace(replace(translate(
      lower(regexp_replace(normalize(told, NFKD),
        '[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]+',
        '', 'g')),
      '‐‑‒–—―−‘’ʼ′⁄øłđħıς', '-------''''''''/oldhiσ'),
      'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss')
  END
$$;--> statement-breakpoint
-- What a text is like that has the word anywhere. `%` and `_` are letters here, not wild cards, and may come of wide ones.
CREATE FUNCTION "search_pattern"(word text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT '%' || regexp_replace(search_form(word), '([\\%_])', '\\\1', 'g') || '%'
$$;--> statement-breakpoint
-- Each word once, also before its form is made: most are told again. Apart by these three alone: a word of a search holds none.
CREATE FUNCTION "search_words"(told text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(string_agg(form, ' '), '') FROM (
    SELECT DISTINCT search_form(word) AS form FROM (
      SELECT DISTINCT string_to_table(translate(told, E'\n\t', '  '), ' ') AS word
    ) words
  ) forms
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "words_of"(turn uuid) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT search_words(string_agg(told.text, ' ')) FROM (
    SELECT question AS text FROM turns WHERE id = turn
    UNION ALL SELECT text FROM answers WHERE turn_id = turn
  ) told
$$;--> statement-breakpoint
-- Renewed by those that serve, a few at a time: all at once, nobody would be served for as long as that takes.
INSERT INTO "turn_words_to_renew" SELECT "turn_id" FROM "turn_words";
