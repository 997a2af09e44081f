CREATE SEQUENCE "public"."library_ranges" INCREMENT BY 1 MINVALUE 0 MAXVALUE 9223372036854775807 START WITH 0 CACHE 1;--> statement-breakpoint
CREATE TABLE "library_postings" (
	"segment_id" integer NOT NULL,
	"term" text NOT NULL,
	"records" integer NOT NULL,
	"blocks" "bytea" NOT NULL,
	CONSTRAINT "library_postings_segment_id_term_pk" PRIMARY KEY("segment_id","term")
);
--> statement-breakpoint
CREATE TABLE "library_records" (
	"number" integer PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"pmid" text,
	"pmcid" text,
	"doi" text,
	"text_hash" text NOT NULL,
	"citation_hash" text NOT NULL,
	"citation" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "library_segments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "library_segments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"level" integer NOT NULL,
	"records" integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "library_records_key" ON "library_records" USING btree ("key");--> statement-breakpoint
CREATE INDEX "library_records_pmid" ON "library_records" USING btree ("pmid");--> statement-breakpoint
CREATE INDEX "library_records_pmcid" ON "library_records" USING btree ("pmcid");--> statement-breakpoint
CREATE INDEX "library_records_doi" ON "library_records" USING btree ("doi");--> statement-breakpoint
CREATE INDEX "library_records_nct" ON "library_records" USING gin (("citation" -> 'nct'));--> statement-breakpoint
-- Postings hardly compress, and trying costs more than reading them; terms are compared as bytes.
ALTER TABLE "library_postings" ALTER COLUMN "blocks" SET STORAGE EXTERNAL;--> statement-breakpoint
ALTER TABLE "library_postings" ALTER COLUMN "term" SET DATA TYPE text COLLATE "C";
