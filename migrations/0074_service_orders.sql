CREATE TABLE "service_orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"created_by" uuid,
	"type" text NOT NULL,
	"plan_id" text,
	"description" text DEFAULT '' NOT NULL,
	"currency" text NOT NULL,
	"cents" bigint NOT NULL,
	"items" jsonb NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"due_on" date NOT NULL,
	"reminded_at" timestamp with time zone,
	"cause" text,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "service_orders_type_check" CHECK ("service_orders"."type" in ('ats', 'sourcing', 'candidates', 'videoInterview', 'other')),
	CONSTRAINT "service_orders_state_check" CHECK ("service_orders"."state" in ('open', 'paid', 'canceled')),
	CONSTRAINT "service_orders_currency_check" CHECK ("service_orders"."currency" in ('BRL', 'USD', 'EUR')),
	CONSTRAINT "service_orders_cents_check" CHECK ("service_orders"."cents" > 0),
	CONSTRAINT "service_orders_end_check" CHECK (("service_orders"."state" = 'open') = ("service_orders"."ended_at" is null))
);
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_kind_check";--> statement-breakpoint
ALTER TABLE "ledger_transactions" DROP CONSTRAINT "ledger_transactions_type_check";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "service_order_id" uuid;--> statement-breakpoint
ALTER TABLE "service_orders" ADD CONSTRAINT "service_orders_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_orders" ADD CONSTRAINT "service_orders_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "service_orders_cause" ON "service_orders" USING btree ("cause");--> statement-breakpoint
CREATE INDEX "service_orders_workspace" ON "service_orders" USING btree ("workspace_id","id");--> statement-breakpoint
CREATE INDEX "service_orders_created_by" ON "service_orders" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "service_orders_due" ON "service_orders" USING btree ("due_on") WHERE "service_orders"."state" = 'open';--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_service_order_id_service_orders_id_fk" FOREIGN KEY ("service_order_id") REFERENCES "public"."service_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_service_live" ON "orders" USING btree ("service_order_id") WHERE "orders"."state" in ('open', 'processing');--> statement-breakpoint
CREATE INDEX "orders_service" ON "orders" USING btree ("service_order_id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_service_check" CHECK (("orders"."kind" = 'service') = ("orders"."service_order_id" is not null));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_kind_check" CHECK ("orders"."kind" in ('topUp', 'service'));--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_type_check" CHECK ("ledger_transactions"."type" in ('topUp', 'allocation', 'reservation', 'release', 'work', 'payOut', 'purchase', 'penalty', 'refund', 'counterEntry', 'accountClosure'));