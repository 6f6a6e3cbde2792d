CREATE TABLE "hour_reminders" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"on_date" date NOT NULL,
	CONSTRAINT "hour_reminders_user_id_kind_on_date_pk" PRIMARY KEY("user_id","kind","on_date"),
	CONSTRAINT "hour_reminders_kind_check" CHECK ("hour_reminders"."kind" in ('missingHours', 'contestsDue', 'approvalsDue'))
);
--> statement-breakpoint
ALTER TABLE "mail_stops" DROP CONSTRAINT "mail_stops_kind_check";--> statement-breakpoint
ALTER TABLE "hour_reminders" ADD CONSTRAINT "hour_reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_stops" ADD CONSTRAINT "mail_stops_kind_check" CHECK ("mail_stops"."kind" in ('invitations', 'jobAlerts', 'newCandidates', 'suggestedCandidates', 'messages', 'mentions', 'reminders', 'workReminders', 'team'));