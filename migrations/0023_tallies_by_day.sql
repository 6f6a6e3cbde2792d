-- Counted by the day on which candidates came and not by the minute, so that there are as many rows as days.
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
$$;--> statement-breakpoint
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
  SELECT scope.id, (journey.came_at AT TIME ZONE 'America/Sao_Paulo')::date, figure.metric, figure.stage, figure.label, count(*), true
  FROM candidate_journeys AS journey
  CROSS JOIN LATERAL journey_figures(journey) AS figure
  CROSS JOIN LATERAL (VALUES (journey.workspace_id), (journey.project_id)) AS scope (id)
  GROUP BY 1, 2, 3, 4, 5;
  PERFORM set_config('ponte.rebuilds_tallies', 'off', true);
END
$$;--> statement-breakpoint
SELECT rebuild_tallies();
