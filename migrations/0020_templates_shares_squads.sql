CREATE TABLE "in_house_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"position_id" uuid NOT NULL,
	"email" "citext" NOT NULL,
	"application_id" uuid,
	"state" text DEFAULT 'sent' NOT NULL,
	"invited_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "in_house_invitations_state_check" CHECK ("in_house_invitations"."state" in ('sent', 'accepted', 'declined')),
	CONSTRAINT "in_house_invitations_answered_check" CHECK (("in_house_invitations"."state" = 'sent') = ("in_house_invitations"."answered_at" is null))
);
--> statement-breakpoint
CREATE TABLE "squad_answers" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"answer" text NOT NULL,
	"reason" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "squad_answers_answer_check" CHECK ("squad_answers"."answer" in ('accepted', 'declined'))
);
--> statement-breakpoint
CREATE TABLE "squad_decisions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"decision" text NOT NULL,
	"composition" text NOT NULL,
	"reasons" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"actor_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "squad_decisions_decision_check" CHECK ("squad_decisions"."decision" in ('approved', 'disapproved'))
);
--> statement-breakpoint
CREATE TABLE "brief_shares" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brief_id" uuid,
	"project_id" uuid,
	"token" text NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "brief_shares_token_unique" UNIQUE("token"),
	CONSTRAINT "brief_shares_subject_check" CHECK (num_nonnulls("brief_shares"."brief_id", "brief_shares"."project_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "brief_templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"created_by" uuid,
	"name" text NOT NULL,
	"answers" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "brief_templates_name_check" CHECK (char_length("brief_templates"."name") between 1 and 120)
);
--> statement-breakpoint
ALTER TABLE "briefs" ADD COLUMN "campaign" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "path" text DEFAULT 'hunting' NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "campaign" text;--> statement-breakpoint
ALTER TABLE "in_house_invitations" ADD CONSTRAINT "in_house_invitations_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "in_house_invitations" ADD CONSTRAINT "in_house_invitations_position_id_positions_id_fk" FOREIGN KEY ("position_id") REFERENCES "public"."positions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "in_house_invitations" ADD CONSTRAINT "in_house_invitations_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "in_house_invitations" ADD CONSTRAINT "in_house_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "squad_answers" ADD CONSTRAINT "squad_answers_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "squad_decisions" ADD CONSTRAINT "squad_decisions_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "squad_decisions" ADD CONSTRAINT "squad_decisions_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brief_shares" ADD CONSTRAINT "brief_shares_brief_id_briefs_id_fk" FOREIGN KEY ("brief_id") REFERENCES "public"."briefs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brief_shares" ADD CONSTRAINT "brief_shares_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brief_shares" ADD CONSTRAINT "brief_shares_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brief_templates" ADD CONSTRAINT "brief_templates_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brief_templates" ADD CONSTRAINT "brief_templates_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "in_house_invitations_once" ON "in_house_invitations" USING btree ("position_id","email") WHERE "in_house_invitations"."state" = 'sent';--> statement-breakpoint
CREATE INDEX "in_house_invitations_email" ON "in_house_invitations" USING btree ("email");--> statement-breakpoint
CREATE INDEX "in_house_invitations_project" ON "in_house_invitations" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "in_house_invitations_application" ON "in_house_invitations" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "in_house_invitations_author" ON "in_house_invitations" USING btree ("invited_by");--> statement-breakpoint
CREATE UNIQUE INDEX "squad_decisions_approved_once" ON "squad_decisions" USING btree ("project_id","composition") WHERE "squad_decisions"."decision" = 'approved';--> statement-breakpoint
CREATE INDEX "squad_decisions_project" ON "squad_decisions" USING btree ("project_id","created_at");--> statement-breakpoint
CREATE INDEX "squad_decisions_actor" ON "squad_decisions" USING btree ("actor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "brief_shares_open_brief" ON "brief_shares" USING btree ("brief_id") WHERE "brief_shares"."revoked_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "brief_shares_open_project" ON "brief_shares" USING btree ("project_id") WHERE "brief_shares"."revoked_at" is null;--> statement-breakpoint
CREATE INDEX "brief_shares_author" ON "brief_shares" USING btree ("created_by");--> statement-breakpoint
CREATE UNIQUE INDEX "brief_templates_name" ON "brief_templates" USING btree ("workspace_id",lower("name"));--> statement-breakpoint
CREATE INDEX "brief_templates_author" ON "brief_templates" USING btree ("created_by");--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_path_check" CHECK ("projects"."path" in ('hunting', 'inHouse'));