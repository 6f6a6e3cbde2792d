DROP INDEX "ledger_reservations_due";--> statement-breakpoint
ALTER TABLE "ledger_reservations" DROP COLUMN "expires_at";--> statement-breakpoint
-- Hours paid abroad are no longer asked for: they are debited at once and their payment is confirmed by two. What still waited is asked anew.
UPDATE "approvals" SET "state" = 'lapsed', "decided_at" = now() WHERE "kind" = 'foreignPayRun' AND "state" = 'open';
