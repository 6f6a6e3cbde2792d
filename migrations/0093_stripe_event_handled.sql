ALTER TABLE "stripe_events" ADD COLUMN "handled_at" timestamp with time zone;--> statement-breakpoint
UPDATE "stripe_events" SET "handled_at" = "created_at";
