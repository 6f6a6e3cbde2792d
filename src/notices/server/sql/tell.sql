-- Writes a notice for everybody who is told of a happening, but not for whoever caused it, and lets their open pages know.
-- Staff and professionals keep theirs; people of companies and recruiters lose them with their place in the space.
CREATE OR REPLACE FUNCTION tell_of(happened happenings) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  reader_id uuid;
BEGIN
  FOR reader_id IN
    INSERT INTO notices (user_id, happening_id, kind, side, workspace_id, permission)
    SELECT reader.id, happened.id, tell.kind, tell.side,
      CASE WHEN reader.role IN ('squadOwner', 'recruiter') THEN happened.workspace_id END, tell.permission
    FROM jsonb_to_recordset(happened.tells)
      AS tell (side text, kind text, permission text, people uuid[], recruiters boolean)
    CROSS JOIN LATERAL (
      SELECT unnest(tell.people) AS id
      UNION ALL
      SELECT owner_id FROM workspaces WHERE tell.side = 'company' AND id = happened.workspace_id AND closed_at IS NULL
      UNION ALL
      SELECT user_id FROM workspace_members
      WHERE tell.side = 'company' AND workspace_id = happened.workspace_id
        AND tell.permission = ANY (permissions) AND (expires_at IS NULL OR expires_at > happened.at)
      UNION ALL
      SELECT recruiter_id FROM workspace_recruiters WHERE tell.recruiters AND workspace_id = happened.workspace_id
      UNION ALL
      SELECT id FROM users WHERE tell.side = 'team' AND role = 'admin'
    ) AS person
    JOIN users AS reader ON reader.id = person.id AND reader.deleted_at IS NULL AND reader.id IS DISTINCT FROM happened.actor_id
    -- Whom it concerns as a person reads it as such.
    ORDER BY tell.side = 'person' DESC
    ON CONFLICT DO NOTHING
    RETURNING user_id
  LOOP
    PERFORM pg_notify('ponte_live', json_build_object('topic', 'notices:' || reader_id, 'id', 'list')::text);
  END LOOP;
END
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
