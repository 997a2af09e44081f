CREATE TABLE "email_links" (
	"hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sign_ins" ADD COLUMN "device" text;--> statement-breakpoint
ALTER TABLE "sign_ins" ADD COLUMN "last_used_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_verified_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "email_links" ADD CONSTRAINT "email_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_links_user" ON "email_links" USING btree ("user_id");--> statement-breakpoint
-- Google vouched for these addresses when their accounts were made; of the others nobody knows.
UPDATE "users" SET "email_verified_at" = "created_at" WHERE "google_uid" IS NOT NULL;--> statement-breakpoint
-- A refresh token lives 30 days: the newest one tells when its sign-in was last used.
UPDATE "sign_ins" SET "last_used_at" = coalesce(
	(SELECT max("expires_at") - interval '30 days' FROM "refresh_tokens" WHERE "sign_in_id" = "sign_ins"."id"),
	"created_at");
