CREATE TABLE "rejection_reasons" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"name" text NOT NULL,
	"removed_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rejections" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"common_reason" text,
	"reason_id" uuid,
	"decided_by" uuid,
	"decided_at" timestamp with time zone NOT NULL,
	"is_by_hire" boolean DEFAULT false NOT NULL,
	"subject" text,
	"text" text,
	"send_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "rejections_common_reason_check" CHECK ("rejections"."common_reason" in ('experience', 'skills', 'languages', 'pay', 'location', 'availability', 'motivation', 'otherChosen', 'noAnswer', 'vacancyChanged')),
	CONSTRAINT "rejections_reason_check" CHECK ("rejections"."common_reason" is null or "rejections"."reason_id" is null),
	CONSTRAINT "rejections_message_check" CHECK (("rejections"."subject" is null) = ("rejections"."text" is null))
);
--> statement-breakpoint
ALTER TABLE "application_history" DROP CONSTRAINT "application_history_event_check";--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "told_stage" text;--> statement-breakpoint
ALTER TABLE "rejection_reasons" ADD CONSTRAINT "rejection_reasons_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rejections" ADD CONSTRAINT "rejections_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rejections" ADD CONSTRAINT "rejections_reason_id_rejection_reasons_id_fk" FOREIGN KEY ("reason_id") REFERENCES "public"."rejection_reasons"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rejections" ADD CONSTRAINT "rejections_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "rejection_reasons_name" ON "rejection_reasons" USING btree ("workspace_id",fold_text("name")) WHERE "rejection_reasons"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "rejections_due" ON "rejections" USING btree ("send_at") WHERE "rejections"."sent_at" is null;--> statement-breakpoint
CREATE INDEX "rejections_reason" ON "rejections" USING btree ("reason_id");--> statement-breakpoint
ALTER TABLE "application_history" ADD CONSTRAINT "application_history_event_check" CHECK ("application_history"."event" in ('applied', 'moved', 'setAside', 'restored', 'selected', 'deselected', 'hired', 'disqualified', 'withdrawn', 'closed', 'suggested', 'interviewOffered', 'interviewConfirmed', 'interviewRescheduleRequested', 'interviewCancelled', 'answerDateSet', 'messaged', 'told', 'budgetOffered', 'budgetCountered', 'budgetAccepted', 'budgetDeclined', 'budgetLapsed'));--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_told_stage_check" CHECK ("applications"."told_stage" in ('new', 'qualify', 'screeningInterview', 'clientSubmission', 'clientInterview', 'waitingClientDecision', 'offered', 'hired', 'disqualified', 'approvedButDeclined'));
--> statement-breakpoint
-- Vacancies for which somebody was hired before: whoever else was still in them reads "not selected", without a mail.
WITH "filled" AS (
  SELECT "position_id", min("stage_entered_at") AS "hired_at" FROM "applications" WHERE "stage" = 'hired' GROUP BY "position_id"
), "left" AS (
  UPDATE "applications" AS "application" SET "told_stage" = 'disqualified'
  FROM "filled"
  WHERE "filled"."position_id" = "application"."position_id" AND "application"."state" IN ('setAside', 'closed')
    AND "application"."stage" NOT IN ('hired', 'disqualified', 'approvedButDeclined')
  RETURNING "application"."id", "application"."stage", greatest("filled"."hired_at", "application"."created_at") AS "at"
)
INSERT INTO "application_history" ("id", "application_id", "event", "from_stage", "to_stage", "created_at")
SELECT gen_random_uuid(), "id", 'told', "stage", 'disqualified', "at" FROM "left";
