CREATE OR REPLACE FUNCTION end_clocks(project uuid, hire uuid, at timestamptz) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  clock record;
BEGIN
  FOR clock IN
    UPDATE running_clocks SET ends_at = greatest(started_at, least(ends_at, date_trunc('minute', at))), continues = false
    WHERE project_id = project AND (hire IS NULL OR hire_id = hire) RETURNING member_id
  LOOP
    PERFORM pg_notify('ponte_live', json_build_object('topic', 'ownHours:' || clock.member_id, 'id', clock.member_id)::text);
  END LOOP;
END
$$;

-- Whoever no longer works in a project: the clock ends there and then, and open tasks are free for others.
CREATE OR REPLACE FUNCTION end_hours_of_hire() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  freed uuid;
BEGIN
  PERFORM end_clocks(NEW.project_id, NEW.id, NEW.ended_at);
  IF EXISTS (
    SELECT 1 FROM project_professionals other
    WHERE other.project_id = NEW.project_id AND other.member_id = NEW.member_id AND other.ended_at IS NULL
  ) THEN
    RETURN NULL;
  END IF;
  FOR freed IN
    DELETE FROM task_assignments assignment USING tasks task
    WHERE task.id = assignment.task_id AND task.project_id = NEW.project_id AND assignment.member_id = NEW.member_id
      AND task.status IN ('backlog', 'toDo', 'inProgress') RETURNING task.id
  LOOP
    INSERT INTO task_changes (id, project_id, task_id, kind, member_id, created_at)
    VALUES (gen_random_uuid(), NEW.project_id, freed, 'unassigned', NEW.member_id, NEW.ended_at);
    PERFORM pg_notify('ponte_live', json_build_object('topic', 'tasks:' || NEW.project_id, 'id', freed)::text);
  END LOOP;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER project_professionals_hours_end AFTER UPDATE OF ended_at ON project_professionals
FOR EACH ROW WHEN (OLD.ended_at IS NULL AND NEW.ended_at IS NOT NULL) EXECUTE FUNCTION end_hours_of_hire();

-- A project that ends takes no more hours: its clocks end with it.
CREATE OR REPLACE FUNCTION end_hours_of_project() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM end_clocks(NEW.id, NULL, NEW.updated_at);
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER projects_hours_end AFTER UPDATE OF status ON projects
FOR EACH ROW WHEN (NEW.status IN ('finished', 'canceled') AND OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION end_hours_of_project();

-- The clocks of some people at a task, or of all.
CREATE OR REPLACE FUNCTION end_clocks_at_task(task uuid, members uuid[], at timestamptz) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  clock record;
BEGIN
  FOR clock IN
    UPDATE running_clocks SET ends_at = greatest(started_at, least(ends_at, date_trunc('minute', at))), continues = false
    WHERE task_id = task AND (members IS NULL OR member_id = ANY (members)) RETURNING member_id
  LOOP
    PERFORM pg_notify('ponte_live', json_build_object('topic', 'ownHours:' || clock.member_id, 'id', clock.member_id)::text);
  END LOOP;
END
$$;

-- A task that is deleted or leaves In progress ends the clocks at it; its hours stay due.
CREATE OR REPLACE FUNCTION end_hours_of_task() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM end_clocks_at_task(NEW.id, NULL, NEW.updated_at);
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER tasks_hours_end AFTER UPDATE OF deleted_at, status ON tasks
FOR EACH ROW WHEN ((OLD.deleted_at IS NULL AND NEW.deleted_at IS NOT NULL) OR (OLD.status = 'inProgress' AND NEW.status <> 'inProgress'))
EXECUTE FUNCTION end_hours_of_task();
