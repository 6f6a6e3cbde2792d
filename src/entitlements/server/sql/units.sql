-- Units of companies: what was given, used and returned stays, and the counter of a grant is the sum of its steps, whoever writes.

CREATE OR REPLACE FUNCTION count_entitlement_change() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE entitlement_grants SET used = used + CASE NEW.step WHEN 'used' THEN NEW.units ELSE -NEW.units END WHERE id = NEW.grant_id;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER entitlement_changes_counted AFTER INSERT ON entitlement_changes
FOR EACH ROW WHEN (NEW.step <> 'given') EXECUTE FUNCTION count_entitlement_change();

CREATE OR REPLACE FUNCTION refuse_entitlement_change() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Units are append-only: % of % is refused.', TG_OP, TG_TABLE_NAME
    USING ERRCODE = 'restrict_violation', CONSTRAINT = 'entitlements_fixed';
END
$$;

CREATE OR REPLACE TRIGGER entitlement_changes_fixed BEFORE UPDATE OR DELETE ON entitlement_changes
FOR EACH ROW EXECUTE FUNCTION refuse_entitlement_change();
CREATE OR REPLACE TRIGGER entitlement_changes_kept BEFORE TRUNCATE ON entitlement_changes
FOR EACH STATEMENT EXECUTE FUNCTION refuse_entitlement_change();
-- The counter is written by the trigger above alone.
CREATE OR REPLACE TRIGGER entitlement_grants_fixed BEFORE UPDATE OR DELETE ON entitlement_grants
FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION refuse_entitlement_change();
CREATE OR REPLACE TRIGGER entitlement_grants_kept BEFORE TRUNCATE ON entitlement_grants
FOR EACH STATEMENT EXECUTE FUNCTION refuse_entitlement_change();
