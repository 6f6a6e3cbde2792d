-- Kind and hash: the values behind the marks are not copied here. A deleted account has none.
CREATE OR REPLACE FUNCTION identity_marks(person uuid) RETURNS SETOF text
LANGUAGE sql STABLE AS $$
  SELECT kind || ':' || md5(value) FROM (
    -- A mail address is the same mailbox with or without the part after a plus.
    SELECT 'email' AS kind, regexp_replace(lower(u.email::text), '\+[^@]*@', '@') AS value
      FROM users u WHERE u.id = person AND u.deleted_at IS NULL
    UNION ALL
    SELECT 'phone', regexp_replace((p.content->'phone'->>'countryCode') || (p.content->'phone'->>'phoneNumber'), '\D', '', 'g')
      FROM profiles p WHERE p.member_id = person
    UNION ALL
    SELECT 'linkedin', substring(lower(p.content->'pages'->>'linkedin') from 'linkedin\.com/in/([^/?#\s]+)')
      FROM profiles p WHERE p.member_id = person
    UNION ALL
    -- Single-word names are too common; the same full name in the same city is significant.
    SELECT 'name', fold_text(trim(u.name)) || '|' || fold_text(p.city)
      FROM users u JOIN profiles p ON p.member_id = u.id WHERE u.id = person AND trim(u.name) LIKE '% %' AND p.city <> ''
  ) marks
  WHERE value <> '' AND (kind <> 'phone' OR length(value) >= 8)
$$;

CREATE OR REPLACE FUNCTION mark_candidate() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO candidate_marks (workspace_id, member_id, mark)
    SELECT NEW.workspace_id, NEW.member_id, mark FROM identity_marks(NEW.member_id) AS mark
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION mark_person_again() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  person uuid := (to_jsonb(NEW)->>TG_ARGV[0])::uuid;
BEGIN
  IF NOT EXISTS (SELECT FROM applications WHERE member_id = person) THEN RETURN NULL; END IF;
  DELETE FROM candidate_marks WHERE member_id = person;
  INSERT INTO candidate_marks (workspace_id, member_id, mark)
    SELECT places.workspace_id, person, mark
    FROM (SELECT DISTINCT workspace_id FROM applications WHERE member_id = person) places, identity_marks(person) AS mark
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER applications_mark_candidate AFTER INSERT OR UPDATE OF workspace_id ON applications
  FOR EACH ROW EXECUTE FUNCTION mark_candidate();

CREATE OR REPLACE TRIGGER profiles_mark_person AFTER INSERT OR UPDATE OF content, city ON profiles
  FOR EACH ROW EXECUTE FUNCTION mark_person_again('member_id');

CREATE OR REPLACE TRIGGER users_mark_person AFTER UPDATE OF email, name ON users
  FOR EACH ROW WHEN (OLD.email IS DISTINCT FROM NEW.email OR OLD.name IS DISTINCT FROM NEW.name)
  EXECUTE FUNCTION mark_person_again('id');
