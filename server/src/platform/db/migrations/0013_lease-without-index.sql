DROP INDEX "turns_unfinished";--> statement-breakpoint
CREATE INDEX "turns_unfinished" ON "turns" USING btree ("created_at") WHERE ended_at is null;--> statement-breakpoint
-- Room in each page for rows that are renewed while their question runs.
ALTER TABLE "turns" SET (fillfactor = 80);
