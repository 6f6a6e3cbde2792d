CREATE TABLE "mail_outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"language" text NOT NULL,
	"subject" text NOT NULL,
	"text_body" text NOT NULL,
	"html_body" text NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "mail_outbox_state_check" CHECK ("mail_outbox"."state" in ('queued', 'sent', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "action_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"code_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "action_codes_code_hash_unique" UNIQUE("code_hash"),
	CONSTRAINT "action_codes_mode_check" CHECK ("action_codes"."mode" in ('verifyEmail', 'resetPassword'))
);
--> statement-breakpoint
CREATE TABLE "identities" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"password" text,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"email" "citext" NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"role" text NOT NULL,
	"navigation_stage" text NOT NULL,
	"language" text NOT NULL,
	"marketing_tag" integer,
	"accepted_terms_version" text NOT NULL,
	"accepted_terms_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_role_check" CHECK ("users"."role" in ('squadOwner', 'squadMember', 'admin', 'recruiter')),
	CONSTRAINT "users_stage_check" CHECK ("users"."navigation_stage" in ('squadMember-register', 'squadMember-fill-profile', 'squadMember-profile', 'squadOwner-register', 'squadOwner-profile', 'project-brief-selection', 'cms-selection', 'tests-selection')),
	CONSTRAINT "users_language_check" CHECK ("users"."language" in ('pt', 'en'))
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_history" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"event" text NOT NULL,
	"from_stage" text,
	"to_stage" text,
	"reason" text,
	"actor_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "application_history_event_check" CHECK ("application_history"."event" in ('applied', 'moved', 'setAside', 'restored', 'selected', 'deselected', 'hired', 'disqualified', 'withdrawn'))
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"position_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"workspace_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"stage" text DEFAULT 'new' NOT NULL,
	"state" text DEFAULT 'active' NOT NULL,
	"selected_at" timestamp with time zone,
	"stage_entered_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "applications_once" UNIQUE("position_id","member_id"),
	CONSTRAINT "applications_stage_check" CHECK ("applications"."stage" in ('new', 'qualify', 'screeningInterview', 'clientSubmission', 'clientInterview', 'waitingClientDecision', 'offered', 'hired', 'disqualified', 'approvedButDeclined')),
	CONSTRAINT "applications_state_check" CHECK ("applications"."state" in ('active', 'setAside', 'withdrawn'))
);
--> statement-breakpoint
CREATE TABLE "candidate_comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"workspace_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "profile_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"source" text NOT NULL,
	"difference" jsonb NOT NULL,
	"warnings" jsonb NOT NULL,
	"state" text DEFAULT 'proposed' NOT NULL,
	"before" jsonb,
	"applied_version" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"applied_at" timestamp with time zone,
	"undone_at" timestamp with time zone,
	CONSTRAINT "profile_imports_source_check" CHECK ("profile_imports"."source" in ('linkedin', 'jsonResume')),
	CONSTRAINT "profile_imports_state_check" CHECK ("profile_imports"."state" in ('proposed', 'applied', 'undone'))
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL,
	"job_title" text DEFAULT '' NOT NULL,
	"level" integer,
	"city" text DEFAULT '' NOT NULL,
	"country" text DEFAULT '' NOT NULL,
	"is_available" boolean DEFAULT true NOT NULL,
	"score" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "briefs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"created_by" uuid NOT NULL,
	"answers" jsonb NOT NULL,
	"step" text NOT NULL,
	"project_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "positions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"workspace_id" uuid NOT NULL,
	"position_index" integer NOT NULL,
	"state" text NOT NULL,
	"title" text NOT NULL,
	"profession" text,
	"profession_id" uuid,
	"area" text,
	"hiring_model" text,
	"work_model" text,
	"hybrid_reason" text,
	"city" text,
	"country" text,
	"experience_years" integer,
	"monthly_hours" integer,
	"pay_period" text,
	"pay_minimum" bigint,
	"pay_maximum" bigint,
	"pay_text" text,
	"negotiable" boolean DEFAULT false NOT NULL,
	"currency" text DEFAULT 'BRL' NOT NULL,
	"about_company" text,
	"culture" text,
	"about_opportunity" text,
	"responsibilities" text,
	"benefits" text,
	"requirements" text,
	"required_languages" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"tags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"affirmative_targets" text[] DEFAULT '{}' NOT NULL,
	"hiring_company" text,
	"company_name" text NOT NULL,
	"text_language" text,
	"source" text,
	"published_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (vacancy_search("positions"."title", "positions"."profession", "positions"."company_name", "positions"."city", "positions"."tags")) STORED,
	CONSTRAINT "positions_index" UNIQUE("project_id","position_index"),
	CONSTRAINT "positions_state_check" CHECK ("positions"."state" in ('open', 'filled', 'closed', 'hidden', 'removed')),
	CONSTRAINT "positions_area_check" CHECK ("positions"."area" in ('design', 'programming', 'marketing', 'other')),
	CONSTRAINT "positions_hiring_model_check" CHECK ("positions"."hiring_model" in ('CLT', 'PJ')),
	CONSTRAINT "positions_work_model_check" CHECK ("positions"."work_model" in ('remote', 'faceToFace', 'hybrid')),
	CONSTRAINT "positions_pay_period_check" CHECK ("positions"."pay_period" in ('hour', 'month')),
	CONSTRAINT "positions_currency_check" CHECK ("positions"."currency" in ('BRL', 'USD', 'EUR')),
	CONSTRAINT "positions_affirmative_targets_check" CHECK ("positions"."affirmative_targets" <@ array['women', 'lgbtqiapn', 'nonWhitePeople', 'nonWhiteWomen', 'peopleWithDisabilities']::text[]),
	CONSTRAINT "positions_experience_check" CHECK ("positions"."experience_years" between 1 and 10),
	CONSTRAINT "positions_pay_check" CHECK ("positions"."pay_minimum" >= 0 and "positions"."pay_maximum" >= "positions"."pay_minimum"),
	CONSTRAINT "positions_hours_check" CHECK ("positions"."monthly_hours" between 1 and 248)
);
--> statement-breakpoint
CREATE TABLE "project_status_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"actor_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "projects" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"created_by" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"type" text,
	"currency" text DEFAULT 'BRL' NOT NULL,
	"deadline" text,
	"start_date" date,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "projects_type_check" CHECK ("projects"."type" in ('recurring', 'oneshot')),
	CONSTRAINT "projects_currency_check" CHECK ("projects"."currency" in ('BRL', 'USD', 'EUR')),
	CONSTRAINT "projects_deadline_check" CHECK ("projects"."deadline" in ('noIdea', 'upTo5Days', 'upTo30Days', '30To60Days', '30To90Days', 'over90Days')),
	CONSTRAINT "projects_status_check" CHECK ("projects"."status" in ('underReview', 'checkingDocumentation', 'waitingContractElaboration', 'awaitingContractSignature', 'ownerOnboarding', 'inRecruitment', 'awaitingProfessionalContracts', 'waitingProfessionalSignatures', 'professionalsOnboarding', 'awaitingPayment', 'inOnboarding', 'ongoing', 'finished', 'canceled'))
);
--> statement-breakpoint
CREATE TABLE "profession_labels" (
	"profession_id" uuid NOT NULL,
	"language" text NOT NULL,
	"label" text NOT NULL,
	"kind" text NOT NULL,
	"source" text NOT NULL,
	CONSTRAINT "profession_labels_profession_id_language_label_pk" PRIMARY KEY("profession_id","language","label"),
	CONSTRAINT "profession_labels_language_check" CHECK ("profession_labels"."language" in ('pt', 'en')),
	CONSTRAINT "profession_labels_kind_check" CHECK ("profession_labels"."kind" in ('title', 'alias')),
	CONSTRAINT "profession_labels_source_check" CHECK ("profession_labels"."source" in ('ponte', 'import')),
	CONSTRAINT "profession_labels_label_check" CHECK (char_length("profession_labels"."label") between 1 and 160)
);
--> statement-breakpoint
CREATE TABLE "profession_skills" (
	"profession_id" uuid NOT NULL,
	"skill_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"weight" double precision NOT NULL,
	"source" text NOT NULL,
	CONSTRAINT "profession_skills_profession_id_skill_id_pk" PRIMARY KEY("profession_id","skill_id"),
	CONSTRAINT "profession_skills_kind_check" CHECK ("profession_skills"."kind" in ('skills', 'softwares', 'methodologies', 'languages', 'databases')),
	CONSTRAINT "profession_skills_source_check" CHECK ("profession_skills"."source" in ('ponte', 'import')),
	CONSTRAINT "profession_skills_weight_check" CHECK ("profession_skills"."weight" > 0 and "profession_skills"."weight" <= 1)
);
--> statement-breakpoint
CREATE TABLE "professions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title_pt" text NOT NULL,
	"title_en" text NOT NULL,
	"group" text NOT NULL,
	"source" text NOT NULL,
	"external_id" text,
	CONSTRAINT "professions_external_id_unique" UNIQUE("external_id"),
	CONSTRAINT "professions_group_check" CHECK ("professions"."group" in ('techProduct', 'marketingDesign', 'generic')),
	CONSTRAINT "professions_source_check" CHECK ("professions"."source" in ('ponte', 'import')),
	CONSTRAINT "professions_title_pt_check" CHECK (char_length("professions"."title_pt") between 1 and 160),
	CONSTRAINT "professions_title_en_check" CHECK (char_length("professions"."title_en") between 1 and 160)
);
--> statement-breakpoint
CREATE TABLE "related_professions" (
	"profession_id" uuid NOT NULL,
	"related_id" uuid NOT NULL,
	"score" double precision NOT NULL,
	"source" text NOT NULL,
	CONSTRAINT "related_professions_profession_id_related_id_pk" PRIMARY KEY("profession_id","related_id"),
	CONSTRAINT "related_professions_other_check" CHECK ("related_professions"."profession_id" <> "related_professions"."related_id"),
	CONSTRAINT "related_professions_score_check" CHECK ("related_professions"."score" > 0 and "related_professions"."score" <= 1),
	CONSTRAINT "related_professions_source_check" CHECK ("related_professions"."source" in ('ponte', 'import'))
);
--> statement-breakpoint
CREATE TABLE "skills" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"label_pt" text NOT NULL,
	"label_en" text NOT NULL,
	"kind" text NOT NULL,
	"source" text NOT NULL,
	CONSTRAINT "skills_key_unique" UNIQUE("key"),
	CONSTRAINT "skills_kind_check" CHECK ("skills"."kind" in ('skills', 'softwares', 'methodologies', 'languages', 'databases')),
	CONSTRAINT "skills_source_check" CHECK ("skills"."source" in ('ponte', 'import')),
	CONSTRAINT "skills_name_check" CHECK (char_length("skills"."name") between 1 and 160),
	CONSTRAINT "skills_label_pt_check" CHECK (char_length("skills"."label_pt") between 1 and 160),
	CONSTRAINT "skills_label_en_check" CHECK (char_length("skills"."label_en") between 1 and 160)
);
--> statement-breakpoint
CREATE TABLE "taxonomy_state" (
	"id" smallint PRIMARY KEY NOT NULL,
	"content_hash" text NOT NULL,
	"loaded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "taxonomy_state_single_check" CHECK ("taxonomy_state"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "workspace_members" (
	"workspace_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"permissions" text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "workspace_members_workspace_id_user_id_pk" PRIMARY KEY("workspace_id","user_id"),
	CONSTRAINT "workspace_members_permissions_check" CHECK ("workspace_members"."permissions" <@ array['accessPayments', 'assignProfessionals', 'blockPayments', 'turnOffProfessionals', 'generateReports', 'createProject', 'editProject', 'chooseSuggested', 'trackTasks', 'manageTasks', 'manageMatchmakings']::text[])
);
--> statement-breakpoint
CREATE TABLE "workspace_recruiters" (
	"workspace_id" uuid NOT NULL,
	"recruiter_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "workspace_recruiters_workspace_id_recruiter_id_pk" PRIMARY KEY("workspace_id","recruiter_id")
);
--> statement-breakpoint
CREATE TABLE "workspaces" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"phone_code" text DEFAULT '' NOT NULL,
	"phone_number" text DEFAULT '' NOT NULL,
	"company" text DEFAULT '' NOT NULL,
	"position_company" text DEFAULT '' NOT NULL,
	"employees" text DEFAULT '' NOT NULL,
	"country" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"site" text DEFAULT '' NOT NULL,
	"about" text DEFAULT '' NOT NULL,
	"culture" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "workspaces_owner_id_unique" UNIQUE("owner_id")
);
--> statement-breakpoint
ALTER TABLE "action_codes" ADD CONSTRAINT "action_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_history" ADD CONSTRAINT "application_history_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_history" ADD CONSTRAINT "application_history_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_position_id_positions_id_fk" FOREIGN KEY ("position_id") REFERENCES "public"."positions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_comments" ADD CONSTRAINT "candidate_comments_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_comments" ADD CONSTRAINT "candidate_comments_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_comments" ADD CONSTRAINT "candidate_comments_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_imports" ADD CONSTRAINT "profile_imports_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "briefs" ADD CONSTRAINT "briefs_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "briefs" ADD CONSTRAINT "briefs_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "positions" ADD CONSTRAINT "positions_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "positions" ADD CONSTRAINT "positions_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_status_changes" ADD CONSTRAINT "project_status_changes_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_status_changes" ADD CONSTRAINT "project_status_changes_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profession_labels" ADD CONSTRAINT "profession_labels_profession_id_professions_id_fk" FOREIGN KEY ("profession_id") REFERENCES "public"."professions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profession_skills" ADD CONSTRAINT "profession_skills_profession_id_professions_id_fk" FOREIGN KEY ("profession_id") REFERENCES "public"."professions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profession_skills" ADD CONSTRAINT "profession_skills_skill_id_skills_id_fk" FOREIGN KEY ("skill_id") REFERENCES "public"."skills"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "related_professions" ADD CONSTRAINT "related_professions_profession_id_professions_id_fk" FOREIGN KEY ("profession_id") REFERENCES "public"."professions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "related_professions" ADD CONSTRAINT "related_professions_related_id_professions_id_fk" FOREIGN KEY ("related_id") REFERENCES "public"."professions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workspace_members" ADD CONSTRAINT "workspace_members_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workspace_members" ADD CONSTRAINT "workspace_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workspace_recruiters" ADD CONSTRAINT "workspace_recruiters_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workspace_recruiters" ADD CONSTRAINT "workspace_recruiters_recruiter_id_users_id_fk" FOREIGN KEY ("recruiter_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workspaces" ADD CONSTRAINT "workspaces_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_outbox_recent" ON "mail_outbox" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "mail_outbox_due" ON "mail_outbox" USING btree ("next_attempt_at") WHERE "mail_outbox"."state" = 'queued';--> statement-breakpoint
CREATE INDEX "mail_outbox_failed" ON "mail_outbox" USING btree ("created_at" DESC NULLS FIRST) WHERE "mail_outbox"."state" = 'failed';--> statement-breakpoint
CREATE INDEX "rate_limits_expiry" ON "rate_limits" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "action_codes_user" ON "action_codes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "identities_user" ON "identities" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "verifications_identifier" ON "verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "application_history_application" ON "application_history" USING btree ("application_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "applications_one_selected" ON "applications" USING btree ("position_id") WHERE "applications"."selected_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "applications_one_hired" ON "applications" USING btree ("position_id") WHERE "applications"."stage" = 'hired';--> statement-breakpoint
CREATE INDEX "applications_board" ON "applications" USING btree ("position_id","stage","stage_entered_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "applications_member" ON "applications" USING btree ("member_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "applications_project" ON "applications" USING btree ("project_id","stage");--> statement-breakpoint
CREATE INDEX "applications_workspace" ON "applications" USING btree ("workspace_id","stage");--> statement-breakpoint
CREATE INDEX "candidate_comments_application" ON "candidate_comments" USING btree ("application_id","created_at","id");--> statement-breakpoint
CREATE INDEX "profile_imports_member" ON "profile_imports" USING btree ("member_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "profiles_job_title" ON "profiles" USING btree ("job_title");--> statement-breakpoint
CREATE INDEX "briefs_workspace" ON "briefs" USING btree ("workspace_id","updated_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "positions_source" ON "positions" USING btree ("workspace_id","source") WHERE "positions"."source" is not null;--> statement-breakpoint
CREATE INDEX "positions_board" ON "positions" USING btree ("published_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "positions"."state" = 'open';--> statement-breakpoint
CREATE INDEX "positions_board_area" ON "positions" USING btree ("area","published_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "positions"."state" = 'open';--> statement-breakpoint
CREATE INDEX "positions_board_hiring" ON "positions" USING btree ("hiring_model","published_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "positions"."state" = 'open';--> statement-breakpoint
CREATE INDEX "positions_board_work" ON "positions" USING btree ("work_model","published_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "positions"."state" = 'open';--> statement-breakpoint
CREATE INDEX "positions_board_area_hiring" ON "positions" USING btree ("area","hiring_model","published_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "positions"."state" = 'open';--> statement-breakpoint
CREATE INDEX "positions_board_area_work" ON "positions" USING btree ("area","work_model","published_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "positions"."state" = 'open';--> statement-breakpoint
CREATE INDEX "positions_board_hiring_work" ON "positions" USING btree ("hiring_model","work_model","published_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "positions"."state" = 'open';--> statement-breakpoint
CREATE INDEX "positions_board_all" ON "positions" USING btree ("area","hiring_model","work_model","published_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "positions"."state" = 'open';--> statement-breakpoint
CREATE INDEX "positions_search" ON "positions" USING gin ("search") WHERE "positions"."state" = 'open';--> statement-breakpoint
CREATE INDEX "positions_workspace" ON "positions" USING btree ("workspace_id","state");--> statement-breakpoint
CREATE INDEX "project_status_changes_project" ON "project_status_changes" USING btree ("project_id","created_at");--> statement-breakpoint
CREATE INDEX "projects_recent" ON "projects" USING btree ("updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "projects_workspace" ON "projects" USING btree ("workspace_id","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "projects_title_trigrams" ON "projects" USING gin (fold_text("title") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "profession_labels_folded" ON "profession_labels" USING btree (fold_text("label"));--> statement-breakpoint
CREATE INDEX "profession_labels_trigrams" ON "profession_labels" USING gin (fold_text("label") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "profession_skills_skill" ON "profession_skills" USING btree ("skill_id");--> statement-breakpoint
CREATE INDEX "related_professions_related" ON "related_professions" USING btree ("related_id");--> statement-breakpoint
CREATE INDEX "skills_trigrams" ON "skills" USING gin (fold_text("label_pt" || ' ' || "label_en") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "workspace_members_user" ON "workspace_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "workspace_recruiters_recruiter" ON "workspace_recruiters" USING btree ("recruiter_id");