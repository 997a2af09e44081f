CREATE TABLE "objections" (
	"turn_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"cell" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "objections_turn_id_user_id_cell_pk" PRIMARY KEY("turn_id","user_id","cell")
);
--> statement-breakpoint
ALTER TABLE "objections" ADD CONSTRAINT "objections_turn_id_turns_id_fk" FOREIGN KEY ("turn_id") REFERENCES "public"."turns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "objections" ADD CONSTRAINT "objections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;