CREATE TABLE "outgoing_money" (
	"id" uuid PRIMARY KEY NOT NULL,
	"about_id" uuid NOT NULL,
	"cents" bigint NOT NULL,
	"counted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "outgoing_money_cents_check" CHECK ("outgoing_money"."cents" >= 0)
);
--> statement-breakpoint
ALTER TABLE "approvals" DROP CONSTRAINT "approvals_state_check";--> statement-breakpoint
ALTER TABLE "approvals" DROP CONSTRAINT "approvals_reason_check";--> statement-breakpoint
ALTER TABLE "staff_invitations" ADD COLUMN "waits_for_approval" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "suspended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "waits_for_approval" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "approvals" ADD COLUMN "reasons" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "approvals" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "approvals" ADD COLUMN "outside_asked_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "outgoing_money_about" ON "outgoing_money" USING btree ("about_id");--> statement-breakpoint
CREATE INDEX "outgoing_money_counted" ON "outgoing_money" USING btree ("counted_at");--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_state_check" CHECK ("approvals"."state" in ('open', 'approved', 'refused', 'expired', 'lapsed'));--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_reason_check" CHECK (char_length("approvals"."reason") <= 500 and char_length("approvals"."note") <= 500);--> statement-breakpoint
-- What left or was asked for in the last days counts for the limit of its day.
INSERT INTO "outgoing_money" ("id", "about_id", "cents", "counted_at")
SELECT r."id", r."id", sum(y."cents" + y."tax_cents"), coalesce(r."started_at", r."created_at")
FROM "pay_runs" r JOIN "payments" y ON y."run_id" = r."id" AND y."state" <> 'dropped'
WHERE r."currency" = 'BRL' AND r."created_at" > now() - interval '8 days'
GROUP BY r."id";--> statement-breakpoint
UPDATE "approvals" SET "kind" = 'paymentRetry' WHERE "kind" = 'changedKeyPayment';--> statement-breakpoint
UPDATE "happenings" SET "name" = 'payouts.retryAsked' WHERE "name" = 'payouts.changedKeyAsked';
