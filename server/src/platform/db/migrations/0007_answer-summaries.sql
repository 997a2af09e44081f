ALTER TABLE "answers" ADD COLUMN "summary" jsonb;--> statement-breakpoint
UPDATE "answers" SET "summary" = jsonb_build_object(
  'engine', "engine", 'label', "label", 'mode', "mode", 'model', "model", 'state', "state", 'error', "error",
  'attempt', "attempt",
  'started_at', to_char("started_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  'ended_at', to_char("ended_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  'first_token_ms', "first_token_ms", 'total_ms', "total_ms", 'tokens_in', "tokens_in", 'tokens_out', "tokens_out",
  'finish_reason', "finish_reason", 'parameters', "parameters", 'vendor_sources', "vendor_sources");--> statement-breakpoint
ALTER TABLE "answers" ALTER COLUMN "summary" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "answers" DROP COLUMN "engine", DROP COLUMN "label", DROP COLUMN "mode", DROP COLUMN "model",
  DROP COLUMN "state", DROP COLUMN "error", DROP COLUMN "attempt", DROP COLUMN "started_at", DROP COLUMN "ended_at",
  DROP COLUMN "first_token_ms", DROP COLUMN "total_ms", DROP COLUMN "tokens_in", DROP COLUMN "tokens_out",
  DROP COLUMN "finish_reason", DROP COLUMN "parameters", DROP COLUMN "vendor_sources";--> statement-breakpoint
ALTER TABLE "answers"
  ADD COLUMN "engine" text GENERATED ALWAYS AS (summary ->> 'engine') STORED NOT NULL,
  ADD COLUMN "attempt" integer GENERATED ALWAYS AS ((summary ->> 'attempt')::int) STORED NOT NULL,
  ADD COLUMN "has_ended" boolean GENERATED ALWAYS AS (summary ->> 'ended_at' IS NOT NULL) STORED NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "answers_engine" ON "answers" USING btree ("turn_id","engine");
