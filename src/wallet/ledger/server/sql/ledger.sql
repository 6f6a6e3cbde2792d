-- The ledger: what is posted stays, adds up to zero, and is the sum of every balance, whoever writes. A superuser can switch triggers off;
-- the daily hash and the nightly proof show it (`prove-ledger.ts`).

-- Posts a transaction with its lines, once for its key; answers the first one when the key was used before.
CREATE OR REPLACE FUNCTION post_ledger_transaction(given jsonb) RETURNS TABLE (transaction_id uuid, content_hash text)
LANGUAGE plpgsql AS $$
#variable_conflict use_column
BEGIN
  INSERT INTO ledger_transactions
    (id, idempotency_key, content_hash, type, currency, cause_kind, cause_id, actor_id, minutes, line_count, posted_at)
    VALUES ((given->>'id')::uuid, given->>'key', given->>'hash', given->>'type', given->>'currency', given->>'causeKind',
      (given->>'causeId')::uuid, (given->>'actorId')::uuid, (given->>'minutes')::int, jsonb_array_length(given->'lines'),
      (given->>'postedAt')::timestamptz)
    ON CONFLICT (idempotency_key) DO NOTHING;
  IF FOUND THEN
    -- In the order of keys, so that two postings that open the same accounts wait in one direction.
    INSERT INTO ledger_accounts (id, key, kind, currency, workspace_id, project_id, member_id, created_at)
      SELECT gen_random_uuid(), line.key, line.kind, given->>'currency', line.workspace, line.project, line.member,
        (given->>'postedAt')::timestamptz
      FROM jsonb_to_recordset(given->'lines') AS line (key text, kind text, workspace uuid, project uuid, member uuid)
      ORDER BY line.key
      ON CONFLICT (key) DO NOTHING;
    INSERT INTO ledger_lines (transaction_id, position, account_id, cents)
      SELECT (given->>'id')::uuid, line.position, account.id, line.cents
      FROM jsonb_to_recordset(given->'lines') AS line (position smallint, key text, cents bigint)
      JOIN ledger_accounts account ON account.key = line.key;
  END IF;
  RETURN QUERY SELECT t.id, t.content_hash FROM ledger_transactions t WHERE t.idempotency_key = given->>'key';
END
$$;

CREATE OR REPLACE FUNCTION open_ledger_balance() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ledger_balances (account_id, is_debt) VALUES (NEW.id, NEW.kind = 'debt');
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER ledger_accounts_opened AFTER INSERT ON ledger_accounts
FOR EACH ROW WHEN (NEW.kind NOT IN ('clearing', 'bank', 'providerFee', 'fee', 'penalty', 'withheldTax')) EXECUTE FUNCTION open_ledger_balance();

CREATE OR REPLACE FUNCTION count_ledger_lines() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  -- In the order of ids, so that two postings over the same accounts wait in one direction.
  PERFORM 1 FROM ledger_balances WHERE account_id IN (SELECT account_id FROM added) ORDER BY account_id FOR NO KEY UPDATE;
  UPDATE ledger_balances balance SET cents = balance.cents + moved.cents
    FROM (SELECT account_id, sum(cents)::bigint AS cents FROM added GROUP BY account_id) moved
    WHERE balance.account_id = moved.account_id;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER ledger_lines_counted AFTER INSERT ON ledger_lines
REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_ledger_lines();

-- Named by its column with the transaction's id. Refuses what does not add up, lines that come later, and accounts of another currency.
CREATE OR REPLACE FUNCTION check_ledger_transaction() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  checked uuid := (to_jsonb(NEW)->>TG_ARGV[0])::uuid;
  wrong boolean;
BEGIN
  SELECT t.line_count <> count(*) OR sum(line.cents) <> 0 OR bool_or(account.currency <> t.currency) OR count(*) < 2 INTO wrong
    FROM ledger_transactions t
    LEFT JOIN ledger_lines line ON line.transaction_id = t.id
    LEFT JOIN ledger_accounts account ON account.id = line.account_id
    WHERE t.id = checked GROUP BY t.id;
  IF wrong IS DISTINCT FROM false THEN
    RAISE EXCEPTION 'Transaction % of the ledger does not add up.', checked USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_balanced';
  END IF;
  RETURN NULL;
END
$$;

DROP TRIGGER IF EXISTS ledger_transactions_balanced ON ledger_transactions;
CREATE CONSTRAINT TRIGGER ledger_transactions_balanced AFTER INSERT ON ledger_transactions
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_ledger_transaction('id');
DROP TRIGGER IF EXISTS ledger_lines_balanced ON ledger_lines;
CREATE CONSTRAINT TRIGGER ledger_lines_balanced AFTER INSERT ON ledger_lines
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_ledger_transaction('transaction_id');

CREATE OR REPLACE FUNCTION refuse_ledger_change() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The ledger is append-only: % of % is refused.', TG_OP, TG_TABLE_NAME
    USING ERRCODE = 'restrict_violation', CONSTRAINT = 'ledger_fixed';
END
$$;

CREATE OR REPLACE TRIGGER ledger_lines_fixed BEFORE UPDATE OR DELETE ON ledger_lines FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();
CREATE OR REPLACE TRIGGER ledger_lines_kept BEFORE TRUNCATE ON ledger_lines FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();
CREATE OR REPLACE TRIGGER ledger_transactions_fixed BEFORE UPDATE OR DELETE ON ledger_transactions
FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();
CREATE OR REPLACE TRIGGER ledger_transactions_kept BEFORE TRUNCATE ON ledger_transactions
FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();
CREATE OR REPLACE TRIGGER ledger_accounts_fixed BEFORE UPDATE OR DELETE ON ledger_accounts FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();
CREATE OR REPLACE TRIGGER ledger_days_fixed BEFORE UPDATE OR DELETE ON ledger_days FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();
CREATE OR REPLACE TRIGGER ledger_days_kept BEFORE TRUNCATE ON ledger_days FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();
-- Balances are written by the triggers above alone.
CREATE OR REPLACE TRIGGER ledger_balances_fixed BEFORE INSERT OR UPDATE OR DELETE ON ledger_balances
FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION refuse_ledger_change();
CREATE OR REPLACE TRIGGER ledger_balances_kept BEFORE TRUNCATE ON ledger_balances
FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();
