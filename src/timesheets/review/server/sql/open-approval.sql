-- Whoever takes a task out of Finished, or deletes it, withdraws the approval that has not taken effect: if it came back in time, hours
-- that the approver never saw would be approved.
CREATE OR REPLACE FUNCTION withdraw_approval() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE task_reviews SET undone_at = NEW.updated_at WHERE task_id = NEW.id AND applied_at IS NULL AND undone_at IS NULL;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER tasks_approval_withdrawn AFTER UPDATE OF deleted_at, status ON tasks
FOR EACH ROW WHEN (OLD.status = 'finished' AND (NEW.status <> 'finished' OR (OLD.deleted_at IS NULL AND NEW.deleted_at IS NOT NULL)))
EXECUTE FUNCTION withdraw_approval();

-- When the first approval of these tasks takes effect that was neither undone nor written to them yet; board and hours, which know nothing of
-- reviews, ask for it.
CREATE OR REPLACE FUNCTION open_approval(of_tasks uuid[]) RETURNS timestamptz
LANGUAGE sql STABLE AS $$
  SELECT min(effective_at) FROM task_reviews WHERE task_id = ANY (of_tasks) AND applied_at IS NULL AND undone_at IS NULL
$$;
