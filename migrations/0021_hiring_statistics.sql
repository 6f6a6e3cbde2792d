CREATE TABLE "candidate_journeys" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"position_id" uuid NOT NULL,
	"came_at" timestamp with time zone NOT NULL,
	"source" text NOT NULL,
	"stage" text NOT NULL,
	"state" text NOT NULL,
	"place" smallint NOT NULL,
	"furthest" smallint NOT NULL,
	"stage_entered_at" timestamp with time zone NOT NULL,
	"minutes" integer[] NOT NULL,
	"hired_at" timestamp with time zone,
	"outcome" text GENERATED ALWAYS AS (case when state in ('withdrawn', 'closed') then state when stage in ('hired', 'disqualified') then stage when stage = 'approvedButDeclined' then 'declined' when state = 'setAside' then state end) STORED,
	CONSTRAINT "candidate_journeys_source_check" CHECK ("candidate_journeys"."source" in ('board', 'link', 'invitation', 'suggestion')),
	CONSTRAINT "candidate_journeys_stage_check" CHECK ("candidate_journeys"."stage" in ('new', 'qualify', 'screeningInterview', 'clientSubmission', 'clientInterview', 'waitingClientDecision', 'offered', 'hired', 'disqualified', 'approvedButDeclined')),
	CONSTRAINT "candidate_journeys_state_check" CHECK ("candidate_journeys"."state" in ('active', 'setAside', 'withdrawn', 'closed')),
	CONSTRAINT "candidate_journeys_place_check" CHECK ("candidate_journeys"."place" between 1 and "candidate_journeys"."furthest"),
	CONSTRAINT "candidate_journeys_furthest_check" CHECK ("candidate_journeys"."furthest" between 1 and 8)
);
--> statement-breakpoint
CREATE TABLE "hiring_tallies" (
	"scope_id" uuid NOT NULL,
	"came_on" date NOT NULL,
	"metric" text NOT NULL,
	"stage" text NOT NULL,
	"label" text NOT NULL,
	"amount" integer NOT NULL,
	"folded" boolean DEFAULT false NOT NULL,
	CONSTRAINT "hiring_tallies_metric_check" CHECK ("hiring_tallies"."metric" in ('reached', 'left', 'came', 'hired', 'stay'))
);
--> statement-breakpoint
CREATE INDEX "candidate_journeys_workspace" ON "candidate_journeys" USING btree ("workspace_id","came_at" DESC NULLS FIRST,"application_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "candidate_journeys_project" ON "candidate_journeys" USING btree ("project_id","came_at" DESC NULLS FIRST,"application_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "candidate_journeys_outcome" ON "candidate_journeys" USING btree ("workspace_id","outcome","came_at" DESC NULLS FIRST,"application_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "hiring_tallies_scope" ON "hiring_tallies" USING btree ("scope_id","came_on");--> statement-breakpoint
CREATE INDEX "hiring_tallies_fresh" ON "hiring_tallies" USING btree ("scope_id","came_on") WHERE not "hiring_tallies"."folded";--> statement-breakpoint
CREATE INDEX "applications_waiting" ON "applications" USING btree ("workspace_id","stage","stage_entered_at","id") WHERE "applications"."state" = 'active' and "applications"."stage" not in ('hired', 'disqualified', 'approvedButDeclined');--> statement-breakpoint
CREATE INDEX "applications_answer_awaited" ON "applications" USING btree ("workspace_id","answer_due_at","id") WHERE "applications"."state" in ('active', 'setAside') and "applications"."stage" not in ('hired', 'disqualified', 'approvedButDeclined');--> statement-breakpoint
CREATE FUNCTION hiring_stages() RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT ARRAY['new', 'qualify', 'screeningInterview', 'clientSubmission', 'clientInterview', 'waitingClientDecision', 'offered', 'hired']
$$;--> statement-breakpoint
-- Minutes at which the next bucket of a stay begins; the same as in statistics/rules/stay-buckets.ts.
CREATE FUNCTION stay_limits() RETURNS integer[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT ARRAY[60, 120, 240, 480, 720, 1080, 1440, 2160, 2880, 3600, 4320, 5760, 7200, 8640, 10080, 11520, 12960, 14400,
    17280, 20160, 24480, 30240, 36000, 43200, 51840, 64800, 86400, 108000, 129600, 172800, 259200, 525600]
$$;--> statement-breakpoint
CREATE FUNCTION candidate_source(candidate applications) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN candidate.suggested_at IS NOT NULL THEN 'suggestion'
    WHEN candidate.matchmaking_id IS NOT NULL OR EXISTS (
      SELECT 1 FROM position_invitations AS invitation
      WHERE invitation.position_id = candidate.position_id AND invitation.member_id = candidate.member_id
        AND invitation.created_at <= candidate.created_at
    ) THEN 'invitation'
    WHEN candidate.upsell_id IS NOT NULL OR candidate.replacement_id IS NOT NULL THEN 'link'
    ELSE 'board'
  END
$$;--> statement-breakpoint
-- Everything that one candidate counts for. In PL/pgSQL, because PostgreSQL 18 fails to plan it as a part of larger statements.
CREATE FUNCTION journey_figures(journey candidate_journeys) RETURNS TABLE (metric text, stage text, label text)
LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  RETURN QUERY
  SELECT 'reached', way.stage, '' FROM unnest(hiring_stages()) WITH ORDINALITY AS way (stage, place) WHERE way.place <= journey.furthest
  UNION ALL
  SELECT 'left', (hiring_stages())[journey.place], journey.outcome WHERE journey.outcome <> 'hired'
  UNION ALL
  SELECT 'came', 'new', journey.source
  UNION ALL
  SELECT 'hired', 'hired', journey.source WHERE journey.outcome = 'hired'
  UNION ALL
  SELECT 'stay', stay.stage, width_bucket(stay.minutes, stay_limits())::text
  FROM unnest(hiring_stages(), journey.minutes) AS stay (stage, minutes) WHERE stay.minutes IS NOT NULL;
END
$$;--> statement-breakpoint
-- Adds what changed between journeys as they were and as they are, for the company and for the project.
CREATE FUNCTION add_tallies(former candidate_journeys[], present candidate_journeys[]) RETURNS void
LANGUAGE sql AS $$
  INSERT INTO hiring_tallies (scope_id, came_on, metric, stage, label, amount)
  SELECT scope.id, (changed.journey).came_at AT TIME ZONE 'America/Sao_Paulo', figure.metric, figure.stage, figure.label, sum(changed.sign)
  FROM (
    SELECT -1 AS sign, one AS journey FROM unnest(former) AS one
    UNION ALL
    SELECT 1, one FROM unnest(present) AS one
  ) AS changed
  CROSS JOIN LATERAL journey_figures(changed.journey) AS figure
  CROSS JOIN LATERAL (VALUES ((changed.journey).workspace_id), ((changed.journey).project_id)) AS scope (id)
  GROUP BY 1, 2, 3, 4, 5
  HAVING sum(changed.sign) <> 0
$$;--> statement-breakpoint
CREATE FUNCTION tally_journeys() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  -- A rebuild adds up what it made at once.
  IF current_setting('ponte.rebuilds_tallies', true) = 'on' THEN
    RETURN NULL;
  END IF;
  IF TG_OP = 'INSERT' THEN
    PERFORM add_tallies(NULL, (SELECT array_agg(ROW(present.*)::candidate_journeys) FROM present));
  ELSIF TG_OP = 'UPDATE' THEN
    PERFORM add_tallies((SELECT array_agg(ROW(former.*)::candidate_journeys) FROM former), (SELECT array_agg(ROW(present.*)::candidate_journeys) FROM present));
  ELSE
    PERFORM add_tallies((SELECT array_agg(ROW(former.*)::candidate_journeys) FROM former), NULL);
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER candidate_journeys_tally_new AFTER INSERT ON candidate_journeys
REFERENCING NEW TABLE AS present FOR EACH STATEMENT EXECUTE FUNCTION tally_journeys();--> statement-breakpoint
CREATE TRIGGER candidate_journeys_tally_changed AFTER UPDATE ON candidate_journeys
REFERENCING OLD TABLE AS former NEW TABLE AS present FOR EACH STATEMENT EXECUTE FUNCTION tally_journeys();--> statement-breakpoint
CREATE TRIGGER candidate_journeys_tally_gone AFTER DELETE ON candidate_journeys
REFERENCING OLD TABLE AS former FOR EACH STATEMENT EXECUTE FUNCTION tally_journeys();--> statement-breakpoint
-- Takes steps of the record, each candidate's in their order: all first ones in one statement, then all second ones.
CREATE FUNCTION take_steps(step_ids uuid[]) RETURNS void
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
          AND array_position(hiring_stages(), journey.stage) < 8
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
$$;--> statement-breakpoint
CREATE FUNCTION begin_journeys() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO candidate_journeys (application_id, workspace_id, project_id, position_id, came_at, source, stage, state, place, furthest, stage_entered_at, minutes)
  SELECT candidate.id, candidate.workspace_id, candidate.project_id, candidate.position_id, candidate.created_at,
    candidate_source(candidate), 'new', 'active', 1, 1, candidate.created_at, array_fill(NULL::integer, ARRAY[7])
  FROM added AS candidate;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER applications_begin_journey AFTER INSERT ON applications
REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION begin_journeys();--> statement-breakpoint
CREATE FUNCTION end_journeys() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM candidate_journeys USING gone WHERE application_id = gone.id;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER applications_end_journey AFTER DELETE ON applications
REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION end_journeys();--> statement-breakpoint
-- A project that goes to another company takes its candidates along; who applies again may come another way.
CREATE FUNCTION change_journey() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE candidate_journeys SET workspace_id = NEW.workspace_id, source = candidate_source(NEW)
  WHERE application_id = NEW.id AND (workspace_id, source) <> (NEW.workspace_id, candidate_source(NEW));
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER applications_change_journey
AFTER UPDATE OF workspace_id, suggested_at, matchmaking_id, upsell_id, replacement_id ON applications
FOR EACH ROW
WHEN ((OLD.workspace_id, candidate_source(OLD)) IS DISTINCT FROM (NEW.workspace_id, candidate_source(NEW)))
EXECUTE FUNCTION change_journey();--> statement-breakpoint
CREATE FUNCTION follow_journeys() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM take_steps((
    SELECT array_agg(id) FROM added
    WHERE event IN ('applied', 'suggested', 'moved', 'setAside', 'restored', 'selected', 'hired', 'disqualified', 'withdrawn', 'closed')
  ));
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER application_history_follow AFTER INSERT ON application_history
REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION follow_journeys();--> statement-breakpoint
-- Replaces many rows of a day by their sum. One at a time; readers see the same sums before and after.
CREATE FUNCTION fold_tallies() RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('hiring_tallies'));
  WITH fresh AS (
    DELETE FROM hiring_tallies WHERE NOT folded RETURNING *
  ), former AS (
    DELETE FROM hiring_tallies AS tally
    USING (SELECT DISTINCT scope_id, came_on FROM fresh) AS day
    WHERE tally.folded AND tally.scope_id = day.scope_id AND tally.came_on = day.came_on
    RETURNING tally.*
  )
  INSERT INTO hiring_tallies (scope_id, came_on, metric, stage, label, amount, folded)
  SELECT scope_id, came_on, metric, stage, label, sum(amount), true
  FROM (SELECT * FROM fresh UNION ALL SELECT * FROM former) AS tally
  GROUP BY scope_id, came_on, metric, stage, label
  HAVING sum(amount) <> 0
  ORDER BY scope_id, came_on;
END
$$;--> statement-breakpoint
-- Makes every journey and every count anew from the record of applications. Whoever takes a step meanwhile waits.
CREATE FUNCTION rebuild_tallies() RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  batch uuid[];
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('hiring_tallies'));
  LOCK TABLE candidate_journeys IN EXCLUSIVE MODE;
  PERFORM set_config('ponte.rebuilds_tallies', 'on', true);
  DELETE FROM hiring_tallies;
  DELETE FROM candidate_journeys;
  INSERT INTO candidate_journeys (application_id, workspace_id, project_id, position_id, came_at, source, stage, state, place, furthest, stage_entered_at, minutes)
  SELECT id, workspace_id, project_id, position_id, created_at, candidate_source(candidate), 'new', 'active', 1, 1, created_at, array_fill(NULL::integer, ARRAY[7])
  FROM applications AS candidate;
  FOR batch IN
    SELECT array_agg(application_id) FROM (
      SELECT application_id, row_number() OVER (ORDER BY application_id) / 5000 AS part FROM candidate_journeys
    ) AS parted GROUP BY part
  LOOP
    PERFORM take_steps((
      SELECT array_agg(id) FROM application_history
      WHERE application_id = ANY(batch)
        AND event IN ('applied', 'suggested', 'moved', 'setAside', 'restored', 'selected', 'hired', 'disqualified', 'withdrawn', 'closed')
    ));
  END LOOP;
  INSERT INTO hiring_tallies (scope_id, came_on, metric, stage, label, amount, folded)
  SELECT scope.id, journey.came_at AT TIME ZONE 'America/Sao_Paulo', figure.metric, figure.stage, figure.label, count(*), true
  FROM candidate_journeys AS journey
  CROSS JOIN LATERAL journey_figures(journey) AS figure
  CROSS JOIN LATERAL (VALUES (journey.workspace_id), (journey.project_id)) AS scope (id)
  GROUP BY 1, 2, 3, 4, 5;
  PERFORM set_config('ponte.rebuilds_tallies', 'off', true);
END
$$;--> statement-breakpoint
SELECT rebuild_tallies();
