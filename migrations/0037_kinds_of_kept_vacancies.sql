UPDATE "application_intents" SET "position_type" = 'position' WHERE "position_type" IS NULL;--> statement-breakpoint
ALTER TABLE "application_intents" ALTER COLUMN "position_type" SET DEFAULT 'position';--> statement-breakpoint
ALTER TABLE "application_intents" ALTER COLUMN "position_type" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "application_intents" ADD CONSTRAINT "application_intents_type_check" CHECK ("application_intents"."position_type" in ('position', 'upsell', 'replacement'));