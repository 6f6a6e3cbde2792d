-- Prices that were proposed and not confirmed by both sides never held: an administrator sets them again.
DELETE FROM "hire_prices" WHERE "holds_from" IS NULL;--> statement-breakpoint
ALTER TABLE "hire_prices" DROP CONSTRAINT "hire_prices_company_check";--> statement-breakpoint
ALTER TABLE "hire_prices" DROP CONSTRAINT "hire_prices_end_check";--> statement-breakpoint
ALTER TABLE "hire_prices" DROP CONSTRAINT "hire_prices_value_check";--> statement-breakpoint
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_again_of_refunds_id_fk";
--> statement-breakpoint
ALTER TABLE "hire_prices" DROP CONSTRAINT "hire_prices_company_by_users_id_fk";
--> statement-breakpoint
DROP INDEX "refunds_again_of";--> statement-breakpoint
DROP INDEX "hire_prices_one";--> statement-breakpoint
DROP INDEX "hire_prices_company";--> statement-breakpoint
ALTER TABLE "hire_prices" ADD COLUMN "counts_from" date;--> statement-breakpoint
ALTER TABLE "hire_prices" ADD COLUMN "former_gross" bigint;--> statement-breakpoint
ALTER TABLE "hire_prices" ADD COLUMN "former_net" bigint;--> statement-breakpoint
ALTER TABLE "hire_prices" ADD COLUMN "reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "hire_prices_asked" ON "hire_prices" USING btree ("hire_id") WHERE "hire_prices"."holds_from" is null;--> statement-breakpoint
CREATE INDEX "hire_prices_hire" ON "hire_prices" USING btree ("hire_id","holds_from");--> statement-breakpoint
ALTER TABLE "refunds" DROP COLUMN "again_of";--> statement-breakpoint
ALTER TABLE "hire_prices" DROP COLUMN "company_by";--> statement-breakpoint
ALTER TABLE "hire_prices" DROP COLUMN "company_at";--> statement-breakpoint
ALTER TABLE "hire_prices" DROP COLUMN "member_at";--> statement-breakpoint
ALTER TABLE "hire_prices" DROP COLUMN "replaced_at";--> statement-breakpoint
ALTER TABLE "hire_prices" ADD CONSTRAINT "hire_prices_value_check" CHECK ("hire_prices"."gross_cents" between 1 and 10000000 and "hire_prices"."net_cents" between 0 and "hire_prices"."gross_cents");