ALTER TABLE "users" ADD COLUMN "history_version" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE FUNCTION "history_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  whose uuid := CASE TG_OP WHEN 'DELETE' THEN OLD.user_id ELSE NEW.user_id END;
BEGIN
  UPDATE users SET history_version = history_version + 1 WHERE id = whose;
  RETURN NULL;
END $$;--> statement-breakpoint
-- At a transaction's end: the row of the person, which all that they do at once would wait for, is held no longer than
-- that, and by nobody who still waits for another.
CREATE CONSTRAINT TRIGGER "sessions_history" AFTER INSERT OR UPDATE OF title, updated_at OR DELETE ON "sessions"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION history_changed();--> statement-breakpoint
-- Questions are deleted with their session alone, which counts by itself.
CREATE CONSTRAINT TRIGGER "turns_history" AFTER INSERT ON "turns"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION history_changed();--> statement-breakpoint
-- The list tells the verdicts on a session's first question.
CREATE CONSTRAINT TRIGGER "verdicts_history" AFTER UPDATE OF verdict_marks ON "turns"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW.position = 1 AND OLD.verdict_marks IS DISTINCT FROM NEW.verdict_marks)
  EXECUTE FUNCTION history_changed();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "objections_history" AFTER INSERT OR UPDATE OR DELETE ON "objections"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION history_changed();
