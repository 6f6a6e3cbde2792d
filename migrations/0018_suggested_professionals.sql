CREATE TABLE "match_ratings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"position_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"rater_id" uuid NOT NULL,
	"verdict" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"points" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "match_ratings_once" UNIQUE("position_id","member_id","rater_id"),
	CONSTRAINT "match_ratings_verdict_check" CHECK ("match_ratings"."verdict" in ('good', 'ok', 'bad')),
	CONSTRAINT "match_ratings_points_check" CHECK ("match_ratings"."points" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "position_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"position_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"invited_by" uuid,
	"message" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"declined_at" timestamp with time zone,
	CONSTRAINT "position_invitations_once" UNIQUE("position_id","member_id")
);
--> statement-breakpoint
ALTER TABLE "match_ratings" ADD CONSTRAINT "match_ratings_position_id_positions_id_fk" FOREIGN KEY ("position_id") REFERENCES "public"."positions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_ratings" ADD CONSTRAINT "match_ratings_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_ratings" ADD CONSTRAINT "match_ratings_rater_id_users_id_fk" FOREIGN KEY ("rater_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "position_invitations" ADD CONSTRAINT "position_invitations_position_id_positions_id_fk" FOREIGN KEY ("position_id") REFERENCES "public"."positions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "position_invitations" ADD CONSTRAINT "position_invitations_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "position_invitations" ADD CONSTRAINT "position_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "match_ratings_recent" ON "match_ratings" USING btree ("updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "match_ratings_member" ON "match_ratings" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "position_invitations_member" ON "position_invitations" USING btree ("member_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);