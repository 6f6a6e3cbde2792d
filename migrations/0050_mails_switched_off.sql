CREATE TABLE "mail_stops" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"stopped_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mail_stops_user_id_kind_pk" PRIMARY KEY("user_id","kind"),
	CONSTRAINT "mail_stops_kind_check" CHECK ("mail_stops"."kind" in ('invitations', 'jobAlerts', 'newCandidates', 'suggestedCandidates', 'messages', 'mentions', 'reminders', 'team'))
);
--> statement-breakpoint
ALTER TABLE "mail_stops" ADD CONSTRAINT "mail_stops_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;