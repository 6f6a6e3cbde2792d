CREATE TABLE "encryption_keys_in_use" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
INSERT INTO "encryption_keys_in_use" ("id")
SELECT DISTINCT split_part(encrypted, '.', 1) FROM (
	SELECT "encrypted" FROM "private_records" WHERE "encrypted" IS NOT NULL
	UNION ALL SELECT "content" FROM "personal_data"
	UNION ALL SELECT "content" FROM "affirmative_declarations"
) AS records;
