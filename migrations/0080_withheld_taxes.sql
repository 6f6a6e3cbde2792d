CREATE TABLE "withheld_taxes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"net_cents" bigint NOT NULL,
	"inss_cents" bigint NOT NULL,
	"irrf_cents" bigint NOT NULL,
	"iss_cents" bigint NOT NULL,
	"typed_by" uuid NOT NULL,
	"payment_id" uuid,
	"replaced_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "withheld_taxes_value_check" CHECK ("withheld_taxes"."inss_cents" >= 0 and "withheld_taxes"."irrf_cents" >= 0 and "withheld_taxes"."iss_cents" >= 0
        and "withheld_taxes"."inss_cents" + "withheld_taxes"."irrf_cents" + "withheld_taxes"."iss_cents" < "withheld_taxes"."net_cents"),
	CONSTRAINT "withheld_taxes_end_check" CHECK (num_nonnulls("withheld_taxes"."payment_id", "withheld_taxes"."replaced_at") <= 1)
);
--> statement-breakpoint
ALTER TABLE "ledger_accounts" DROP CONSTRAINT "ledger_accounts_kind_check";--> statement-breakpoint
ALTER TABLE "ledger_transactions" DROP CONSTRAINT "ledger_transactions_type_check";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "tax_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "withheld_taxes" ADD CONSTRAINT "withheld_taxes_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withheld_taxes" ADD CONSTRAINT "withheld_taxes_typed_by_users_id_fk" FOREIGN KEY ("typed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withheld_taxes" ADD CONSTRAINT "withheld_taxes_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "withheld_taxes_open" ON "withheld_taxes" USING btree ("member_id") WHERE "withheld_taxes"."payment_id" is null and "withheld_taxes"."replaced_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "withheld_taxes_payment" ON "withheld_taxes" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "withheld_taxes_typed" ON "withheld_taxes" USING btree ("typed_by");--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_kind_check" CHECK ("ledger_accounts"."kind" in ('available', 'allocated', 'reserved', 'debt', 'professional', 'fee', 'penalty', 'withheldTax', 'clearing'));--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_type_check" CHECK ("ledger_transactions"."type" in ('topUp', 'allocation', 'reservation', 'release', 'work', 'payOut', 'withholding', 'purchase', 'penalty', 'refund', 'chargeback', 'counterEntry', 'accountClosure'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_tax_check" CHECK ("payments"."tax_cents" >= 0);