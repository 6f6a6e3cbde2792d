CREATE TABLE "professional_notas" (
	"id" uuid PRIMARY KEY NOT NULL,
	"hire_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"month" date NOT NULL,
	"number" text NOT NULL,
	"issued_on" date NOT NULL,
	"file_key" text,
	"file_format" text NOT NULL,
	"attached_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "professional_notas_file_key_unique" UNIQUE("file_key"),
	CONSTRAINT "professional_notas_month" UNIQUE("hire_id","month"),
	CONSTRAINT "professional_notas_month_check" CHECK (extract(day from "professional_notas"."month") = 1),
	CONSTRAINT "professional_notas_number_check" CHECK (char_length("professional_notas"."number") between 1 and 60),
	CONSTRAINT "professional_notas_format_check" CHECK ("professional_notas"."file_format" in ('pdf', 'xml'))
);
--> statement-breakpoint
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
ALTER TABLE "professional_notas" ADD CONSTRAINT "professional_notas_hire_id_project_professionals_id_fk" FOREIGN KEY ("hire_id") REFERENCES "public"."project_professionals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "professional_notas" ADD CONSTRAINT "professional_notas_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_payments" ADD CONSTRAINT "tax_payments_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "professional_notas_member" ON "professional_notas" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tax_payments_once" ON "tax_payments" USING btree ("month","tax","guide") WHERE "tax_payments"."state" <> 'dropped';--> statement-breakpoint
CREATE INDEX "tax_payments_created_by" ON "tax_payments" USING btree ("created_by");--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_type_check" CHECK ("ledger_transactions"."type" in ('topUp', 'allocation', 'reservation', 'release', 'work', 'payOut', 'withholding', 'taxPayment', 'purchase', 'penalty', 'refund', 'chargeback', 'counterEntry', 'settlement', 'accountClosure'));--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_cause_check" CHECK ("ledger_transactions"."cause_kind" in ('order', 'project', 'hire', 'payRun', 'payment', 'taxPayment', 'plan', 'transaction', 'space', 'difference'));