CREATE TABLE "professional_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"professional_id" uuid NOT NULL,
	"event" text NOT NULL,
	"reason" text,
	"actor_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "professional_events_event_check" CHECK ("professional_events"."event" in ('hired', 'paymentBlockRequested', 'paymentBlocked', 'paymentUnblocked', 'deactivationRequested', 'deactivated', 'replacementBegun', 'replacementEnded', 'replaced'))
);
--> statement-breakpoint
CREATE TABLE "project_professionals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"position_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"state" text DEFAULT 'active' NOT NULL,
	"payment_blocked_at" timestamp with time zone,
	"hours_owed" boolean,
	"finance_note" text,
	"ended_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "project_professionals_state_check" CHECK ("project_professionals"."state" in ('active', 'inReplacement', 'replaced', 'deactivated')),
	CONSTRAINT "project_professionals_ended_check" CHECK (("project_professionals"."state" in ('replaced', 'deactivated')) = ("project_professionals"."ended_at" is not null)),
	CONSTRAINT "project_professionals_owed_check" CHECK ("project_professionals"."state" <> 'deactivated' or "project_professionals"."hours_owed" is not null)
);
--> statement-breakpoint
CREATE TABLE "project_vacancies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"workspace_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"position_id" uuid NOT NULL,
	"function" text NOT NULL,
	"net_hourly" bigint NOT NULL,
	"gross_hourly" bigint NOT NULL,
	"currency" text NOT NULL,
	"monthly_hours" integer NOT NULL,
	"replaces_id" uuid,
	"reason" text,
	"dropped_at" timestamp with time zone,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "project_vacancies_position_id_unique" UNIQUE("position_id"),
	CONSTRAINT "project_vacancies_kind_check" CHECK ("project_vacancies"."kind" in ('upsell', 'replacement')),
	CONSTRAINT "project_vacancies_currency_check" CHECK ("project_vacancies"."currency" in ('BRL', 'USD', 'EUR')),
	CONSTRAINT "project_vacancies_reason_check" CHECK ("project_vacancies"."reason" in ('technical', 'behavioral', 'hoursAvailability', 'cultureMismatch', 'disappeared', 'anotherOffer', 'wrongTechnology', 'personal', 'deliveryMismatch')),
	CONSTRAINT "project_vacancies_replaces_check" CHECK (("project_vacancies"."kind" = 'replacement') = ("project_vacancies"."replaces_id" is not null and "project_vacancies"."reason" is not null)),
	CONSTRAINT "project_vacancies_value_check" CHECK ("project_vacancies"."net_hourly" between 1 and "project_vacancies"."gross_hourly"),
	CONSTRAINT "project_vacancies_hours_check" CHECK ("project_vacancies"."monthly_hours" between 1 and 248),
	CONSTRAINT "project_vacancies_function_check" CHECK (char_length("project_vacancies"."function") between 1 and 200)
);
--> statement-breakpoint
CREATE TABLE "support_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ticket_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "support_messages_text_check" CHECK (char_length("support_messages"."text") between 1 and 2000)
);
--> statement-breakpoint
CREATE TABLE "support_tickets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"opened_by" uuid NOT NULL,
	"subject" text NOT NULL,
	"type" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"project_id" uuid,
	"professional_id" uuid,
	"answer_due_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "support_tickets_type_check" CHECK ("support_tickets"."type" in ('question', 'paymentBlock', 'deactivation', 'replacement')),
	CONSTRAINT "support_tickets_status_check" CHECK ("support_tickets"."status" in ('open', 'answered', 'done', 'closed')),
	CONSTRAINT "support_tickets_subject_check" CHECK (char_length("support_tickets"."subject") between 1 and 200),
	CONSTRAINT "support_tickets_about_check" CHECK ("support_tickets"."type" = 'question' or "support_tickets"."professional_id" is not null),
	CONSTRAINT "support_tickets_closed_check" CHECK (("support_tickets"."status" in ('done', 'closed')) = ("support_tickets"."closed_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "positions" DROP CONSTRAINT "positions_state_check";--> statement-breakpoint
-- Until now they held whatever a link said; there was no record that they could point to.
ALTER TABLE "applications" ALTER COLUMN "upsell_id" SET DATA TYPE uuid USING NULL::uuid;--> statement-breakpoint
ALTER TABLE "applications" ALTER COLUMN "replacement_id" SET DATA TYPE uuid USING NULL::uuid;--> statement-breakpoint
ALTER TABLE "project_status_changes" ADD COLUMN "made_by" text;--> statement-breakpoint
ALTER TABLE "project_status_changes" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "professional_events" ADD CONSTRAINT "professional_events_professional_id_project_professionals_id_fk" FOREIGN KEY ("professional_id") REFERENCES "public"."project_professionals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "professional_events" ADD CONSTRAINT "professional_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_professionals" ADD CONSTRAINT "project_professionals_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_professionals" ADD CONSTRAINT "project_professionals_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_professionals" ADD CONSTRAINT "project_professionals_position_id_positions_id_fk" FOREIGN KEY ("position_id") REFERENCES "public"."positions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_professionals" ADD CONSTRAINT "project_professionals_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_vacancies" ADD CONSTRAINT "project_vacancies_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_vacancies" ADD CONSTRAINT "project_vacancies_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_vacancies" ADD CONSTRAINT "project_vacancies_position_id_positions_id_fk" FOREIGN KEY ("position_id") REFERENCES "public"."positions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_vacancies" ADD CONSTRAINT "project_vacancies_replaces_id_project_professionals_id_fk" FOREIGN KEY ("replaces_id") REFERENCES "public"."project_professionals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_vacancies" ADD CONSTRAINT "project_vacancies_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_messages" ADD CONSTRAINT "support_messages_ticket_id_support_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."support_tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_messages" ADD CONSTRAINT "support_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD CONSTRAINT "support_tickets_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD CONSTRAINT "support_tickets_opened_by_users_id_fk" FOREIGN KEY ("opened_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "professional_events_professional" ON "professional_events" USING btree ("professional_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "project_professionals_position" ON "project_professionals" USING btree ("position_id") WHERE "project_professionals"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "project_professionals_project" ON "project_professionals" USING btree ("project_id","created_at");--> statement-breakpoint
CREATE INDEX "project_professionals_workspace" ON "project_professionals" USING btree ("workspace_id","state");--> statement-breakpoint
CREATE INDEX "project_professionals_member" ON "project_professionals" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "project_vacancies_one_replacement" ON "project_vacancies" USING btree ("replaces_id") WHERE "project_vacancies"."dropped_at" is null;--> statement-breakpoint
CREATE INDEX "project_vacancies_project" ON "project_vacancies" USING btree ("project_id","created_at");--> statement-breakpoint
CREATE INDEX "project_vacancies_workspace" ON "project_vacancies" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "support_messages_ticket" ON "support_messages" USING btree ("ticket_id","created_at");--> statement-breakpoint
CREATE INDEX "support_messages_author" ON "support_messages" USING btree ("author_id");--> statement-breakpoint
CREATE UNIQUE INDEX "support_tickets_one_request" ON "support_tickets" USING btree ("type","professional_id") WHERE "support_tickets"."professional_id" is not null and "support_tickets"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "support_tickets_workspace" ON "support_tickets" USING btree ("workspace_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "support_tickets_recent" ON "support_tickets" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "support_tickets_project" ON "support_tickets" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "support_tickets_opener" ON "support_tickets" USING btree ("opened_by");--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_upsell_id_project_vacancies_id_fk" FOREIGN KEY ("upsell_id") REFERENCES "public"."project_vacancies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_replacement_id_project_vacancies_id_fk" FOREIGN KEY ("replacement_id") REFERENCES "public"."project_vacancies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "positions_title_trigrams" ON "positions" USING gin (fold_text("title") gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "positions" ADD CONSTRAINT "positions_state_check" CHECK ("positions"."state" in ('open', 'filled', 'closed', 'hidden', 'removed', 'inReplacement', 'replaced', 'deactivated'));--> statement-breakpoint
ALTER TABLE "project_status_changes" ADD CONSTRAINT "project_status_changes_made_by_check" CHECK ("project_status_changes"."made_by" in ('owner', 'admin', 'system'));--> statement-breakpoint
-- Projects come after support in the written order of capabilities, so that its tables cannot name theirs.
ALTER TABLE "support_tickets" ADD CONSTRAINT "support_tickets_project_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD CONSTRAINT "support_tickets_professional_fk" FOREIGN KEY ("professional_id") REFERENCES "public"."project_professionals"("id") ON DELETE cascade;--> statement-breakpoint
-- Who was hired before there was a record of it.
INSERT INTO "project_professionals" ("id", "workspace_id", "project_id", "position_id", "member_id", "created_at", "updated_at")
  SELECT gen_random_uuid(), "workspace_id", "project_id", "position_id", "member_id", "stage_entered_at", "stage_entered_at"
  FROM "applications" WHERE "stage" = 'hired';--> statement-breakpoint
INSERT INTO "professional_events" ("id", "professional_id", "event", "created_at")
  SELECT gen_random_uuid(), "id", 'hired', "created_at" FROM "project_professionals";
