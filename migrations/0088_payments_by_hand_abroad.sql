ALTER TABLE "payments" ALTER COLUMN "key_kind" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "key" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "pay_runs" ADD COLUMN "currency" text DEFAULT 'BRL' NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "currency" text DEFAULT 'BRL' NOT NULL;--> statement-breakpoint
ALTER TABLE "pay_runs" ADD CONSTRAINT "pay_runs_currency_check" CHECK ("pay_runs"."currency" in ('BRL', 'USD', 'EUR'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_currency_check" CHECK ("payments"."currency" in ('BRL', 'USD', 'EUR'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_key_check" CHECK (("payments"."key_kind" is not null) = ("payments"."currency" = 'BRL') and ("payments"."key" is not null) = ("payments"."currency" = 'BRL'));