CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"way" text NOT NULL,
	"order_id" uuid,
	"currency" text NOT NULL,
	"cents" bigint NOT NULL,
	"reason" text NOT NULL,
	"closes_account" boolean DEFAULT false NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"reservation_id" uuid NOT NULL,
	"reference" text,
	"asked_by" uuid NOT NULL,
	"done_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "refunds_way_check" CHECK ("refunds"."way" in ('provider', 'pix')),
	CONSTRAINT "refunds_order_check" CHECK (("refunds"."way" = 'provider') = ("refunds"."order_id" is not null)),
	CONSTRAINT "refunds_currency_check" CHECK ("refunds"."currency" in ('BRL', 'USD', 'EUR')),
	CONSTRAINT "refunds_cents_check" CHECK ("refunds"."cents" > 0),
	CONSTRAINT "refunds_state_check" CHECK ("refunds"."state" in ('asked', 'sent', 'done', 'failed')),
	CONSTRAINT "refunds_end_check" CHECK (("refunds"."state" in ('done', 'failed')) = ("refunds"."ended_at" is not null)),
	CONSTRAINT "refunds_two_check" CHECK ("refunds"."done_by" <> "refunds"."asked_by"),
	CONSTRAINT "refunds_hand_check" CHECK (("refunds"."way" = 'pix' and "refunds"."state" = 'done') = ("refunds"."done_by" is not null)),
	CONSTRAINT "refunds_reason_check" CHECK (char_length("refunds"."reason") <= 300)
);
--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_reservation_id_ledger_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."ledger_reservations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_done_by_users_id_fk" FOREIGN KEY ("done_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refunds_workspace" ON "refunds" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refunds_reservation" ON "refunds" USING btree ("reservation_id");--> statement-breakpoint
CREATE INDEX "refunds_asked_by" ON "refunds" USING btree ("asked_by");--> statement-breakpoint
CREATE INDEX "refunds_done_by" ON "refunds" USING btree ("done_by");--> statement-breakpoint
CREATE INDEX "refunds_waiting" ON "refunds" USING btree ("created_at") WHERE "refunds"."way" = 'provider' and "refunds"."state" in ('asked', 'sent');