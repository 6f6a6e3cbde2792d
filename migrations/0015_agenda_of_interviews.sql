CREATE EXTENSION IF NOT EXISTS btree_gist;--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"secret_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calendar_feeds_secret_hash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE TABLE "interview_bookings" (
	"interview_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "interview_bookings_interview_id_person_id_pk" PRIMARY KEY("interview_id","person_id"),
	CONSTRAINT "interview_bookings_time_check" CHECK ("interview_bookings"."ends_at" > "interview_bookings"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "interview_notes" (
	"interview_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"text" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "interview_notes_interview_id_author_id_pk" PRIMARY KEY("interview_id","author_id"),
	CONSTRAINT "interview_notes_text_check" CHECK (char_length("interview_notes"."text") <= 10000)
);
--> statement-breakpoint
CREATE TABLE "interviewers" (
	"interview_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "interviewers_interview_id_user_id_pk" PRIMARY KEY("interview_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "reader_time_zones" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"time_zone" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "interview_slots" ADD COLUMN "workspace_id" uuid;--> statement-breakpoint
UPDATE "interview_slots" SET "workspace_id" = "applications"."workspace_id" FROM "interviews" JOIN "applications" ON "applications"."id" = "interviews"."application_id" WHERE "interviews"."id" = "interview_slots"."interview_id";--> statement-breakpoint
ALTER TABLE "interview_slots" ALTER COLUMN "workspace_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "message" text;--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "cancel_reason" text;--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "cancelled_by" uuid;--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "day_reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "hour_reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_bookings" ADD CONSTRAINT "interview_bookings_interview_id_interviews_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_bookings" ADD CONSTRAINT "interview_bookings_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_notes" ADD CONSTRAINT "interview_notes_interview_id_interviews_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_notes" ADD CONSTRAINT "interview_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviewers" ADD CONSTRAINT "interviewers_interview_id_interviews_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviewers" ADD CONSTRAINT "interviewers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reader_time_zones" ADD CONSTRAINT "reader_time_zones_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "interview_bookings_person" ON "interview_bookings" USING btree ("person_id","starts_at");--> statement-breakpoint
CREATE INDEX "interview_notes_author" ON "interview_notes" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "interviewers_user" ON "interviewers" USING btree ("user_id","interview_id");--> statement-breakpoint
ALTER TABLE "interview_slots" ADD CONSTRAINT "interview_slots_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_cancelled_by_users_id_fk" FOREIGN KEY ("cancelled_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "interview_slots_agenda" ON "interview_slots" USING btree ("workspace_id","starts_at","id");--> statement-breakpoint
CREATE INDEX "interview_slots_confirmed" ON "interview_slots" USING btree ("starts_at") WHERE "interview_slots"."confirmed_at" is not null;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_outcome_check" CHECK ("interviews"."outcome" in ('held', 'noShow'));--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_outcome_state_check" CHECK ("interviews"."outcome" is null or "interviews"."state" = 'held');--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_message_check" CHECK (char_length("interviews"."message") <= 500);--> statement-breakpoint
-- Nobody is in two agreed interviews at once, as interviewer or as candidate.
ALTER TABLE "interview_bookings" ADD CONSTRAINT "interview_bookings_once" EXCLUDE USING gist ("person_id" WITH =, tstzrange("starts_at", "ends_at") WITH &&);--> statement-breakpoint
-- Interviews from before: whoever offered them holds them. Where times already overlap, the first one keeps the hours.
INSERT INTO "interviewers" ("interview_id", "user_id") SELECT "id", "offered_by" FROM "interviews" WHERE "offered_by" IS NOT NULL;--> statement-breakpoint
INSERT INTO "interview_bookings" ("interview_id", "person_id", "starts_at", "ends_at")
SELECT "interviews"."id", "person"."id", "interview_slots"."starts_at", "interview_slots"."starts_at" + interval '60 minutes'
FROM "interviews"
JOIN "applications" ON "applications"."id" = "interviews"."application_id"
JOIN "interview_slots" ON "interview_slots"."interview_id" = "interviews"."id" AND "interview_slots"."confirmed_at" IS NOT NULL
CROSS JOIN LATERAL (SELECT "applications"."member_id" AS "id" UNION SELECT "interviews"."offered_by" WHERE "interviews"."offered_by" IS NOT NULL) "person"
WHERE "interviews"."state" = 'confirmed'
ORDER BY "interview_slots"."confirmed_at"
ON CONFLICT DO NOTHING;
