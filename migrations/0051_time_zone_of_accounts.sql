ALTER TABLE "users" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "next_time_zone" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "next_time_zone_from" timestamp with time zone;--> statement-breakpoint
UPDATE "users" SET "time_zone" = "told"."time_zone" FROM "reader_time_zones" AS "told" WHERE "users"."id" = "told"."user_id" AND "users"."deleted_at" IS NULL;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_next_time_zone_check" CHECK (("users"."next_time_zone" is null) = ("users"."next_time_zone_from" is null) and ("users"."next_time_zone" is null or "users"."time_zone" is not null));--> statement-breakpoint
DROP TABLE "reader_time_zones" CASCADE;
