CREATE TABLE "comment_mentions" (
	"comment_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "comment_mentions_comment_id_user_id_pk" PRIMARY KEY("comment_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "scorecard_forms" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid,
	"position_id" uuid,
	"stage" text NOT NULL,
	"version" integer NOT NULL,
	"questions" jsonb,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "scorecard_forms_once" UNIQUE NULLS NOT DISTINCT("workspace_id","position_id","stage","version"),
	CONSTRAINT "scorecard_forms_stage_check" CHECK ("scorecard_forms"."stage" in ('new', 'qualify', 'screeningInterview', 'clientSubmission', 'clientInterview', 'waitingClientDecision', 'offered')),
	CONSTRAINT "scorecard_forms_scope_check" CHECK (num_nonnulls("scorecard_forms"."workspace_id", "scorecard_forms"."position_id") = 1),
	CONSTRAINT "scorecard_forms_questions_check" CHECK ("scorecard_forms"."position_id" is not null or "scorecard_forms"."questions" is not null)
);
--> statement-breakpoint
CREATE TABLE "scorecards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"stage" text NOT NULL,
	"author_id" uuid NOT NULL,
	"form_id" uuid,
	"answers" jsonb NOT NULL,
	"recommendation" text NOT NULL,
	"note" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "scorecards_once" UNIQUE("application_id","stage","author_id"),
	CONSTRAINT "scorecards_stage_check" CHECK ("scorecards"."stage" in ('new', 'qualify', 'screeningInterview', 'clientSubmission', 'clientInterview', 'waitingClientDecision', 'offered')),
	CONSTRAINT "scorecards_recommendation_check" CHECK ("scorecards"."recommendation" in ('strongNo', 'no', 'yes', 'strongYes'))
);
--> statement-breakpoint
CREATE TABLE "candidate_suggestions" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"suggested_by" uuid NOT NULL,
	"comment" text NOT NULL,
	"suggested_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "suggestion_history" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"event" text NOT NULL,
	"comment" text,
	"actor_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "suggestion_history_event_check" CHECK ("suggestion_history"."event" in ('suggested', 'edited', 'takenBack'))
);
--> statement-breakpoint
ALTER TABLE "candidate_comments" ADD COLUMN "edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "candidate_comments" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "comment_mentions" ADD CONSTRAINT "comment_mentions_comment_id_candidate_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."candidate_comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_mentions" ADD CONSTRAINT "comment_mentions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scorecard_forms" ADD CONSTRAINT "scorecard_forms_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scorecard_forms" ADD CONSTRAINT "scorecard_forms_position_id_positions_id_fk" FOREIGN KEY ("position_id") REFERENCES "public"."positions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scorecard_forms" ADD CONSTRAINT "scorecard_forms_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scorecards" ADD CONSTRAINT "scorecards_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scorecards" ADD CONSTRAINT "scorecards_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scorecards" ADD CONSTRAINT "scorecards_form_id_scorecard_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."scorecard_forms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_suggestions" ADD CONSTRAINT "candidate_suggestions_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_suggestions" ADD CONSTRAINT "candidate_suggestions_suggested_by_users_id_fk" FOREIGN KEY ("suggested_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suggestion_history" ADD CONSTRAINT "suggestion_history_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suggestion_history" ADD CONSTRAINT "suggestion_history_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comment_mentions_unread" ON "comment_mentions" USING btree ("user_id","created_at") WHERE "comment_mentions"."read_at" is null;--> statement-breakpoint
CREATE INDEX "comment_mentions_user" ON "comment_mentions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "scorecard_forms_position" ON "scorecard_forms" USING btree ("position_id");--> statement-breakpoint
CREATE INDEX "scorecards_author" ON "scorecards" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "scorecards_form" ON "scorecards" USING btree ("form_id");--> statement-breakpoint
CREATE INDEX "candidate_suggestions_author" ON "candidate_suggestions" USING btree ("suggested_by");--> statement-breakpoint
CREATE INDEX "suggestion_history_application" ON "suggestion_history" USING btree ("application_id","created_at","id");--> statement-breakpoint
CREATE INDEX "suggestion_history_actor" ON "suggestion_history" USING btree ("actor_id");--> statement-breakpoint
-- Whoever the talent team put forward before is suggested, with the first comment of the person who did it.
INSERT INTO "candidate_suggestions" ("application_id", "suggested_by", "comment", "suggested_at")
SELECT "applications"."id", "applications"."suggested_by", "said"."text", "applications"."suggested_at"
FROM "applications"
CROSS JOIN LATERAL (
  SELECT "text" FROM "candidate_comments"
  WHERE "application_id" = "applications"."id" AND "author_id" = "applications"."suggested_by" AND "deleted_at" IS NULL
  ORDER BY "created_at", "id" LIMIT 1
) "said"
WHERE "applications"."suggested_by" IS NOT NULL AND "applications"."suggested_at" IS NOT NULL AND "said"."text" <> '';--> statement-breakpoint
INSERT INTO "suggestion_history" ("id", "application_id", "event", "comment", "actor_id", "created_at")
SELECT gen_random_uuid(), "application_id", 'suggested', "comment", "suggested_by", "suggested_at" FROM "candidate_suggestions";
