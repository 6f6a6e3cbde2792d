-- Declarations that were taken back leave nothing behind.
DELETE FROM "affirmative_declarations" WHERE "content" IS NULL;--> statement-breakpoint
ALTER TABLE "affirmative_declarations" DROP CONSTRAINT "affirmative_declarations_withdrawn_check";--> statement-breakpoint
ALTER TABLE "affirmative_declarations" ALTER COLUMN "content" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "affirmative_declarations" DROP COLUMN "withdrawn_at";