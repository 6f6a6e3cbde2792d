CREATE TABLE "hour_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"workspace_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"format" text NOT NULL,
	"language" text NOT NULL,
	"part" text NOT NULL,
	"with_money" boolean NOT NULL,
	"member_ids" uuid[],
	"statuses" jsonb NOT NULL,
	"search" text DEFAULT '' NOT NULL,
	"from_date" date,
	"to_date" date,
	"state" text DEFAULT 'queued' NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"lines" integer,
	"minutes" bigint,
	"file_key" text,
	"size_bytes" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	CONSTRAINT "hour_reports_kind_check" CHECK ("hour_reports"."kind" in ('hours', 'evidence')),
	CONSTRAINT "hour_reports_format_check" CHECK ("hour_reports"."format" in ('csv', 'xlsx', 'pdf')),
	CONSTRAINT "hour_reports_language_check" CHECK ("hour_reports"."language" in ('pt', 'en')),
	CONSTRAINT "hour_reports_part_check" CHECK ("hour_reports"."part" in ('company', 'professional', 'team')),
	CONSTRAINT "hour_reports_state_check" CHECK ("hour_reports"."state" in ('queued', 'running', 'done', 'failed', 'cancelled', 'expired')),
	CONSTRAINT "hour_reports_progress_check" CHECK ("hour_reports"."progress" between 0 and 100),
	CONSTRAINT "hour_reports_file_check" CHECK (("hour_reports"."state" = 'done') <= ("hour_reports"."file_key" is not null))
);
--> statement-breakpoint
DROP INDEX "time_entries_project";--> statement-breakpoint
ALTER TABLE "hour_reports" ADD CONSTRAINT "hour_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hour_reports" ADD CONSTRAINT "hour_reports_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hour_reports" ADD CONSTRAINT "hour_reports_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "hour_reports_running" ON "hour_reports" USING btree ("user_id","kind") WHERE "hour_reports"."state" in ('queued', 'running');--> statement-breakpoint
CREATE INDEX "hour_reports_user" ON "hour_reports" USING btree ("user_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "hour_reports_workspace" ON "hour_reports" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "hour_reports_project" ON "hour_reports" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "hour_reports_state" ON "hour_reports" USING btree ("state");--> statement-breakpoint
CREATE INDEX "time_entries_project" ON "time_entries" USING btree ("project_id","local_date" DESC NULLS FIRST,"started_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);