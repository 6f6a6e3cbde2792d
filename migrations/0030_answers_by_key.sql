CREATE TABLE "keyed_calls" (
	"key" text PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	"attempt" integer DEFAULT 1 NOT NULL,
	"steps" integer DEFAULT 0 NOT NULL,
	"answer" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "keyed_calls_expiry" ON "keyed_calls" USING btree ("created_at");