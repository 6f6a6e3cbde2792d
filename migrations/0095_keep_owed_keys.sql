ALTER TABLE "fiscal_identities" ADD COLUMN "key_kind" text;--> statement-breakpoint
ALTER TABLE "fiscal_identities" ADD COLUMN "key" text;--> statement-breakpoint
CREATE INDEX "payments_open" ON "payments" USING btree ("run_id") WHERE "payments"."state" in ('waiting', 'sending');--> statement-breakpoint
ALTER TABLE "fiscal_identities" ADD CONSTRAINT "fiscal_identities_kind_check" CHECK ("fiscal_identities"."key_kind" in ('cpf', 'cnpj', 'email', 'phone', 'random'));--> statement-breakpoint
ALTER TABLE "fiscal_identities" ADD CONSTRAINT "fiscal_identities_key_check" CHECK (("fiscal_identities"."key_kind" is null) = ("fiscal_identities"."key" is null));