-- Sessions are found by the hash of their token; who is signed in stays so. What ran out goes.
DELETE FROM "sessions" WHERE "expires_at" < now();--> statement-breakpoint
ALTER TABLE "sessions" RENAME COLUMN "token" TO "token_hash";--> statement-breakpoint
ALTER TABLE "sessions" RENAME CONSTRAINT "sessions_token_unique" TO "sessions_token_hash_unique";--> statement-breakpoint
UPDATE "sessions" SET "token_hash" = encode(sha256(convert_to("token_hash", 'UTF8')), 'hex');--> statement-breakpoint
-- Asked for by the library that kept sessions before, and never filled.
ALTER TABLE "identities" DROP COLUMN "access_token";--> statement-breakpoint
ALTER TABLE "identities" DROP COLUMN "refresh_token";--> statement-breakpoint
ALTER TABLE "identities" DROP COLUMN "id_token";--> statement-breakpoint
ALTER TABLE "identities" DROP COLUMN "access_token_expires_at";--> statement-breakpoint
ALTER TABLE "identities" DROP COLUMN "refresh_token_expires_at";--> statement-breakpoint
ALTER TABLE "identities" DROP COLUMN "scope";
