ALTER TABLE "project_professionals" ADD COLUMN "agreed_hours" integer;--> statement-breakpoint
ALTER TABLE "project_professionals" ADD COLUMN "agreed_net" bigint;--> statement-breakpoint
ALTER TABLE "project_professionals" ADD COLUMN "agreed_gross" bigint;--> statement-breakpoint
ALTER TABLE "project_professionals" ADD COLUMN "agreed_currency" text;--> statement-breakpoint
ALTER TABLE "project_professionals" ADD CONSTRAINT "project_professionals_agreed_check" CHECK (num_nulls("project_professionals"."agreed_hours", "project_professionals"."agreed_net", "project_professionals"."agreed_gross", "project_professionals"."agreed_currency") in (0, 4));--> statement-breakpoint
ALTER TABLE "project_professionals" ADD CONSTRAINT "project_professionals_currency_check" CHECK ("project_professionals"."agreed_currency" in ('BRL', 'USD', 'EUR'));--> statement-breakpoint
-- Who was hired with an agreement before has its figures too.
UPDATE "project_professionals" p SET "agreed_hours" = g."monthly_hours", "agreed_net" = g."hourly_net", "agreed_gross" = g."hourly_gross", "agreed_currency" = g."currency"
FROM "negotiation_agreements" g JOIN "applications" a ON a."id" = g."application_id"
WHERE g."hired_at" IS NOT NULL AND a."position_id" = p."position_id" AND a."member_id" = p."member_id";--> statement-breakpoint
-- Candidates compare gross with gross; what a company has changed by hand stays.
UPDATE "positions" o SET "pay_minimum" = v."gross_hourly", "pay_maximum" = v."gross_hourly"
FROM "project_vacancies" v
WHERE v."position_id" = o."id" AND o."pay_period" = 'hour' AND o."pay_minimum" = v."net_hourly" AND o."pay_maximum" = v."net_hourly";
