CREATE TABLE "ledger_differences" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"about" text NOT NULL,
	"cents" bigint,
	"currency" text NOT NULL,
	"scope" text NOT NULL,
	"workspace_id" uuid,
	"member_id" uuid,
	"first_seen_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone,
	"explained_by" uuid,
	"explained_at" timestamp with time zone,
	"reason" text DEFAULT '' NOT NULL,
	"transaction_id" uuid,
	"settled_at" timestamp with time zone,
	CONSTRAINT "ledger_differences_kind_check" CHECK ("ledger_differences"."kind" in ('unbalanced', 'balance', 'reserved', 'incomplete', 'changedDay', 'unguarded', 'uncredited', 'unpaidCredit', 'servicePayment', 'refund', 'chargeback', 'heldReport', 'silentProvider', 'payout', 'debit', 'covered', 'provider', 'refundProvider', 'foreignRefund', 'disputeProvider', 'payoutProvider')),
	CONSTRAINT "ledger_differences_currency_check" CHECK ("ledger_differences"."currency" in ('BRL', 'USD', 'EUR')),
	CONSTRAINT "ledger_differences_scope_check" CHECK ("ledger_differences"."scope" in ('all', 'payouts', 'person', 'workspace', 'nobody')),
	CONSTRAINT "ledger_differences_explained_check" CHECK (num_nonnulls("ledger_differences"."explained_by", "ledger_differences"."explained_at") = case when "ledger_differences"."reason" = '' then 0 else 2 end)
);
--> statement-breakpoint
ALTER TABLE "ledger_accounts" DROP CONSTRAINT "ledger_accounts_kind_check";--> statement-breakpoint
ALTER TABLE "ledger_transactions" DROP CONSTRAINT "ledger_transactions_type_check";--> statement-breakpoint
ALTER TABLE "ledger_transactions" DROP CONSTRAINT "ledger_transactions_cause_check";--> statement-breakpoint
ALTER TABLE "cnab_files" ADD COLUMN "heard_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "cnab_files" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "provider" text;--> statement-breakpoint
ALTER TABLE "ledger_proofs" ADD COLUMN "difference_count" integer;--> statement-breakpoint
UPDATE "ledger_proofs" SET "difference_count" = jsonb_array_length("differences");--> statement-breakpoint
ALTER TABLE "ledger_proofs" ALTER COLUMN "difference_count" SET NOT NULL;--> statement-breakpoint
-- Who has the attempt of now, as far as our own side of the provider tells.
UPDATE "payments" y SET "provider" = 'cnab' WHERE EXISTS (SELECT FROM "cnab_payments" c WHERE c."payment_id" = y."id" AND c."attempt" = y."attempt");--> statement-breakpoint
UPDATE "payments" y SET "provider" = 'sandbox' WHERE EXISTS (SELECT FROM "sandbox_payouts" s WHERE s."request_key" = y."id" || ':' || y."attempt");--> statement-breakpoint
-- Whether the bank has named them is not known of the files of before: none of them is withdrawn.
UPDATE "cnab_files" SET "heard_at" = "created_at";--> statement-breakpoint
ALTER TABLE "ledger_proofs" ADD COLUMN "balances" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_differences" ADD CONSTRAINT "ledger_differences_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_differences" ADD CONSTRAINT "ledger_differences_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_differences" ADD CONSTRAINT "ledger_differences_explained_by_users_id_fk" FOREIGN KEY ("explained_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_differences" ADD CONSTRAINT "ledger_differences_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_differences_one" ON "ledger_differences" USING btree ("kind","about","currency") WHERE "ledger_differences"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "ledger_differences_open" ON "ledger_differences" USING btree ("scope") WHERE "ledger_differences"."settled_at" is null and "ledger_differences"."explained_at" is null;--> statement-breakpoint
CREATE INDEX "ledger_differences_seen" ON "ledger_differences" USING btree ("last_seen_at");--> statement-breakpoint
CREATE INDEX "ledger_differences_workspace" ON "ledger_differences" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "ledger_differences_member" ON "ledger_differences" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "ledger_differences_explained_by" ON "ledger_differences" USING btree ("explained_by");--> statement-breakpoint
CREATE INDEX "ledger_differences_transaction" ON "ledger_differences" USING btree ("transaction_id");--> statement-breakpoint
-- What the newest proof found stops all, as it did, until the next one says what it concerns.
INSERT INTO "ledger_differences" ("id", "kind", "about", "cents", "currency", "scope", "first_seen_at", "last_seen_at")
	SELECT DISTINCT ON (d."kind", d."about", d."currency") gen_random_uuid(), d."kind", d."about", d."cents", coalesce(d."currency", 'BRL'), 'all', p."proven_at", p."proven_at"
	FROM (SELECT * FROM "ledger_proofs" ORDER BY "proven_at" DESC, "id" DESC LIMIT 1) p,
		jsonb_to_recordset(p."differences") AS d("kind" text, "about" text, "cents" bigint, "currency" text);--> statement-breakpoint
ALTER TABLE "ledger_proofs" DROP COLUMN "differences";--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_kind_check" CHECK ("ledger_accounts"."kind" in ('available', 'allocated', 'reserved', 'debt', 'professional', 'fee', 'penalty', 'withheldTax', 'clearing', 'bank', 'providerFee'));--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_type_check" CHECK ("ledger_transactions"."type" in ('topUp', 'allocation', 'reservation', 'release', 'work', 'payOut', 'withholding', 'purchase', 'penalty', 'refund', 'chargeback', 'counterEntry', 'settlement', 'accountClosure'));--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_cause_check" CHECK ("ledger_transactions"."cause_kind" in ('order', 'project', 'hire', 'payRun', 'payment', 'plan', 'transaction', 'space', 'difference'));