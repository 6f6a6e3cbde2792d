-- Writes a notice for everybody who is told of a happening, but not for whoever caused it, and lets their open pages know.
-- Staff and professionals keep theirs; people of companies and recruiters lose them with their place in the space.
CREATE OR REPLACE FUNCTION tell_of(happened happenings) RETURNS void
LANGUAGE sql AS $$
  WITH told AS (
    INSERT INTO notices (user_id, happening_id, kind, side, workspace_id, permission)
    SELECT reader.id, happened.id, tell.kind, tell.side,
      CASE WHEN reader.role IN ('squadOwner', 'recruiter') THEN happened.workspace_id END, tell.permission
    FROM jsonb_to_recordset(happened.tells)
      AS tell (side text, kind text, permission text, people uuid[], recruiters boolean)
    JOIN users AS reader ON reader.deleted_at IS NULL AND reader.id IS DISTINCT FROM happened.actor_id AND (
      tell.side = 'person' AND reader.id = ANY (tell.people)
      OR tell.side = 'team' AND reader.role = 'admin'
      OR tell.side = 'company' AND reader.id IN (
        SELECT owner_id FROM workspaces WHERE id = happened.workspace_id AND closed_at IS NULL
        UNION ALL
        SELECT user_id FROM workspace_members
        WHERE workspace_id = happened.workspace_id AND tell.permission = ANY (permissions) AND (expires_at IS NULL OR expires_at > happened.at)
        UNION ALL
        SELECT recruiter_id FROM workspace_recruiters WHERE tell.recruiters AND workspace_id = happened.workspace_id
      )
    )
    -- Whom it concerns as a person reads it as such.
    ORDER BY tell.side = 'person' DESC
    ON CONFLICT DO NOTHING
    RETURNING user_id
  )
  SELECT pg_notify('ponte_live', json_build_object('topic', 'notices:' || user_id, 'id', 'list')::text) FROM told
$$;

CREATE OR REPLACE FUNCTION tell_of_happening() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_of(NEW);
  -- It names people, and nobody needs it any more.
  NEW.tells := NULL;
  RETURN NEW;
END
$$;

CREATE OR REPLACE TRIGGER happenings_tell BEFORE INSERT ON happenings
FOR EACH ROW WHEN (NEW.tells IS NOT NULL) EXECUTE FUNCTION tell_of_happening();
