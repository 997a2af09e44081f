DROP INDEX "sessions_user";--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "retry_requested" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id","created_at","id");