CREATE TABLE "ledger_reservations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"transaction_id" uuid NOT NULL,
	"workspace_id" uuid NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"ended_by" uuid,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_reservations_transaction" UNIQUE("transaction_id"),
	CONSTRAINT "ledger_reservations_state_check" CHECK ("ledger_reservations"."state" in ('open', 'posted', 'void')),
	CONSTRAINT "ledger_reservations_end_check" CHECK (("ledger_reservations"."state" = 'open') = ("ledger_reservations"."ended_by" is null))
);
--> statement-breakpoint
ALTER TABLE "ledger_reservations" ADD CONSTRAINT "ledger_reservations_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_reservations" ADD CONSTRAINT "ledger_reservations_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_reservations" ADD CONSTRAINT "ledger_reservations_ended_by_ledger_transactions_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_reservations_workspace" ON "ledger_reservations" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "ledger_reservations_ended" ON "ledger_reservations" USING btree ("ended_by");--> statement-breakpoint
CREATE INDEX "ledger_reservations_due" ON "ledger_reservations" USING btree ("expires_at") WHERE "ledger_reservations"."state" = 'open';