CREATE TABLE "turn_words" (
	"turn_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"words" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "turn_words" ADD CONSTRAINT "turn_words_turn_id_turns_id_fk" FOREIGN KEY ("turn_id") REFERENCES "public"."turns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "turn_words_user" ON "turn_words" USING btree ("user_id");--> statement-breakpoint
-- Apart by these three alone: a word of a search holds none of them. In small letters, so that none are made in each search.
CREATE FUNCTION "words_of"(turn uuid) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce(string_agg(word, ' '), '') FROM (
    SELECT DISTINCT string_to_table(lower(translate(told.text, E'\n\t', '  ')), ' ') AS word FROM (
      SELECT question AS text FROM turns WHERE id = turn
      UNION ALL SELECT text FROM answers WHERE turn_id = turn
    ) told
  ) words
$$;--> statement-breakpoint
CREATE FUNCTION "write_turn_words"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Unless it has been deleted with the same transaction.
  INSERT INTO turn_words SELECT id, user_id, words_of(id) FROM turns WHERE id = NEW.id
    ON CONFLICT (turn_id) DO UPDATE SET words = excluded.words;
  RETURN NULL;
END $$;--> statement-breakpoint
INSERT INTO turn_words SELECT id, user_id, words_of(id) FROM turns WHERE ended_at IS NOT NULL;--> statement-breakpoint
-- At the transaction's end, when all its answers are there.
CREATE CONSTRAINT TRIGGER "turns_words" AFTER INSERT OR UPDATE OF ended_at ON "turns"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.ended_at IS NOT NULL)
  EXECUTE FUNCTION write_turn_words();--> statement-breakpoint
DROP INDEX IF EXISTS "answers_text_words";--> statement-breakpoint
DROP INDEX IF EXISTS "turns_question_words";--> statement-breakpoint
-- Where these may not be added, a search reads the words of its reader, a row after the other.
DO $$ BEGIN
	CREATE EXTENSION IF NOT EXISTS pg_trgm;
	CREATE EXTENSION IF NOT EXISTS btree_gin;
	CREATE INDEX "turn_words_words" ON "turn_words" USING gin ("user_id", "words" gin_trgm_ops);
EXCEPTION WHEN insufficient_privilege OR undefined_file OR undefined_object OR feature_not_supported THEN
	RAISE NOTICE 'no index of words for searches: %', SQLERRM;
END $$;
