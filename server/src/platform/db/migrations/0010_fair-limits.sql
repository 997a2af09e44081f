ALTER TABLE "reset_codes" ADD COLUMN "network" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "reset_codes" ADD COLUMN "foreign_tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Without the extension, or the right to add it, searches read the texts one by one as before.
DO $$ BEGIN
	CREATE EXTENSION IF NOT EXISTS pg_trgm;
	CREATE INDEX IF NOT EXISTS "answers_text_words" ON "answers" USING gin ("text" gin_trgm_ops);
	CREATE INDEX IF NOT EXISTS "turns_question_words" ON "turns" USING gin ("question" gin_trgm_ops);
EXCEPTION WHEN insufficient_privilege OR undefined_file OR undefined_object OR feature_not_supported THEN
	RAISE NOTICE 'no index of words for searches: %', SQLERRM;
END $$;
