CREATE TABLE "reference_answers" (
	"reference_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"general" text NOT NULL,
	"behavioural" text NOT NULL,
	"technical" text NOT NULL,
	"words" text NOT NULL,
	"may_contact" boolean NOT NULL,
	"contact_phone" text NOT NULL,
	"serves_later" boolean NOT NULL,
	"written_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reference_answers_reference_id_version_pk" PRIMARY KEY("reference_id","version"),
	CONSTRAINT "reference_answers_general_check" CHECK ("reference_answers"."general" in ('excellent', 'good', 'fair', 'poor', 'veryPoor')),
	CONSTRAINT "reference_answers_behavioural_check" CHECK ("reference_answers"."behavioural" in ('excellent', 'good', 'fair', 'poor', 'veryPoor')),
	CONSTRAINT "reference_answers_technical_check" CHECK ("reference_answers"."technical" in ('excellent', 'good', 'fair', 'poor', 'veryPoor'))
);
--> statement-breakpoint
CREATE TABLE "reference_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"reference_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reference_readers" (
	"reference_id" uuid NOT NULL,
	"workspace_id" uuid NOT NULL,
	"allowed" boolean,
	"asked_by" uuid,
	"code_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "reference_readers_reference_id_workspace_id_pk" PRIMARY KEY("reference_id","workspace_id"),
	CONSTRAINT "reference_readers_code_hash_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
CREATE TABLE "reference_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"application_id" uuid,
	"name" text NOT NULL,
	"job_title" text NOT NULL,
	"company" text NOT NULL,
	"email" "citext" NOT NULL,
	"phone" text NOT NULL,
	"language" text NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"opened_at" timestamp with time zone,
	"reminders" integer DEFAULT 0 NOT NULL,
	"ended_at" timestamp with time zone,
	"version" integer DEFAULT 0 NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "reference_requests_state_check" CHECK ("reference_requests"."state" in ('asked', 'answered', 'declined', 'lapsed')),
	CONSTRAINT "reference_requests_language_check" CHECK ("reference_requests"."language" in ('pt', 'en')),
	CONSTRAINT "reference_requests_answer_check" CHECK (("reference_requests"."state" = 'answered') = ("reference_requests"."version" > 0))
);
--> statement-breakpoint
ALTER TABLE "reference_answers" ADD CONSTRAINT "reference_answers_reference_id_reference_requests_id_fk" FOREIGN KEY ("reference_id") REFERENCES "public"."reference_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reference_codes" ADD CONSTRAINT "reference_codes_reference_id_reference_requests_id_fk" FOREIGN KEY ("reference_id") REFERENCES "public"."reference_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reference_readers" ADD CONSTRAINT "reference_readers_reference_id_reference_requests_id_fk" FOREIGN KEY ("reference_id") REFERENCES "public"."reference_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reference_readers" ADD CONSTRAINT "reference_readers_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reference_readers" ADD CONSTRAINT "reference_readers_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reference_requests" ADD CONSTRAINT "reference_requests_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reference_requests" ADD CONSTRAINT "reference_requests_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reference_codes_reference" ON "reference_codes" USING btree ("reference_id");--> statement-breakpoint
CREATE INDEX "reference_readers_workspace" ON "reference_readers" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "reference_readers_asker" ON "reference_readers" USING btree ("asked_by");--> statement-breakpoint
CREATE INDEX "reference_requests_member" ON "reference_requests" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "reference_requests_email" ON "reference_requests" USING btree ("email");--> statement-breakpoint
CREATE INDEX "reference_requests_application" ON "reference_requests" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "reference_requests_created" ON "reference_requests" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "reference_requests_open" ON "reference_requests" USING btree ("created_at") WHERE "reference_requests"."state" = 'asked';