CREATE TABLE "sandbox_payouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_key" text NOT NULL,
	"cents" bigint NOT NULL,
	"outcome" text NOT NULL,
	"reason" text,
	"paid_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sandbox_payouts_request" UNIQUE("request_key"),
	CONSTRAINT "sandbox_payouts_outcome_check" CHECK ("sandbox_payouts"."outcome" in ('paid', 'failed', 'returned')),
	CONSTRAINT "sandbox_payouts_reason_check" CHECK ("sandbox_payouts"."reason" in ('keyNotFound', 'keyOfAnother', 'accountClosed', 'refused', 'returnedByBank', 'unknown')),
	CONSTRAINT "sandbox_payouts_cents_check" CHECK ("sandbox_payouts"."cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "pay_run_entries" (
	"run_hire_id" uuid NOT NULL,
	"entry_id" uuid NOT NULL,
	"released_at" timestamp with time zone,
	CONSTRAINT "pay_run_entries_run_hire_id_entry_id_pk" PRIMARY KEY("run_hire_id","entry_id")
);
--> statement-breakpoint
CREATE TABLE "pay_run_hires" (
	"id" uuid PRIMARY KEY NOT NULL,
	"run_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"hire_id" uuid NOT NULL,
	"workspace_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"minutes" integer NOT NULL,
	"gross_cents" bigint NOT NULL,
	"net_cents" bigint NOT NULL,
	"transaction_id" uuid,
	"released_at" timestamp with time zone,
	CONSTRAINT "pay_run_hires_hire" UNIQUE("run_id","hire_id"),
	CONSTRAINT "pay_run_hires_end_check" CHECK (num_nonnulls("pay_run_hires"."transaction_id", "pay_run_hires"."released_at") <= 1),
	CONSTRAINT "pay_run_hires_value_check" CHECK ("pay_run_hires"."net_cents" >= 0 and "pay_run_hires"."gross_cents" >= "pay_run_hires"."net_cents")
);
--> statement-breakpoint
CREATE TABLE "pay_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"created_by" uuid NOT NULL,
	"people_count" integer NOT NULL,
	"minutes" integer NOT NULL,
	"gross_cents" bigint NOT NULL,
	"net_cents" bigint NOT NULL,
	"needed_approval" text[] DEFAULT '{}' NOT NULL,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pay_runs_state_check" CHECK ("pay_runs"."state" in ('asked', 'running', 'done', 'dropped')),
	CONSTRAINT "pay_runs_value_check" CHECK ("pay_runs"."net_cents" > 0 and "pay_runs"."gross_cents" >= "pay_runs"."net_cents")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"run_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"cents" bigint NOT NULL,
	"key_kind" text NOT NULL,
	"key" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempt" smallint DEFAULT 0 NOT NULL,
	"reference" text,
	"reason" text,
	"look_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payments_person" UNIQUE("run_id","member_id"),
	CONSTRAINT "payments_state_check" CHECK ("payments"."state" in ('waiting', 'sending', 'paid', 'failed', 'returned', 'paidByHand', 'dropped')),
	CONSTRAINT "payments_reason_check" CHECK ("payments"."reason" in ('keyNotFound', 'keyOfAnother', 'accountClosed', 'refused', 'returnedByBank', 'unknown')),
	CONSTRAINT "payments_kind_check" CHECK ("payments"."key_kind" in ('cpf', 'cnpj', 'email', 'phone', 'random')),
	CONSTRAINT "payments_value_check" CHECK ("payments"."cents" > 0 or ("payments"."cents" = 0 and "payments"."state" = 'dropped')),
	CONSTRAINT "payments_paid_check" CHECK (("payments"."state" in ('paid', 'paidByHand')) <= ("payments"."paid_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "pay_run_entries" ADD CONSTRAINT "pay_run_entries_run_hire_id_pay_run_hires_id_fk" FOREIGN KEY ("run_hire_id") REFERENCES "public"."pay_run_hires"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_run_entries" ADD CONSTRAINT "pay_run_entries_entry_id_time_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."time_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_run_hires" ADD CONSTRAINT "pay_run_hires_run_id_pay_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."pay_runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_run_hires" ADD CONSTRAINT "pay_run_hires_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_run_hires" ADD CONSTRAINT "pay_run_hires_hire_id_project_professionals_id_fk" FOREIGN KEY ("hire_id") REFERENCES "public"."project_professionals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_run_hires" ADD CONSTRAINT "pay_run_hires_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_run_hires" ADD CONSTRAINT "pay_run_hires_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_run_hires" ADD CONSTRAINT "pay_run_hires_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_runs" ADD CONSTRAINT "pay_runs_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_run_id_pay_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."pay_runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "pay_run_entries_once" ON "pay_run_entries" USING btree ("entry_id") WHERE "pay_run_entries"."released_at" is null;--> statement-breakpoint
CREATE INDEX "pay_run_hires_open" ON "pay_run_hires" USING btree ("run_id") WHERE "pay_run_hires"."transaction_id" is null and "pay_run_hires"."released_at" is null;--> statement-breakpoint
CREATE INDEX "pay_run_hires_payment" ON "pay_run_hires" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "pay_run_hires_of_hire" ON "pay_run_hires" USING btree ("hire_id");--> statement-breakpoint
CREATE INDEX "pay_run_hires_workspace" ON "pay_run_hires" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "pay_run_hires_project" ON "pay_run_hires" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "pay_run_hires_transaction" ON "pay_run_hires" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "pay_runs_created" ON "pay_runs" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "pay_runs_running" ON "pay_runs" USING btree ("id") WHERE "pay_runs"."state" = 'running';--> statement-breakpoint
CREATE INDEX "payments_member" ON "payments" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "payments_due" ON "payments" USING btree ("look_at");--> statement-breakpoint
CREATE INDEX "payments_broken" ON "payments" USING btree ("id") WHERE "payments"."state" in ('failed', 'returned');