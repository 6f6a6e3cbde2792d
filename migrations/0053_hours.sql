CREATE TABLE "completed_weeks" (
	"member_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"week_of" date NOT NULL,
	"completed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "completed_weeks_member_id_project_id_week_of_pk" PRIMARY KEY("member_id","project_id","week_of")
);
--> statement-breakpoint
CREATE TABLE "person_days" (
	"member_id" uuid NOT NULL,
	"local_date" date NOT NULL,
	"minutes" integer NOT NULL,
	CONSTRAINT "person_days_member_id_local_date_pk" PRIMARY KEY("member_id","local_date"),
	CONSTRAINT "person_days_cap" CHECK ("person_days"."minutes" between 0 and 480)
);
--> statement-breakpoint
CREATE TABLE "running_clocks" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"task_id" uuid NOT NULL,
	"hire_id" uuid NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"time_zone" text NOT NULL,
	"local_date" date NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"continues" boolean NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "time_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"task_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"hire_id" uuid NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone NOT NULL,
	"minutes" integer NOT NULL,
	"time_zone" text NOT NULL,
	"local_date" date NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"deadline_at" timestamp with time zone NOT NULL,
	"adjusted_at" timestamp with time zone,
	"origin" text NOT NULL,
	"outside_id" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "time_entries_state_check" CHECK ("time_entries"."state" in ('pending', 'contested', 'held', 'payable', 'refused', 'paid')),
	CONSTRAINT "time_entries_origin_check" CHECK ("time_entries"."origin" in ('manual', 'clock', 'clockify')),
	CONSTRAINT "time_entries_minutes_check" CHECK ("time_entries"."minutes" > 0 and "time_entries"."ended_at" - "time_entries"."started_at" = make_interval(mins => "time_entries"."minutes") and date_trunc('minute', "time_entries"."started_at") = "time_entries"."started_at"),
	CONSTRAINT "time_entries_outside_check" CHECK (("time_entries"."origin" = 'clockify') = ("time_entries"."outside_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "time_entry_steps" (
	"id" uuid PRIMARY KEY NOT NULL,
	"entry_id" uuid NOT NULL,
	"step" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"actor_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "time_entry_steps_step_check" CHECK ("time_entry_steps"."step" in ('contested', 'answered', 'contestCanceled', 'approved', 'silent', 'held', 'ruledPayable', 'ruledRefused', 'paid')),
	CONSTRAINT "time_entry_steps_text_check" CHECK (char_length("time_entry_steps"."text") <= 2000)
);
--> statement-breakpoint
CREATE TABLE "task_reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"task_id" uuid NOT NULL,
	"verdict" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"reviewer_id" uuid NOT NULL,
	"effective_at" timestamp with time zone NOT NULL,
	"applied_at" timestamp with time zone,
	"undone_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "task_reviews_verdict_check" CHECK ("task_reviews"."verdict" in ('accept', 'adjust', 'reject')),
	CONSTRAINT "task_reviews_reason_check" CHECK (char_length("task_reviews"."reason") <= 2000 and ("task_reviews"."verdict" = 'accept') = ("task_reviews"."reason" = '')),
	CONSTRAINT "task_reviews_end_check" CHECK ("task_reviews"."applied_at" is null or "task_reviews"."undone_at" is null)
);
--> statement-breakpoint
ALTER TABLE "support_tickets" DROP CONSTRAINT "support_tickets_type_check";--> statement-breakpoint
ALTER TABLE "support_tickets" DROP CONSTRAINT "support_tickets_about_check";--> statement-breakpoint
ALTER TABLE "support_tickets" ADD COLUMN "task_id" uuid;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD COLUMN "time_entry_id" uuid;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "consumed_minutes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "completed_weeks" ADD CONSTRAINT "completed_weeks_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "completed_weeks" ADD CONSTRAINT "completed_weeks_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_days" ADD CONSTRAINT "person_days_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "running_clocks" ADD CONSTRAINT "running_clocks_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "running_clocks" ADD CONSTRAINT "running_clocks_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "running_clocks" ADD CONSTRAINT "running_clocks_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "running_clocks" ADD CONSTRAINT "running_clocks_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "running_clocks" ADD CONSTRAINT "running_clocks_hire_id_project_professionals_id_fk" FOREIGN KEY ("hire_id") REFERENCES "public"."project_professionals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "time_entries" ADD CONSTRAINT "time_entries_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "time_entries" ADD CONSTRAINT "time_entries_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "time_entries" ADD CONSTRAINT "time_entries_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "time_entries" ADD CONSTRAINT "time_entries_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "time_entries" ADD CONSTRAINT "time_entries_hire_id_project_professionals_id_fk" FOREIGN KEY ("hire_id") REFERENCES "public"."project_professionals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "time_entry_steps" ADD CONSTRAINT "time_entry_steps_entry_id_time_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."time_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "time_entry_steps" ADD CONSTRAINT "time_entry_steps_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_reviews" ADD CONSTRAINT "task_reviews_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_reviews" ADD CONSTRAINT "task_reviews_reviewer_id_users_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "completed_weeks_project" ON "completed_weeks" USING btree ("project_id","week_of");--> statement-breakpoint
CREATE INDEX "running_clocks_due" ON "running_clocks" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "running_clocks_project" ON "running_clocks" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "running_clocks_task" ON "running_clocks" USING btree ("task_id");--> statement-breakpoint
CREATE INDEX "running_clocks_workspace" ON "running_clocks" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "running_clocks_hire" ON "running_clocks" USING btree ("hire_id");--> statement-breakpoint
CREATE UNIQUE INDEX "time_entries_outside" ON "time_entries" USING btree ("outside_id","local_date") WHERE "time_entries"."outside_id" is not null;--> statement-breakpoint
CREATE INDEX "time_entries_project" ON "time_entries" USING btree ("project_id","local_date" DESC NULLS LAST,"started_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "time_entries_member" ON "time_entries" USING btree ("member_id","local_date");--> statement-breakpoint
CREATE INDEX "time_entries_task" ON "time_entries" USING btree ("task_id","started_at");--> statement-breakpoint
CREATE INDEX "time_entries_workspace" ON "time_entries" USING btree ("workspace_id","state");--> statement-breakpoint
CREATE INDEX "time_entries_hire" ON "time_entries" USING btree ("hire_id","local_date");--> statement-breakpoint
CREATE INDEX "time_entries_deadline" ON "time_entries" USING btree ("deadline_at") WHERE "time_entries"."state" in ('pending', 'contested');--> statement-breakpoint
CREATE INDEX "time_entry_steps_entry" ON "time_entry_steps" USING btree ("entry_id","id");--> statement-breakpoint
CREATE INDEX "time_entry_steps_actor" ON "time_entry_steps" USING btree ("actor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "task_reviews_one_open" ON "task_reviews" USING btree ("task_id") WHERE "task_reviews"."applied_at" is null and "task_reviews"."undone_at" is null;--> statement-breakpoint
CREATE INDEX "task_reviews_task" ON "task_reviews" USING btree ("task_id","id");--> statement-breakpoint
CREATE INDEX "task_reviews_due" ON "task_reviews" USING btree ("effective_at") WHERE "task_reviews"."applied_at" is null and "task_reviews"."undone_at" is null;--> statement-breakpoint
CREATE INDEX "task_reviews_reviewer" ON "task_reviews" USING btree ("reviewer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "support_tickets_one_ruling" ON "support_tickets" USING btree (coalesce("task_id", "time_entry_id")) WHERE "support_tickets"."type" = 'hoursRuling' and "support_tickets"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "support_tickets_task" ON "support_tickets" USING btree ("task_id");--> statement-breakpoint
CREATE INDEX "support_tickets_time_entry" ON "support_tickets" USING btree ("time_entry_id");--> statement-breakpoint
ALTER TABLE "support_tickets" ADD CONSTRAINT "support_tickets_type_check" CHECK ("support_tickets"."type" in ('question', 'paymentBlock', 'deactivation', 'replacement', 'hoursRuling'));--> statement-breakpoint
ALTER TABLE "support_tickets" ADD CONSTRAINT "support_tickets_about_check" CHECK (case "support_tickets"."type" when 'question' then true when 'hoursRuling' then num_nonnulls("support_tickets"."task_id", "support_tickets"."time_entry_id") = 1 else "support_tickets"."professional_id" is not null end);--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_consumed_check" CHECK ("tasks"."consumed_minutes" >= 0);--> statement-breakpoint
-- Nobody works on two things at once. Half-open: an entry may begin where another one ends.
ALTER TABLE "time_entries" ADD CONSTRAINT "time_entries_once" EXCLUDE USING gist ("member_id" WITH =, tstzrange("started_at", "ended_at") WITH &&);--> statement-breakpoint
ALTER TABLE "support_tickets" ADD CONSTRAINT "support_tickets_task_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD CONSTRAINT "support_tickets_time_entry_fk" FOREIGN KEY ("time_entry_id") REFERENCES "public"."time_entries"("id") ON DELETE cascade;
