CREATE TABLE "application_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"workspace_id" uuid NOT NULL,
	"mailing_id" uuid NOT NULL,
	"sender_id" uuid,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "application_messages_once" UNIQUE("mailing_id","application_id")
);
--> statement-breakpoint
CREATE TABLE "candidate_marks" (
	"workspace_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"mark" text NOT NULL,
	CONSTRAINT "candidate_marks_workspace_id_mark_member_id_pk" PRIMARY KEY("workspace_id","mark","member_id")
);
--> statement-breakpoint
CREATE TABLE "candidate_pairs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"first_id" uuid NOT NULL,
	"second_id" uuid NOT NULL,
	"state" text NOT NULL,
	"evidence" text[] NOT NULL,
	"decided_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "candidate_pairs_once" UNIQUE("workspace_id","first_id","second_id"),
	CONSTRAINT "candidate_pairs_order_check" CHECK ("candidate_pairs"."first_id" < "candidate_pairs"."second_id"),
	CONSTRAINT "candidate_pairs_state_check" CHECK ("candidate_pairs"."state" in ('merged', 'different')),
	CONSTRAINT "candidate_pairs_evidence_check" CHECK ("candidate_pairs"."evidence" <@ array['email', 'phone', 'linkedin', 'name']::text[])
);
--> statement-breakpoint
CREATE TABLE "candidate_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"file_key" text NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"added_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "candidate_files_file_key_unique" UNIQUE("file_key")
);
--> statement-breakpoint
CREATE TABLE "stage_limits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"position_id" uuid,
	"stage" text NOT NULL,
	"days" integer NOT NULL,
	CONSTRAINT "stage_limits_once" UNIQUE NULLS NOT DISTINCT("workspace_id","stage","position_id"),
	CONSTRAINT "stage_limits_stage_check" CHECK ("stage_limits"."stage" in ('new', 'qualify', 'screeningInterview', 'clientSubmission', 'clientInterview', 'waitingClientDecision', 'offered', 'hired', 'disqualified', 'approvedButDeclined')),
	CONSTRAINT "stage_limits_days_check" CHECK ("stage_limits"."days" between 1 and 365)
);
--> statement-breakpoint
CREATE TABLE "stage_reminders" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"stage_entered_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message_templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"name" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "candidate_tag_links" (
	"application_id" uuid NOT NULL,
	"tag_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "candidate_tag_links_application_id_tag_id_pk" PRIMARY KEY("application_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "candidate_tags" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"name" text NOT NULL,
	"colour" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "candidate_tags_colour_check" CHECK ("candidate_tags"."colour" in ('neutral', 'brand', 'info', 'success', 'warning', 'danger', 'accent'))
);
--> statement-breakpoint
CREATE TABLE "candidate_view_defaults" (
	"user_id" uuid NOT NULL,
	"workspace_id" uuid NOT NULL,
	"view_id" uuid NOT NULL,
	CONSTRAINT "candidate_view_defaults_user_id_workspace_id_pk" PRIMARY KEY("user_id","workspace_id")
);
--> statement-breakpoint
CREATE TABLE "candidate_views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"name" text NOT NULL,
	"is_shared" boolean DEFAULT false NOT NULL,
	"settings" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "application_history" DROP CONSTRAINT "application_history_event_check";--> statement-breakpoint
