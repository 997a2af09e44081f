ALTER TABLE "turns" ADD COLUMN "evidence" jsonb;--> statement-breakpoint
ALTER TABLE "turns" ADD COLUMN "ledger" jsonb;--> statement-breakpoint
ALTER TABLE "turns" ADD COLUMN "findings_version" integer DEFAULT 0 NOT NULL;