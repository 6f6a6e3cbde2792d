-- Offers and answers are append-only. Only their texts can be erased, for the person they are about.
CREATE OR REPLACE FUNCTION keep_negotiation_interaction() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.message = '' AND to_jsonb(NEW) - 'message' = to_jsonb(OLD) - 'message' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'negotiation_interactions is only added to' USING ERRCODE = 'restrict_violation';
END
$$;

CREATE OR REPLACE TRIGGER negotiation_interactions_kept BEFORE UPDATE OR DELETE ON negotiation_interactions
FOR EACH ROW EXECUTE FUNCTION keep_negotiation_interaction();

-- An agreement equals the last offer of its negotiation, made before that offer expired; afterwards only the hire is noted, once.
CREATE OR REPLACE FUNCTION keep_negotiation_agreement() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.hired_at IS NULL AND to_jsonb(NEW) - 'hired_at' = to_jsonb(OLD) - 'hired_at' THEN
    RETURN NEW;
  END IF;
  IF TG_OP = 'INSERT' THEN
    IF EXISTS (
      SELECT 1
      FROM negotiation_interactions offer
      JOIN negotiations negotiation ON negotiation.id = offer.negotiation_id
      WHERE offer.id = NEW.offer_id AND offer.negotiation_id = NEW.negotiation_id AND offer.kind = 'offer'
        AND negotiation.application_id = NEW.application_id AND negotiation.currency = NEW.currency
        AND negotiation.hiring_model IS NOT DISTINCT FROM NEW.hiring_model
        AND (offer.monthly_hours, offer.hourly_net, offer.hourly_gross, offer.start_date, offer.net_is_paid_out)
          = (NEW.monthly_hours, NEW.hourly_net, NEW.hourly_gross, NEW.start_date, NEW.net_is_paid_out)
        AND offer.expires_at > NEW.accepted_at
        AND NOT EXISTS (
          SELECT 1 FROM negotiation_interactions later
          WHERE later.negotiation_id = offer.negotiation_id AND later.kind = 'offer' AND later.number > offer.number
        )
    ) THEN
      RETURN NEW;
    END IF;
    RAISE EXCEPTION 'negotiation_agreements holds the last offer, accepted in time' USING ERRCODE = 'check_violation';
  END IF;
  RAISE EXCEPTION 'negotiation_agreements is frozen' USING ERRCODE = 'restrict_violation';
END
$$;

CREATE OR REPLACE TRIGGER negotiation_agreements_kept BEFORE INSERT OR UPDATE OR DELETE ON negotiation_agreements
FOR EACH ROW EXECUTE FUNCTION keep_negotiation_agreement();

-- Open pages of a negotiation are told that its application ended it, as with every other step.
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

CREATE OR REPLACE TRIGGER applications_end_negotiation AFTER UPDATE OF stage, state ON applications
FOR EACH ROW
WHEN (NEW.state IN ('withdrawn', 'closed') OR NEW.stage IN ('hired', 'disqualified', 'approvedButDeclined'))
EXECUTE FUNCTION end_negotiation();
