ALTER TABLE "subscriptions" ADD COLUMN "suspended_on" date;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "next" jsonb;