DROP INDEX "applications_workspace";--> statement-breakpoint
ALTER TABLE "application_messages" ADD CONSTRAINT "application_messages_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_messages" ADD CONSTRAINT "application_messages_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_messages" ADD CONSTRAINT "application_messages_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_marks" ADD CONSTRAINT "candidate_marks_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_marks" ADD CONSTRAINT "candidate_marks_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_pairs" ADD CONSTRAINT "candidate_pairs_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_pairs" ADD CONSTRAINT "candidate_pairs_first_id_users_id_fk" FOREIGN KEY ("first_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_pairs" ADD CONSTRAINT "candidate_pairs_second_id_users_id_fk" FOREIGN KEY ("second_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_pairs" ADD CONSTRAINT "candidate_pairs_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_files" ADD CONSTRAINT "candidate_files_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_files" ADD CONSTRAINT "candidate_files_added_by_users_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stage_limits" ADD CONSTRAINT "stage_limits_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stage_limits" ADD CONSTRAINT "stage_limits_position_id_positions_id_fk" FOREIGN KEY ("position_id") REFERENCES "public"."positions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stage_reminders" ADD CONSTRAINT "stage_reminders_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_templates" ADD CONSTRAINT "message_templates_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_tag_links" ADD CONSTRAINT "candidate_tag_links_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_tag_links" ADD CONSTRAINT "candidate_tag_links_tag_id_candidate_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."candidate_tags"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_tags" ADD CONSTRAINT "candidate_tags_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_view_defaults" ADD CONSTRAINT "candidate_view_defaults_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_view_defaults" ADD CONSTRAINT "candidate_view_defaults_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_view_defaults" ADD CONSTRAINT "candidate_view_defaults_view_id_candidate_views_id_fk" FOREIGN KEY ("view_id") REFERENCES "public"."candidate_views"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_views" ADD CONSTRAINT "candidate_views_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_views" ADD CONSTRAINT "candidate_views_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_messages_application" ON "application_messages" USING btree ("application_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "application_messages_workspace" ON "application_messages" USING btree ("workspace_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "application_messages_sender" ON "application_messages" USING btree ("sender_id");--> statement-breakpoint
CREATE INDEX "candidate_marks_member" ON "candidate_marks" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "candidate_pairs_first" ON "candidate_pairs" USING btree ("first_id");--> statement-breakpoint
CREATE INDEX "candidate_pairs_second" ON "candidate_pairs" USING btree ("second_id");--> statement-breakpoint
CREATE INDEX "candidate_pairs_decided_by" ON "candidate_pairs" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "candidate_files_application" ON "candidate_files" USING btree ("application_id","created_at");--> statement-breakpoint
CREATE INDEX "candidate_files_added_by" ON "candidate_files" USING btree ("added_by");--> statement-breakpoint
CREATE INDEX "stage_limits_position" ON "stage_limits" USING btree ("position_id");--> statement-breakpoint
CREATE UNIQUE INDEX "message_templates_name" ON "message_templates" USING btree ("workspace_id",fold_text("name"));--> statement-breakpoint
CREATE INDEX "candidate_tag_links_tag" ON "candidate_tag_links" USING btree ("tag_id","application_id");--> statement-breakpoint
CREATE UNIQUE INDEX "candidate_tags_name" ON "candidate_tags" USING btree ("workspace_id",fold_text("name"));--> statement-breakpoint
CREATE INDEX "candidate_view_defaults_view" ON "candidate_view_defaults" USING btree ("view_id");--> statement-breakpoint
CREATE INDEX "candidate_views_workspace" ON "candidate_views" USING btree ("workspace_id","author_id");--> statement-breakpoint
CREATE INDEX "candidate_views_author" ON "candidate_views" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "applications_company" ON "applications" USING btree ("workspace_id","stage","stage_entered_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "applications_company_entered" ON "applications" USING btree ("workspace_id","stage_entered_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "applications_company_recent" ON "applications" USING btree ("workspace_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "application_history" ADD CONSTRAINT "application_history_event_check" CHECK ("application_history"."event" in ('applied', 'moved', 'setAside', 'restored', 'selected', 'deselected', 'hired', 'disqualified', 'withdrawn', 'closed', 'suggested', 'interviewOffered', 'interviewConfirmed', 'interviewRescheduleRequested', 'interviewCancelled', 'answerDateSet', 'messaged'));--> statement-breakpoint
-- Kind and hash: what the marks are made of stays where it belongs.
CREATE FUNCTION identity_marks(person uuid) RETURNS SETOF text
LANGUAGE sql STABLE AS $$
  SELECT kind || ':' || md5(value) FROM (
    -- A mail address is one mailbox with or without what stands behind a plus.
    SELECT 'email' AS kind, regexp_replace(lower(u.email::text), '\+[^@]*@', '@') AS value FROM users u WHERE u.id = person
    UNION ALL
    SELECT 'phone', regexp_replace((p.content->'phone'->>'countryCode') || (p.content->'phone'->>'phoneNumber'), '\D', '', 'g')
      FROM profiles p WHERE p.member_id = person
    UNION ALL
    SELECT 'linkedin', substring(lower(p.content->'pages'->>'linkedin') from 'linkedin\.com/in/([^/?#\s]+)')
      FROM profiles p WHERE p.member_id = person
    UNION ALL
    -- Of one word alone there are too many; the same full name in the same city says something.
    SELECT 'name', fold_text(trim(u.name)) || '|' || fold_text(p.city)
      FROM users u JOIN profiles p ON p.member_id = u.id WHERE u.id = person AND trim(u.name) LIKE '% %' AND p.city <> ''
  ) marks
  WHERE value <> '' AND (kind <> 'phone' OR length(value) >= 8)
$$;
--> statement-breakpoint
CREATE FUNCTION mark_candidate() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO candidate_marks (workspace_id, member_id, mark)
    SELECT NEW.workspace_id, NEW.member_id, mark FROM identity_marks(NEW.member_id) AS mark
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION mark_person_again() RETURNS trigger LANGUAGE plpgsql AS $$
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
--> statement-breakpoint
CREATE TRIGGER applications_mark_candidate AFTER INSERT OR UPDATE OF workspace_id ON applications
  FOR EACH ROW EXECUTE FUNCTION mark_candidate();
--> statement-breakpoint
CREATE TRIGGER profiles_mark_person AFTER INSERT OR UPDATE OF content, city ON profiles
  FOR EACH ROW EXECUTE FUNCTION mark_person_again('member_id');
--> statement-breakpoint
CREATE TRIGGER users_mark_person AFTER UPDATE OF email, name ON users
  FOR EACH ROW WHEN (OLD.email IS DISTINCT FROM NEW.email OR OLD.name IS DISTINCT FROM NEW.name)
  EXECUTE FUNCTION mark_person_again('id');
--> statement-breakpoint
INSERT INTO candidate_marks (workspace_id, member_id, mark)
  SELECT places.workspace_id, places.member_id, mark
  FROM (SELECT DISTINCT workspace_id, member_id FROM applications) places, identity_marks(places.member_id) AS mark
  ON CONFLICT DO NOTHING;
