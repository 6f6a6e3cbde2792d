CREATE TABLE "affirmative_declarations" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"content" text,
	"consent_version" integer NOT NULL,
	"consented_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "affirmative_declarations_withdrawn_check" CHECK (("affirmative_declarations"."content" is null) = ("affirmative_declarations"."withdrawn_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "interview_slots" (
	"id" uuid PRIMARY KEY NOT NULL,
	"interview_id" uuid NOT NULL,
	"round" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "interview_slots_once" UNIQUE("interview_id","round","starts_at")
);
--> statement-breakpoint
CREATE TABLE "interviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'offered' NOT NULL,
	"round" integer DEFAULT 1 NOT NULL,
	"time_zone" text NOT NULL,
	"meeting_link" text,
	"reschedule_reason" text,
	"sequence" integer DEFAULT 0 NOT NULL,
	"offered_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "interviews_kind_check" CHECK ("interviews"."kind" in ('recruiter', 'company')),
	CONSTRAINT "interviews_state_check" CHECK ("interviews"."state" in ('offered', 'rescheduleRequested', 'confirmed', 'held', 'cancelled')),
	CONSTRAINT "interviews_reschedule_check" CHECK (("interviews"."state" = 'rescheduleRequested') = ("interviews"."reschedule_reason" is not null))
);
--> statement-breakpoint
CREATE TABLE "personal_data" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"content" text NOT NULL,
	"consent_version" integer NOT NULL,
	"consented_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "application_history" DROP CONSTRAINT "application_history_event_check";--> statement-breakpoint
ALTER TABLE "applications" DROP CONSTRAINT "applications_state_check";--> statement-breakpoint
ALTER TABLE "application_history" ADD COLUMN "detail" jsonb;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "matchmaking_id" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "upsell_id" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "replacement_id" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "answer_due_at" timestamp with time zone;--> statement-breakpoint
UPDATE "applications" SET "answer_due_at" = "created_at" + interval '30 days';--> statement-breakpoint
ALTER TABLE "applications" ALTER COLUMN "answer_due_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "answer_reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "answer_missed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "affirmative_declarations" ADD CONSTRAINT "affirmative_declarations_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_slots" ADD CONSTRAINT "interview_slots_interview_id_interviews_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_offered_by_users_id_fk" FOREIGN KEY ("offered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "personal_data" ADD CONSTRAINT "personal_data_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "interview_slots_one_confirmed" ON "interview_slots" USING btree ("interview_id") WHERE "interview_slots"."confirmed_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "interviews_one_open" ON "interviews" USING btree ("application_id","kind") WHERE "interviews"."state" not in ('held', 'cancelled');--> statement-breakpoint
CREATE INDEX "interviews_application" ON "interviews" USING btree ("application_id","created_at");--> statement-breakpoint
CREATE INDEX "applications_answer_due" ON "applications" USING btree ("answer_due_at") WHERE "applications"."state" in ('active', 'setAside') and "applications"."stage" not in ('hired', 'disqualified', 'approvedButDeclined') and "applications"."answer_missed_at" is null;--> statement-breakpoint
ALTER TABLE "application_history" ADD CONSTRAINT "application_history_event_check" CHECK ("application_history"."event" in ('applied', 'moved', 'setAside', 'restored', 'selected', 'deselected', 'hired', 'disqualified', 'withdrawn', 'closed', 'interviewOffered', 'interviewConfirmed', 'interviewRescheduleRequested', 'interviewCancelled', 'answerDateSet'));--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_link_check" CHECK ("applications"."upsell_id" is null or "applications"."replacement_id" is null);--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_state_check" CHECK ("applications"."state" in ('active', 'setAside', 'withdrawn', 'closed'));