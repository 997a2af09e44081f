CREATE TABLE "turn_pieces" (
	"turn_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"answers" uuid[] NOT NULL,
	"attempts" integer[] NOT NULL,
	"offsets" integer[] NOT NULL,
	"texts" text[] NOT NULL,
	CONSTRAINT "turn_pieces_turn_id_number_pk" PRIMARY KEY("turn_id","number")
);
--> statement-breakpoint
ALTER TABLE "turn_pieces" ADD CONSTRAINT "turn_pieces_turn_id_turns_id_fk" FOREIGN KEY ("turn_id") REFERENCES "public"."turns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- What is being written, a row a piece. Processes of the version before write `answer_pieces` until they have drained.
CREATE VIEW "written_pieces" AS
  SELECT p.turn_id, p.number, piece.answer_id, piece.attempt, piece."offset", piece.text
    FROM turn_pieces p
    CROSS JOIN LATERAL unnest(p.answers, p.attempts, p.offsets, p.texts) AS piece(answer_id, attempt, "offset", text)
  UNION ALL
  SELECT a.turn_id, NULL, p.answer_id, p.attempt, p."offset", p.text
    FROM answer_pieces p JOIN answers a ON a.id = p.answer_id;
