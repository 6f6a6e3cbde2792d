CREATE TABLE "sandbox_refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"cents" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sandbox_refunds_cents_check" CHECK ("sandbox_refunds"."cents" > 0)
);
--> statement-breakpoint
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_state_check";--> statement-breakpoint
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_end_check";--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "look_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sandbox_refunds" ADD CONSTRAINT "sandbox_refunds_payment_id_sandbox_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."sandbox_payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sandbox_refunds_payment" ON "sandbox_refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "sandbox_refunds_created" ON "sandbox_refunds" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "refunds_look" ON "refunds" USING btree ("look_at") WHERE "refunds"."look_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_reference" ON "refunds" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "refunds_returned" ON "refunds" USING btree ("workspace_id") WHERE "refunds"."state" = 'returned';--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_look_check" CHECK ("refunds"."look_at" is null or ("refunds"."way" = 'provider' and "refunds"."state" = 'done'));--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_returned_check" CHECK ("refunds"."state" <> 'returned' or "refunds"."way" = 'provider');--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_state_check" CHECK ("refunds"."state" in ('asked', 'sent', 'done', 'failed', 'returned'));--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_end_check" CHECK (("refunds"."state" in ('done', 'failed', 'returned')) = ("refunds"."ended_at" is not null));--> statement-breakpoint
UPDATE "refunds" SET "look_at" = now() WHERE "way" = 'provider' AND "state" = 'done';--> statement-breakpoint
INSERT INTO "sandbox_refunds" ("id", "payment_id", "cents", "created_at")
SELECT r."id", s."id", r."cents", coalesce(r."ended_at", r."created_at") FROM "refunds" r
JOIN "orders" o ON o."id" = r."order_id" AND o."provider" = 'sandbox'
JOIN "sandbox_payments" s ON s."id"::text = o."reference"
WHERE r."state" = 'done';
