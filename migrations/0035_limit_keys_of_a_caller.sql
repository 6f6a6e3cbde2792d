ALTER TABLE "keyed_calls" ADD COLUMN "caller" text;--> statement-breakpoint
CREATE INDEX "keyed_calls_caller" ON "keyed_calls" USING btree ("caller","created_at");