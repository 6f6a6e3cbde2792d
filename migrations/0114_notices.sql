CREATE TABLE "notice_choices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"workspace_id" uuid,
	"kind" text NOT NULL,
	"in_product" boolean NOT NULL,
	"mailed" text NOT NULL,
	CONSTRAINT "notice_choices_one" UNIQUE NULLS NOT DISTINCT("user_id","kind","workspace_id"),
	CONSTRAINT "notice_choices_kind_check" CHECK ("notice_choices"."kind" in ('invitations', 'jobAlerts', 'newCandidates', 'suggestedCandidates', 'messages', 'mentions', 'reminders', 'workReminders', 'team', 'candidateNews', 'jobNews', 'digest', 'account', 'application', 'decisions', 'interviews', 'offers', 'work', 'payments', 'approvals', 'access', 'support')),
	CONSTRAINT "notice_choices_mail_check" CHECK ("notice_choices"."mailed" in ('now', 'daily', 'weekly', 'off'))
);
--> statement-breakpoint
CREATE TABLE "notice_readers" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"quiet_from" smallint,
	"quiet_until" smallint,
	"daily_at" timestamp with time zone,
	"weekly_at" timestamp with time zone,
	CONSTRAINT "notice_readers_quiet_check" CHECK (num_nulls("notice_readers"."quiet_from", "notice_readers"."quiet_until") in (0, 2) and coalesce("notice_readers"."quiet_from", 0) between 0 and 1439 and coalesce("notice_readers"."quiet_until", 0) between 0 and 1439)
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"user_id" uuid NOT NULL,
	"happening_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"side" text NOT NULL,
	"workspace_id" uuid,
	"permission" text,
	"read_at" timestamp with time zone,
	CONSTRAINT "notices_user_id_happening_id_pk" PRIMARY KEY("user_id","happening_id"),
	CONSTRAINT "notices_kind_check" CHECK ("notices"."kind" in ('invitations', 'jobAlerts', 'newCandidates', 'suggestedCandidates', 'messages', 'mentions', 'reminders', 'workReminders', 'team', 'candidateNews', 'jobNews', 'digest', 'account', 'application', 'decisions', 'interviews', 'offers', 'work', 'payments', 'approvals', 'access', 'support')),
	CONSTRAINT "notices_side_check" CHECK ("notices"."side" in ('company', 'person', 'team'))
);
--> statement-breakpoint
ALTER TABLE "happenings" ADD COLUMN "tells" jsonb;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "workspace_id" uuid;--> statement-breakpoint
ALTER TABLE "notice_choices" ADD CONSTRAINT "notice_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_choices" ADD CONSTRAINT "notice_choices_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_readers" ADD CONSTRAINT "notice_readers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_happening_id_happenings_id_fk" FOREIGN KEY ("happening_id") REFERENCES "public"."happenings"("id") ON DELETE cascade ON UPDATE cascade DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
CREATE INDEX "notices_unread" ON "notices" USING btree ("user_id","happening_id") WHERE "notices"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notices_happening" ON "notices" USING btree ("happening_id");--> statement-breakpoint
INSERT INTO "notice_choices" ("id", "user_id", "kind", "in_product", "mailed") SELECT gen_random_uuid(), "user_id", "kind", true, 'off' FROM "mail_stops";--> statement-breakpoint
DROP TABLE "mail_stops" CASCADE;
