CREATE TABLE "happenings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"workspace_id" uuid,
	"actor_id" uuid,
	"ids" jsonb NOT NULL,
	"about" uuid[] NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "happenings_ids_check" CHECK (jsonb_typeof("happenings"."ids") = 'object' and cardinality("happenings"."about") <= 8)
);
--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "happening" text;--> statement-breakpoint
CREATE INDEX "happenings_of_space" ON "happenings" USING btree ("workspace_id","name","id");--> statement-breakpoint
CREATE INDEX "happenings_of_actor" ON "happenings" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "happenings_about" ON "happenings" USING gin ("about");--> statement-breakpoint
CREATE INDEX "happenings_old" ON "happenings" USING brin ("at");