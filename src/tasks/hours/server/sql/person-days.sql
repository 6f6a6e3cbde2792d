-- Keeps the minutes of each person and local date, whose cap refuses the entry that would pass it, and the consumed minutes of tasks.
CREATE OR REPLACE FUNCTION count_time_entry() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND (OLD.minutes, OLD.local_date, OLD.member_id, OLD.task_id, OLD.state = 'refused')
    IS NOT DISTINCT FROM (NEW.minutes, NEW.local_date, NEW.member_id, NEW.task_id, NEW.state = 'refused') THEN
    RETURN NULL;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    UPDATE person_days SET minutes = minutes - OLD.minutes WHERE member_id = OLD.member_id AND local_date = OLD.local_date;
    IF OLD.state <> 'refused' THEN
      UPDATE tasks SET consumed_minutes = consumed_minutes - OLD.minutes WHERE id = OLD.task_id;
    END IF;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO person_days AS day (member_id, local_date, minutes) VALUES (NEW.member_id, NEW.local_date, NEW.minutes)
      ON CONFLICT (member_id, local_date) DO UPDATE SET minutes = day.minutes + EXCLUDED.minutes;
    IF NEW.state <> 'refused' THEN
      UPDATE tasks SET consumed_minutes = consumed_minutes + NEW.minutes WHERE id = NEW.task_id;
    END IF;
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER time_entries_counted AFTER INSERT OR DELETE OR UPDATE OF minutes, local_date, member_id, task_id, state ON time_entries
FOR EACH ROW EXECUTE FUNCTION count_time_entry();
