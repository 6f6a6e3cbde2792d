-- What was written before the end of an application waits for nobody any more; what is written afterwards does again. After a hire a question of the
-- candidate's still is one for the company. A disqualification changes nothing here until the candidate is told of it.
CREATE OR REPLACE FUNCTION settle_thread() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE message_threads SET awaits = NULL
  WHERE application_id = NEW.application_id AND (awaits = 'candidate' OR awaits = 'company' AND NEW.event <> 'hired');
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER application_history_settle_thread AFTER INSERT ON application_history
FOR EACH ROW WHEN (NEW.event IN ('hired', 'withdrawn', 'closed', 'told')) EXECUTE FUNCTION settle_thread();
