-- A word and what it becomes when one of its letters is left out: two words that differ by one slip of the finger share one of these.
CREATE FUNCTION word_variants(word text) RETURNS text[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$
    SELECT word || coalesce(array_agg(DISTINCT overlay(word placing '' from place for 1)), '{}')
    FROM generate_series(1, least(char_length(word), 40)) AS place
  $$;--> statement-breakpoint
CREATE TABLE "alert_stop_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"saved_search_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_search_hits" (
	"member_id" uuid NOT NULL,
	"position_id" uuid NOT NULL,
	"saved_search_id" uuid,
	"frequency" text NOT NULL,
	"found_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "saved_search_hits_member_id_position_id_pk" PRIMARY KEY("member_id","position_id"),
	CONSTRAINT "saved_search_hits_frequency_check" CHECK ("saved_search_hits"."frequency" in ('atOnce', 'daily'))
);
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"slot" smallint NOT NULL,
	"name" text NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"area" text[] DEFAULT '{}' NOT NULL,
	"hiring_model" text[] DEFAULT '{}' NOT NULL,
	"work_model" text[] DEFAULT '{}' NOT NULL,
	"query" "tsquery",
	"anchor" text NOT NULL,
	"frequency" text NOT NULL,
	"paused_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_searches_slot" UNIQUE("member_id","slot"),
	CONSTRAINT "saved_searches_once" UNIQUE("member_id","words","area","hiring_model","work_model"),
	CONSTRAINT "saved_searches_slot_check" CHECK ("saved_searches"."slot" between 1 and 20),
	CONSTRAINT "saved_searches_name_check" CHECK (char_length("saved_searches"."name") between 1 and 80),
	CONSTRAINT "saved_searches_words_check" CHECK (char_length("saved_searches"."words") <= 100),
	CONSTRAINT "saved_searches_area_check" CHECK ("saved_searches"."area" <@ array['design', 'programming', 'marketing', 'other']::text[]),
	CONSTRAINT "saved_searches_hiring_model_check" CHECK ("saved_searches"."hiring_model" <@ array['CLT', 'PJ']::text[]),
	CONSTRAINT "saved_searches_work_model_check" CHECK ("saved_searches"."work_model" <@ array['remote', 'faceToFace', 'hybrid']::text[]),
	CONSTRAINT "saved_searches_frequency_check" CHECK ("saved_searches"."frequency" in ('atOnce', 'daily'))
);
--> statement-breakpoint
CREATE TABLE "vacancy_words" (
	"word" text PRIMARY KEY NOT NULL,
	"shown" text NOT NULL,
	"vacancies" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "application_history" DROP CONSTRAINT "application_history_event_check";--> statement-breakpoint
ALTER TABLE "workspace_audit" DROP CONSTRAINT "workspace_audit_action_check";--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "stop_url" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "suggested_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "suggested_by" uuid;--> statement-breakpoint
ALTER TABLE "positions" ADD COLUMN "announced_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "alert_stop_codes" ADD CONSTRAINT "alert_stop_codes_saved_search_id_saved_searches_id_fk" FOREIGN KEY ("saved_search_id") REFERENCES "public"."saved_searches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_search_hits" ADD CONSTRAINT "saved_search_hits_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_search_hits" ADD CONSTRAINT "saved_search_hits_position_id_positions_id_fk" FOREIGN KEY ("position_id") REFERENCES "public"."positions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_search_hits" ADD CONSTRAINT "saved_search_hits_saved_search_id_saved_searches_id_fk" FOREIGN KEY ("saved_search_id") REFERENCES "public"."saved_searches"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alert_stop_codes_search" ON "alert_stop_codes" USING btree ("saved_search_id");--> statement-breakpoint
CREATE INDEX "alert_stop_codes_created" ON "alert_stop_codes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "saved_search_hits_due" ON "saved_search_hits" USING btree ("frequency","saved_search_id") WHERE "saved_search_hits"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "saved_search_hits_position" ON "saved_search_hits" USING btree ("position_id");--> statement-breakpoint
CREATE INDEX "saved_search_hits_search" ON "saved_search_hits" USING btree ("saved_search_id");--> statement-breakpoint
CREATE INDEX "saved_searches_anchor" ON "saved_searches" USING btree ("anchor") WHERE "saved_searches"."paused_at" is null;--> statement-breakpoint
CREATE INDEX "vacancy_words_variants" ON "vacancy_words" USING gin (word_variants("word"));--> statement-breakpoint
CREATE INDEX "vacancy_words_trigrams" ON "vacancy_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_suggested_by_users_id_fk" FOREIGN KEY ("suggested_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_name_trigrams" ON "users" USING gin (fold_text("name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "positions_news" ON "positions" USING btree ("updated_at") WHERE "positions"."state" = 'open' and "positions"."version" <> "positions"."announced_version";--> statement-breakpoint
CREATE INDEX "workspaces_company_trigrams" ON "workspaces" USING gin (fold_text("company") gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "application_history" ADD CONSTRAINT "application_history_event_check" CHECK ("application_history"."event" in ('applied', 'moved', 'setAside', 'restored', 'selected', 'deselected', 'hired', 'disqualified', 'withdrawn', 'closed', 'suggested', 'interviewOffered', 'interviewConfirmed', 'interviewRescheduleRequested', 'interviewCancelled', 'answerDateSet'));--> statement-breakpoint
ALTER TABLE "workspace_audit" ADD CONSTRAINT "workspace_audit_action_check" CHECK ("workspace_audit"."action" in ('invited', 'invitationResent', 'invitationCancelled', 'invitationAccepted', 'memberAdded', 'memberRemoved', 'memberLeft', 'permissionsChanged', 'expiryChanged', 'viewedAs', 'handedOver', 'companyChanged', 'closed', 'vacancyEdited', 'vacancyHidden', 'vacancyShown', 'vacancyClosed', 'vacancyRemoved', 'projectMigratedHere', 'projectMigratedAway', 'professionalSuggested'));