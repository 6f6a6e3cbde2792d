CREATE TABLE "ledger_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"currency" text NOT NULL,
	"workspace_id" uuid,
	"project_id" uuid,
	"member_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_accounts_key" UNIQUE("key"),
	CONSTRAINT "ledger_accounts_kind_check" CHECK ("ledger_accounts"."kind" in ('available', 'allocated', 'reserved', 'debt', 'professional', 'fee', 'penalty', 'clearing')),
	CONSTRAINT "ledger_accounts_currency_check" CHECK ("ledger_accounts"."currency" in ('BRL', 'USD', 'EUR')),
	CONSTRAINT "ledger_accounts_owner_check" CHECK (("ledger_accounts"."workspace_id" is not null) = ("ledger_accounts"."kind" in ('available', 'allocated', 'reserved', 'debt'))
        and ("ledger_accounts"."project_id" is not null) = ("ledger_accounts"."kind" = 'allocated')
        and ("ledger_accounts"."member_id" is not null) = ("ledger_accounts"."kind" = 'professional')),
	CONSTRAINT "ledger_accounts_key_check" CHECK ("ledger_accounts"."key" = concat_ws(':', "ledger_accounts"."kind", "ledger_accounts"."currency", "ledger_accounts"."workspace_id", "ledger_accounts"."project_id", "ledger_accounts"."member_id"))
);
--> statement-breakpoint
CREATE TABLE "ledger_balances" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"cents" bigint DEFAULT 0 NOT NULL,
	"is_debt" boolean DEFAULT false NOT NULL,
	CONSTRAINT "ledger_balances_limit" CHECK (case when "ledger_balances"."is_debt" then "ledger_balances"."cents" <= 0 else "ledger_balances"."cents" >= 0 end)
);
--> statement-breakpoint
CREATE TABLE "ledger_days" (
	"day" date PRIMARY KEY NOT NULL,
	"line_count" integer NOT NULL,
	"hash" text NOT NULL,
	"closed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_lines" (
	"transaction_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"account_id" uuid NOT NULL,
	"cents" bigint NOT NULL,
	CONSTRAINT "ledger_lines_transaction_id_position_pk" PRIMARY KEY("transaction_id","position"),
	CONSTRAINT "ledger_lines_cents_check" CHECK ("ledger_lines"."cents" <> 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_proofs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"asked_by" uuid,
	"line_count" bigint NOT NULL,
	"differences" jsonb NOT NULL,
	"proven_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_transactions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"idempotency_key" text NOT NULL,
	"content_hash" text NOT NULL,
	"type" text NOT NULL,
	"currency" text NOT NULL,
	"cause_kind" text NOT NULL,
	"cause_id" uuid NOT NULL,
	"actor_id" uuid,
	"minutes" integer,
	"line_count" smallint NOT NULL,
	"posted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_transactions_key" UNIQUE("idempotency_key"),
	CONSTRAINT "ledger_transactions_type_check" CHECK ("ledger_transactions"."type" in ('topUp', 'allocation', 'reservation', 'release', 'work', 'payOut', 'penalty', 'refund', 'counterEntry', 'accountClosure')),
	CONSTRAINT "ledger_transactions_currency_check" CHECK ("ledger_transactions"."currency" in ('BRL', 'USD', 'EUR')),
	CONSTRAINT "ledger_transactions_cause_check" CHECK ("ledger_transactions"."cause_kind" in ('order', 'project', 'hire', 'payRun', 'payment', 'plan', 'transaction', 'space'))
);
--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_balances" ADD CONSTRAINT "ledger_balances_account_id_ledger_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_lines" ADD CONSTRAINT "ledger_lines_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_lines" ADD CONSTRAINT "ledger_lines_account_id_ledger_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_proofs" ADD CONSTRAINT "ledger_proofs_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_accounts_workspace" ON "ledger_accounts" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "ledger_accounts_project" ON "ledger_accounts" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "ledger_accounts_member" ON "ledger_accounts" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "ledger_lines_account" ON "ledger_lines" USING btree ("account_id","transaction_id");--> statement-breakpoint
CREATE INDEX "ledger_proofs_at" ON "ledger_proofs" USING btree ("proven_at");--> statement-breakpoint
CREATE INDEX "ledger_proofs_asked" ON "ledger_proofs" USING btree ("asked_by");--> statement-breakpoint
CREATE INDEX "ledger_transactions_cause" ON "ledger_transactions" USING btree ("cause_id");--> statement-breakpoint
CREATE INDEX "ledger_transactions_actor" ON "ledger_transactions" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "ledger_transactions_posted" ON "ledger_transactions" USING btree ("posted_at","id");