ALTER TABLE "service_orders" ADD COLUMN "reminded_for" smallint;--> statement-breakpoint
ALTER TABLE "service_orders" DROP COLUMN "reminded_at";