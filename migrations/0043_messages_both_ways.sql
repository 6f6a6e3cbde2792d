CREATE TABLE "message_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"message_id" uuid,
	"uploaded_by" uuid,
	"file_key" text NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "message_files_file_key_unique" UNIQUE("file_key")
);
--> statement-breakpoint
CREATE TABLE "message_participants" (
	"application_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"side" text NOT NULL,
	"is_mailed" boolean DEFAULT true NOT NULL,
	"mailed_at" timestamp with time zone,
	"mail_due_at" timestamp with time zone,
	CONSTRAINT "message_participants_application_id_user_id_pk" PRIMARY KEY("application_id","user_id"),
	CONSTRAINT "message_participants_side_check" CHECK ("message_participants"."side" in ('company', 'candidate'))
);
--> statement-breakpoint
CREATE TABLE "message_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"reporter_id" uuid,
	"side" text NOT NULL,
	"reason" text NOT NULL,
	"closed_at" timestamp with time zone,
	"closed_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "message_reports_side_check" CHECK ("message_reports"."side" in ('company', 'candidate'))
);
--> statement-breakpoint
CREATE TABLE "message_threads" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"is_unread_by_company" boolean DEFAULT false NOT NULL,
	"is_unread_by_candidate" boolean DEFAULT false NOT NULL,
	"awaits" text,
	"company_blocked_at" timestamp with time zone,
	"candidate_blocked_at" timestamp with time zone,
	CONSTRAINT "message_threads_awaits_check" CHECK ("message_threads"."awaits" in ('company', 'candidate'))
);
--> statement-breakpoint
DROP INDEX "application_messages_application";--> statement-breakpoint
DROP INDEX "application_messages_sender";--> statement-breakpoint
ALTER TABLE "application_messages" ALTER COLUMN "subject" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "application_messages" ADD COLUMN "side" text DEFAULT 'company' NOT NULL;--> statement-breakpoint
ALTER TABLE "application_messages" ADD COLUMN "state" text DEFAULT 'sent' NOT NULL;--> statement-breakpoint
ALTER TABLE "application_messages" ADD COLUMN "send_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "message_files" ADD CONSTRAINT "message_files_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_files" ADD CONSTRAINT "message_files_message_id_application_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."application_messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_files" ADD CONSTRAINT "message_files_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_participants" ADD CONSTRAINT "message_participants_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_participants" ADD CONSTRAINT "message_participants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reports" ADD CONSTRAINT "message_reports_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reports" ADD CONSTRAINT "message_reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reports" ADD CONSTRAINT "message_reports_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_threads" ADD CONSTRAINT "message_threads_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_threads" ADD CONSTRAINT "message_threads_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_files_message" ON "message_files" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "message_files_application" ON "message_files" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "message_files_uploaded_by" ON "message_files" USING btree ("uploaded_by");--> statement-breakpoint
CREATE INDEX "message_files_unsent" ON "message_files" USING btree ("created_at") WHERE "message_files"."message_id" is null;--> statement-breakpoint
CREATE INDEX "message_participants_user" ON "message_participants" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "message_participants_due" ON "message_participants" USING btree ("mail_due_at") WHERE "message_participants"."mail_due_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "message_reports_open" ON "message_reports" USING btree ("application_id","reporter_id") WHERE "message_reports"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "message_reports_reporter" ON "message_reports" USING btree ("reporter_id");--> statement-breakpoint
CREATE INDEX "message_reports_closed_by" ON "message_reports" USING btree ("closed_by");--> statement-breakpoint
CREATE INDEX "message_reports_waiting" ON "message_reports" USING btree ("created_at") WHERE "message_reports"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "message_threads_company" ON "message_threads" USING btree ("workspace_id","last_at" DESC NULLS FIRST,"application_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "message_threads_unread" ON "message_threads" USING btree ("workspace_id","last_at" DESC NULLS FIRST,"application_id" DESC NULLS FIRST) WHERE "message_threads"."is_unread_by_company";--> statement-breakpoint
CREATE INDEX "message_threads_to_answer" ON "message_threads" USING btree ("workspace_id","last_at" DESC NULLS FIRST,"application_id" DESC NULLS FIRST) WHERE "message_threads"."awaits" = 'company';--> statement-breakpoint
CREATE INDEX "message_threads_latest" ON "message_threads" USING btree ("last_at" DESC NULLS FIRST,"application_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "application_messages_scheduled" ON "application_messages" USING btree ("send_at") WHERE "application_messages"."state" = 'scheduled';--> statement-breakpoint
CREATE INDEX "application_messages_application" ON "application_messages" USING btree ("application_id","send_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "application_messages_sender" ON "application_messages" USING btree ("sender_id","created_at");--> statement-breakpoint
ALTER TABLE "application_messages" ADD CONSTRAINT "application_messages_side_check" CHECK ("application_messages"."side" in ('company', 'candidate'));--> statement-breakpoint
ALTER TABLE "application_messages" ADD CONSTRAINT "application_messages_state_check" CHECK ("application_messages"."state" in ('scheduled', 'sent', 'dropped'));--> statement-breakpoint
ALTER TABLE "application_messages" ADD CONSTRAINT "application_messages_candidate_check" CHECK ("application_messages"."side" = 'company' or "application_messages"."state" = 'sent');
--> statement-breakpoint
UPDATE "application_messages" SET "send_at" = "created_at";--> statement-breakpoint
-- Nobody could answer the earlier ones, so no answer is awaited.
INSERT INTO "message_threads" ("application_id", "workspace_id", "last_at")
SELECT a."id", a."workspace_id", max(m."created_at") FROM "application_messages" m
JOIN "applications" a ON a."id" = m."application_id" GROUP BY a."id", a."workspace_id";--> statement-breakpoint
INSERT INTO "message_participants" ("application_id", "user_id", "side")
SELECT t."application_id", a."member_id", 'candidate' FROM "message_threads" t
JOIN "applications" a ON a."id" = t."application_id"
UNION SELECT DISTINCT m."application_id", m."sender_id", 'company' FROM "application_messages" m WHERE m."sender_id" IS NOT NULL;
