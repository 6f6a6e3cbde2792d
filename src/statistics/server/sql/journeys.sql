-- Applies steps of the record, in each candidate's order: all first ones in one statement, then all second ones.
CREATE OR REPLACE FUNCTION take_steps(step_ids uuid[]) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  steps integer;
BEGIN
  SELECT max(of_one) INTO steps FROM (
    SELECT count(*) AS of_one FROM application_history WHERE id = ANY(step_ids) GROUP BY application_id
  ) AS counted;
  FOR turn IN 1 .. coalesce(steps, 0) LOOP
    UPDATE candidate_journeys AS journey
    SET stage = step.to_stage,
      state = CASE
        WHEN step.event IN ('setAside', 'withdrawn', 'closed') THEN step.event
        WHEN step.event IN ('applied', 'suggested', 'restored', 'selected', 'disqualified') THEN 'active'
        ELSE journey.state
      END,
      place = coalesce(array_position(hiring_stages(), step.to_stage), journey.place),
      furthest = greatest(journey.furthest, array_position(hiring_stages(), step.to_stage)),
      stage_entered_at = CASE
        WHEN step.event IN ('applied', 'suggested') OR step.to_stage <> journey.stage THEN step.created_at
        ELSE journey.stage_entered_at
      END,
      minutes = CASE
        WHEN journey.state IN ('active', 'setAside')
          AND (step.to_stage <> journey.stage OR step.event IN ('withdrawn', 'closed'))
          AND journey.stage <> 'hired' AND journey.stage = ANY(hiring_stages())
        THEN journey.minutes[: journey.place - 1]
          || (coalesce(journey.minutes[journey.place], 0)
            + greatest(0, floor(extract(epoch FROM step.created_at - journey.stage_entered_at) / 60))::integer)
          || journey.minutes[journey.place + 1 :]
        ELSE journey.minutes
      END,
      hired_at = CASE WHEN step.event = 'hired' THEN step.created_at ELSE journey.hired_at END
    FROM (
      SELECT taken.application_id, taken.event, coalesce(taken.to_stage, 'new') AS to_stage, taken.created_at,
        row_number() OVER (PARTITION BY taken.application_id ORDER BY taken.created_at, taken.id) AS number
      FROM application_history AS taken WHERE taken.id = ANY(step_ids)
    ) AS step
    WHERE journey.application_id = step.application_id AND step.number = turn;
  END LOOP;
END
$$;

CREATE OR REPLACE FUNCTION begin_journeys() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO candidate_journeys (application_id, workspace_id, project_id, position_id, came_at, source, stage, state, place, furthest, stage_entered_at, minutes)
  SELECT candidate.id, candidate.workspace_id, candidate.project_id, candidate.position_id, candidate.created_at,
    candidate_source(candidate), 'new', 'active', 1, 1, candidate.created_at, array_fill(NULL::integer, ARRAY[array_length(hiring_stages(), 1) - 1])
  FROM added AS candidate;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER applications_begin_journey AFTER INSERT ON applications
REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION begin_journeys();

CREATE OR REPLACE FUNCTION end_journeys() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM candidate_journeys USING gone WHERE application_id = gone.id;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER applications_end_journey AFTER DELETE ON applications
REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION end_journeys();

-- A project that moves to another company takes its candidates along; a repeated application may have another source.
CREATE OR REPLACE FUNCTION change_journey() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE candidate_journeys SET workspace_id = NEW.workspace_id, source = candidate_source(NEW)
  WHERE application_id = NEW.id AND (workspace_id, source) <> (NEW.workspace_id, candidate_source(NEW));
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER applications_change_journey
AFTER UPDATE OF workspace_id, suggested_at, matchmaking_id, upsell_id, replacement_id ON applications
FOR EACH ROW
WHEN ((OLD.workspace_id, candidate_source(OLD)) IS DISTINCT FROM (NEW.workspace_id, candidate_source(NEW)))
EXECUTE FUNCTION change_journey();

CREATE OR REPLACE FUNCTION follow_journeys() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM take_steps((
    SELECT array_agg(id) FROM added
    WHERE event IN ('applied', 'suggested', 'moved', 'setAside', 'restored', 'selected', 'hired', 'disqualified', 'withdrawn', 'closed')
  ));
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER application_history_follow AFTER INSERT ON application_history
REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION follow_journeys();

-- The application comes first and its invitation after it.
CREATE OR REPLACE FUNCTION name_source_of_in_house() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE candidate_journeys AS journey SET source = candidate_source(candidate)
  FROM applications AS candidate
  WHERE candidate.id = NEW.application_id AND journey.application_id = candidate.id
    AND journey.source <> candidate_source(candidate);
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER in_house_invitations_name_source AFTER INSERT OR UPDATE OF application_id ON in_house_invitations
FOR EACH ROW WHEN (NEW.application_id IS NOT NULL) EXECUTE FUNCTION name_source_of_in_house();
