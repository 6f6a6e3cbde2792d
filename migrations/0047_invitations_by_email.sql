CREATE TABLE "email_invitation_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"invitation_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "email_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"position_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" "citext" NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"language" text NOT NULL,
	"invited_by" uuid,
	"cv_key" text,
	"cv_name" text,
	"cv_media_type" text,
	"cv_bytes" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"reminded_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	"opened_by" uuid,
	"declined_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"application_id" uuid,
	CONSTRAINT "email_invitations_cv_key_unique" UNIQUE("cv_key"),
	CONSTRAINT "email_invitations_once" UNIQUE("position_id","email"),
	CONSTRAINT "email_invitations_language_check" CHECK ("email_invitations"."language" in ('pt', 'en'))
);
--> statement-breakpoint
CREATE TABLE "invitation_stops" (
	"address_hash" text PRIMARY KEY NOT NULL,
	"stopped_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "email_invitation_codes" ADD CONSTRAINT "email_invitation_codes_invitation_id_email_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."email_invitations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_invitations" ADD CONSTRAINT "email_invitations_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_invitations" ADD CONSTRAINT "email_invitations_position_id_positions_id_fk" FOREIGN KEY ("position_id") REFERENCES "public"."positions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_invitations" ADD CONSTRAINT "email_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_invitations" ADD CONSTRAINT "email_invitations_opened_by_users_id_fk" FOREIGN KEY ("opened_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_invitations" ADD CONSTRAINT "email_invitations_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_invitation_codes_invitation" ON "email_invitation_codes" USING btree ("invitation_id");--> statement-breakpoint
CREATE INDEX "email_invitations_day" ON "email_invitations" USING btree ("workspace_id","created_at");--> statement-breakpoint
CREATE INDEX "email_invitations_email" ON "email_invitations" USING btree ("email");--> statement-breakpoint
CREATE INDEX "email_invitations_opened" ON "email_invitations" USING btree ("opened_by");--> statement-breakpoint
CREATE INDEX "email_invitations_author" ON "email_invitations" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "email_invitations_application" ON "email_invitations" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "email_invitations_created" ON "email_invitations" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "email_invitations_to_remind" ON "email_invitations" USING btree ("created_at") WHERE "email_invitations"."reminded_at" is null and "email_invitations"."answered_at" is null and "email_invitations"."withdrawn_at" is null and "email_invitations"."declined_at" is null;