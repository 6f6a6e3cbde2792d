CREATE TABLE "tax_payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tax" text NOT NULL,
	"month" date NOT NULL,
	"cents" bigint NOT NULL,
	"paid_on" date NOT NULL,
	"guide" text NOT NULL,
	"state" text NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tax_payments_tax_check" CHECK ("tax_payments"."tax" in ('inss', 'irrf', 'iss')),
	CONSTRAINT "tax_payments_month_check" CHECK (extract(day from "tax_payments"."month") = 1),
	CONSTRAINT "tax_payments_cents_check" CHECK ("tax_payments"."cents" > 0),
	CONSTRAINT "tax_payments_guide_check" CHECK (char_length("tax_payments"."guide") between 1 and 60),
	CONSTRAINT "tax_payments_state_check" CHECK ("tax_payments"."state" in ('asked', 'paid', 'dropped'))
);
--> statement-breakpoint
ALTER TABLE "ledger_transactions" DROP CONSTRAINT "ledger_transactions_type_check";--> statement-breakpoint
ALTER TABLE "ledger_transactions" DROP CONSTRAINT "ledger_transactions_cause_check";--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "issued_on" date;--> statement-breakpoint
ALTER TABLE "tax_payments" ADD CONSTRAINT "tax_payments_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "tax_payments_once" ON "tax_payments" USING btree ("month","tax","guide") WHERE "tax_payments"."state" <> 'dropped';--> statement-breakpoint
CREATE INDEX "tax_payments_created_by" ON "tax_payments" USING btree ("created_by");--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_type_check" CHECK ("ledger_transactions"."type" in ('topUp', 'allocation', 'reservation', 'release', 'work', 'payOut', 'withholding', 'taxPayment', 'purchase', 'penalty', 'refund', 'chargeback', 'counterEntry', 'settlement', 'accountClosure'));--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_cause_check" CHECK ("ledger_transactions"."cause_kind" in ('order', 'project', 'hire', 'payRun', 'payment', 'taxPayment', 'plan', 'transaction', 'space', 'difference'));