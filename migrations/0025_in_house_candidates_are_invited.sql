-- Whom a company brings along came by its invitation, and not by the job board on which the vacancy never was.
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
$$;--> statement-breakpoint
-- The candidacy comes first and the invitation that it belongs to after it.
CREATE FUNCTION name_source_of_in_house() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE candidate_journeys AS journey SET source = candidate_source(candidate)
  FROM applications AS candidate
  WHERE candidate.id = NEW.application_id AND journey.application_id = candidate.id
    AND journey.source <> candidate_source(candidate);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER in_house_invitations_name_source AFTER INSERT OR UPDATE OF application_id ON in_house_invitations
FOR EACH ROW WHEN (NEW.application_id IS NOT NULL) EXECUTE FUNCTION name_source_of_in_house();--> statement-breakpoint
UPDATE candidate_journeys AS journey SET source = candidate_source(candidate)
FROM applications AS candidate
WHERE journey.application_id = candidate.id AND journey.source <> candidate_source(candidate);
