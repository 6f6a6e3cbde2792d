CREATE TABLE "sandbox_payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"method" text NOT NULL,
	"currency" text NOT NULL,
	"cents" bigint NOT NULL,
	"outcome" text DEFAULT 'waiting' NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"settles_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sandbox_payments_order" UNIQUE("order_id"),
	CONSTRAINT "sandbox_payments_method_check" CHECK ("sandbox_payments"."method" in ('pix', 'boleto')),
	CONSTRAINT "sandbox_payments_currency_check" CHECK ("sandbox_payments"."currency" in ('BRL', 'USD', 'EUR')),
	CONSTRAINT "sandbox_payments_outcome_check" CHECK ("sandbox_payments"."outcome" in ('waiting', 'paid', 'failed', 'canceled')),
	CONSTRAINT "sandbox_payments_cents_check" CHECK ("sandbox_payments"."cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"created_by" uuid NOT NULL,
	"kind" text NOT NULL,
	"method" text NOT NULL,
	"currency" text NOT NULL,
	"cents" bigint NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"provider" text NOT NULL,
	"reference" text,
	"instructions" jsonb,
	"expires_at" timestamp with time zone NOT NULL,
	"look_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "orders_kind_check" CHECK ("orders"."kind" in ('topUp')),
	CONSTRAINT "orders_method_check" CHECK ("orders"."method" in ('pix', 'boleto')),
	CONSTRAINT "orders_currency_check" CHECK ("orders"."currency" in ('BRL', 'USD', 'EUR')),
	CONSTRAINT "orders_state_check" CHECK ("orders"."state" in ('open', 'processing', 'paid', 'expired', 'failed', 'canceled')),
	CONSTRAINT "orders_provider_check" CHECK ("orders"."provider" in ('sandbox')),
	CONSTRAINT "orders_cents_check" CHECK ("orders"."cents" > 0),
	CONSTRAINT "orders_reference_check" CHECK (("orders"."reference" is null) = ("orders"."instructions" is null)),
	CONSTRAINT "orders_end_check" CHECK (("orders"."state" in ('open', 'processing')) = ("orders"."ended_at" is null))
);
--> statement-breakpoint
ALTER TABLE "sandbox_payments" ADD CONSTRAINT "sandbox_payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_workspace" ON "orders" USING btree ("workspace_id","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_created_by" ON "orders" USING btree ("created_by");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_reference" ON "orders" USING btree ("provider","reference");--> statement-breakpoint
CREATE INDEX "orders_look" ON "orders" USING btree ("look_at") WHERE "orders"."look_at" is not null;