CREATE TABLE "application_intents" (
	"member_id" uuid NOT NULL,
	"position_id" uuid NOT NULL,
	"link" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"position_type" text,
	"kept_at" timestamp with time zone NOT NULL,
	CONSTRAINT "application_intents_member_id_position_id_pk" PRIMARY KEY("member_id","position_id")
);
--> statement-breakpoint
ALTER TABLE "candidate_suggestions" ADD COLUMN "looked_at" timestamp with time zone;--> statement-breakpoint
-- Nobody knows who has looked at the earlier ones, so none of them is new.
UPDATE "candidate_suggestions" SET "looked_at" = "suggested_at";--> statement-breakpoint
ALTER TABLE "application_intents" ADD CONSTRAINT "application_intents_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_intents" ADD CONSTRAINT "application_intents_position_id_positions_id_fk" FOREIGN KEY ("position_id") REFERENCES "public"."positions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_intents_position" ON "application_intents" USING btree ("position_id");--> statement-breakpoint
CREATE INDEX "application_intents_kept" ON "application_intents" USING btree ("kept_at");--> statement-breakpoint
CREATE INDEX "candidate_suggestions_new" ON "candidate_suggestions" USING btree ("application_id") WHERE "candidate_suggestions"."looked_at" is null;