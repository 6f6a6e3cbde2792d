-- Whoever looks at a negotiation sees that its application ended it, as with every other step.
CREATE OR REPLACE FUNCTION end_negotiation() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE negotiations SET state = 'ended', closed_at = coalesce(closed_at, clock_timestamp())
  WHERE application_id = NEW.id
    AND (state = 'open' OR (state = 'accepted' AND NEW.stage <> 'hired'));
  IF FOUND THEN
    PERFORM pg_notify('ponte_live', json_build_object('topic', topic, 'id', NEW.id)::text)
    FROM unnest(ARRAY['negotiation:' || NEW.id, 'ownNegotiations:' || NEW.member_id]) AS topic;
  END IF;
  RETURN NULL;
END
$$;
