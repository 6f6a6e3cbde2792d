-- People whom a company brings along came by its invitation, and not by the job board, where the vacancy never was.
CREATE OR REPLACE FUNCTION candidate_source(candidate applications) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN candidate.suggested_at IS NOT NULL THEN 'suggestion'
    WHEN candidate.matchmaking_id IS NOT NULL OR EXISTS (
      SELECT 1 FROM position_invitations AS invitation
      WHERE invitation.position_id = candidate.position_id AND invitation.member_id = candidate.member_id
        AND invitation.created_at <= candidate.created_at
    ) OR EXISTS (
      SELECT 1 FROM in_house_invitations AS invitation WHERE invitation.application_id = candidate.id
    ) THEN 'invitation'
    WHEN candidate.upsell_id IS NOT NULL OR candidate.replacement_id IS NOT NULL THEN 'link'
    ELSE 'board'
  END
$$;

-- Everything that one candidate counts for. In PL/pgSQL, because PostgreSQL 18 fails to plan it as a part of larger statements.
CREATE OR REPLACE FUNCTION journey_figures(journey candidate_journeys) RETURNS TABLE (metric text, stage text, label text)
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
$$;

-- Counted by the day of arrival and not by the minute, so that there are as many rows as days.
CREATE OR REPLACE FUNCTION add_tallies(former candidate_journeys[], present candidate_journeys[]) RETURNS void
LANGUAGE sql AS $$
  INSERT INTO hiring_tallies (scope_id, came_on, metric, stage, label, amount)
  SELECT scope.id, ((changed.journey).came_at AT TIME ZONE 'America/Sao_Paulo')::date, figure.metric, figure.stage, figure.label, sum(changed.sign)
  FROM (
    SELECT -1 AS sign, one AS journey FROM unnest(former) AS one
    UNION ALL
    SELECT 1, one FROM unnest(present) AS one
  ) AS changed
  CROSS JOIN LATERAL journey_figures(changed.journey) AS figure
  CROSS JOIN LATERAL (VALUES ((changed.journey).workspace_id), ((changed.journey).project_id)) AS scope (id)
  GROUP BY 1, 2, 3, 4, 5
  HAVING sum(changed.sign) <> 0
$$;

CREATE OR REPLACE FUNCTION tally_journeys() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  -- A rebuild adds up its rows at once.
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
$$;

CREATE OR REPLACE TRIGGER candidate_journeys_tally_new AFTER INSERT ON candidate_journeys
REFERENCING NEW TABLE AS present FOR EACH STATEMENT EXECUTE FUNCTION tally_journeys();

CREATE OR REPLACE TRIGGER candidate_journeys_tally_changed AFTER UPDATE ON candidate_journeys
REFERENCING OLD TABLE AS former NEW TABLE AS present FOR EACH STATEMENT EXECUTE FUNCTION tally_journeys();

CREATE OR REPLACE TRIGGER candidate_journeys_tally_gone AFTER DELETE ON candidate_journeys
REFERENCING OLD TABLE AS former FOR EACH STATEMENT EXECUTE FUNCTION tally_journeys();

-- The scope of all companies together. A step does not count for it, so that steps write no more; folding adds it up.
CREATE OR REPLACE FUNCTION every_company() RETURNS uuid
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT '00000000-0000-0000-0000-000000000000'::uuid
$$;

-- Replaces many rows of a day by their sum. One run at a time; readers see the same sums before and after.
CREATE OR REPLACE FUNCTION fold_tallies() RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('hiring_tallies'));
  WITH fresh AS (
    DELETE FROM hiring_tallies WHERE NOT folded RETURNING scope_id, came_on, metric, stage, label, amount
  ), counted AS (
    SELECT * FROM fresh
    UNION ALL
    -- Every step counts for a company and for a project.
    SELECT every_company(), came_on, metric, stage, label, sum(amount) / 2 FROM fresh GROUP BY came_on, metric, stage, label
  ), former AS (
    DELETE FROM hiring_tallies AS tally
    USING (SELECT DISTINCT scope_id, came_on FROM counted) AS day
    WHERE tally.folded AND tally.scope_id = day.scope_id AND tally.came_on = day.came_on
    RETURNING tally.scope_id, tally.came_on, tally.metric, tally.stage, tally.label, tally.amount
  )
  INSERT INTO hiring_tallies (scope_id, came_on, metric, stage, label, amount, folded)
  SELECT scope_id, came_on, metric, stage, label, sum(amount), true
  FROM (SELECT * FROM counted UNION ALL SELECT * FROM former) AS tally
  GROUP BY scope_id, came_on, metric, stage, label
  HAVING sum(amount) <> 0
  ORDER BY scope_id, came_on;
END
$$;

CREATE OR REPLACE FUNCTION rebuild_tallies() RETURNS void
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
  SELECT id, workspace_id, project_id, position_id, created_at, candidate_source(candidate), 'new', 'active', 1, 1, created_at, array_fill(NULL::integer, ARRAY[array_length(hiring_stages(), 1) - 1])
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
  SELECT scope.id, (journey.came_at AT TIME ZONE 'America/Sao_Paulo')::date, figure.metric, figure.stage, figure.label, count(*), true
  FROM candidate_journeys AS journey
  CROSS JOIN LATERAL journey_figures(journey) AS figure
  CROSS JOIN LATERAL (VALUES (journey.workspace_id), (journey.project_id), (every_company())) AS scope (id)
  GROUP BY 1, 2, 3, 4, 5;
  PERFORM set_config('ponte.rebuilds_tallies', 'off', true);
END
$$;
