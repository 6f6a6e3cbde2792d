CREATE TABLE "clockify_connections" (
	"project_id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"api_key" text NOT NULL,
	"outside_workspace_id" text NOT NULL,
	"outside_workspace_name" text NOT NULL,
	"outside_project_id" text NOT NULL,
	"outside_project_name" text NOT NULL,
	"connected_by" uuid NOT NULL,
	"connected_at" timestamp with time zone NOT NULL,
	"task_id" uuid,
	"problem" text,
	"problem_since" timestamp with time zone,
	"unreadable" integer DEFAULT 0 NOT NULL,
	"resume_from" text,
	"tried_at" timestamp with time zone,
	"fetched_at" timestamp with time zone,
	"next_fetch_at" timestamp with time zone NOT NULL,
	"lease_id" uuid,
	"lease_until" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "clockify_connections_problem_check" CHECK ("clockify_connections"."problem" in ('keyRefused', 'forbidden', 'gone', 'busy', 'away', 'badAnswer'))
);
--> statement-breakpoint
CREATE TABLE "clockify_entries" (
	"project_id" uuid NOT NULL,
	"outside_id" text NOT NULL,
	"outside_user_id" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"description" text NOT NULL,
	"task_name" text NOT NULL,
	"fingerprint" text NOT NULL,
	"taken_fingerprint" text,
	"state" text NOT NULL,
	"reason" text,
	"parameters" jsonb,
	"seen_at" timestamp with time zone NOT NULL,
	"is_missed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "clockify_entries_project_id_outside_id_pk" PRIMARY KEY("project_id","outside_id"),
	CONSTRAINT "clockify_entries_state_check" CHECK ("clockify_entries"."state" in ('taken', 'waiting', 'refused', 'changed', 'deleted'))
);
--> statement-breakpoint
CREATE TABLE "clockify_people" (
	"project_id" uuid NOT NULL,
	"outside_user_id" text NOT NULL,
	"name" text NOT NULL,
	"member_id" uuid,
	"suggested_member_id" uuid,
	CONSTRAINT "clockify_people_project_id_outside_user_id_pk" PRIMARY KEY("project_id","outside_user_id")
);
--> statement-breakpoint
ALTER TABLE "clockify_connections" ADD CONSTRAINT "clockify_connections_project_id_task_boards_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."task_boards"("project_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clockify_connections" ADD CONSTRAINT "clockify_connections_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clockify_connections" ADD CONSTRAINT "clockify_connections_connected_by_users_id_fk" FOREIGN KEY ("connected_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clockify_connections" ADD CONSTRAINT "clockify_connections_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clockify_entries" ADD CONSTRAINT "clockify_entries_project_id_clockify_connections_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."clockify_connections"("project_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clockify_entries" ADD CONSTRAINT "clockify_entries_person" FOREIGN KEY ("project_id","outside_user_id") REFERENCES "public"."clockify_people"("project_id","outside_user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clockify_people" ADD CONSTRAINT "clockify_people_project_id_clockify_connections_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."clockify_connections"("project_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clockify_people" ADD CONSTRAINT "clockify_people_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clockify_people" ADD CONSTRAINT "clockify_people_suggested_member_id_users_id_fk" FOREIGN KEY ("suggested_member_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "clockify_connections_workspace" ON "clockify_connections" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "clockify_connections_due" ON "clockify_connections" USING btree ("next_fetch_at");--> statement-breakpoint
CREATE INDEX "clockify_connections_person" ON "clockify_connections" USING btree ("connected_by");--> statement-breakpoint
CREATE INDEX "clockify_connections_task" ON "clockify_connections" USING btree ("task_id");--> statement-breakpoint
CREATE INDEX "clockify_entries_of_person" ON "clockify_entries" USING btree ("project_id","outside_user_id","started_at");--> statement-breakpoint
CREATE INDEX "clockify_entries_open" ON "clockify_entries" USING btree ("project_id","started_at") WHERE "clockify_entries"."state" <> 'taken';--> statement-breakpoint
CREATE UNIQUE INDEX "clockify_people_once" ON "clockify_people" USING btree ("project_id","member_id") WHERE "clockify_people"."member_id" is not null;--> statement-breakpoint
CREATE INDEX "clockify_people_member" ON "clockify_people" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "clockify_people_suggested" ON "clockify_people" USING btree ("suggested_member_id");