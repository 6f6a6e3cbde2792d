-- Keeps the minutes of each person and local date, whose cap refuses the entry that would pass it, and the consumed and settled minutes of tasks.
CREATE OR REPLACE FUNCTION count_time_entry() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  -- Days are touched only when their minutes change: approvals and deadlines of two tasks with the same people never wait for each other.
  IF TG_OP <> 'UPDATE' OR (OLD.minutes, OLD.local_date, OLD.member_id) IS DISTINCT FROM (NEW.minutes, NEW.local_date, NEW.member_id) THEN
    IF TG_OP <> 'INSERT' THEN
      PERFORM count_day(OLD, -1);
    END IF;
    IF TG_OP <> 'DELETE' THEN
      PERFORM count_day(NEW, 1);
    END IF;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    PERFORM count_task(OLD, -1);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    PERFORM count_task(NEW, 1);
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION count_day(entry time_entries, sign integer) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO person_days AS day (member_id, local_date, minutes) VALUES (entry.member_id, entry.local_date, greatest(sign, 0) * entry.minutes)
    ON CONFLICT (member_id, local_date) DO UPDATE SET minutes = day.minutes + sign * entry.minutes;
END
$$;

CREATE OR REPLACE FUNCTION count_task(entry time_entries, sign integer) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE tasks SET
    consumed_minutes = consumed_minutes + CASE WHEN entry.state = 'refused' THEN 0 ELSE sign * entry.minutes END,
    settled_minutes = settled_minutes + CASE WHEN entry.state IN ('payable', 'paid') THEN sign * entry.minutes ELSE 0 END
  WHERE id = entry.task_id;
END
$$;

CREATE OR REPLACE TRIGGER time_entries_counted AFTER INSERT OR DELETE ON time_entries
FOR EACH ROW EXECUTE FUNCTION count_time_entry();

CREATE OR REPLACE TRIGGER time_entries_recounted AFTER UPDATE ON time_entries
FOR EACH ROW WHEN ((OLD.minutes, OLD.local_date, OLD.member_id, OLD.task_id, OLD.state) IS DISTINCT FROM (NEW.minutes, NEW.local_date, NEW.member_id, NEW.task_id, NEW.state))
EXECUTE FUNCTION count_time_entry();
