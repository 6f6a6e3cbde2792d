-- The tokens of links are kept as hashes, and encrypted for their owners. SQL has no keys: what must be encrypted waits in
-- plain_tokens for the start-up step that follows the migrations (platform/encryption/encrypt-plain-tokens.ts), which drops it.
CREATE TABLE "plain_tokens" ("table_name" text NOT NULL, "token" text NOT NULL);--> statement-breakpoint
INSERT INTO "plain_tokens" SELECT 'brief_shares', "token" FROM "brief_shares" WHERE "revoked_at" IS NULL;--> statement-breakpoint
INSERT INTO "plain_tokens" SELECT 'quiz_shares', "token" FROM "quiz_shares" WHERE "revoked_at" IS NULL;--> statement-breakpoint
ALTER TABLE "brief_shares" DROP CONSTRAINT "brief_shares_token_unique";--> statement-breakpoint
ALTER TABLE "quiz_shares" DROP CONSTRAINT "quiz_shares_token_unique";--> statement-breakpoint
ALTER TABLE "brief_shares" ADD COLUMN "token_hash" text;--> statement-breakpoint
ALTER TABLE "brief_shares" ADD COLUMN "encrypted_token" text;--> statement-breakpoint
ALTER TABLE "quiz_shares" ADD COLUMN "token_hash" text;--> statement-breakpoint
ALTER TABLE "quiz_shares" ADD COLUMN "encrypted_token" text;--> statement-breakpoint
-- The token itself is overwritten too: a dropped column only hides it.
UPDATE "brief_shares" SET "token_hash" = encode(sha256(convert_to("token", 'UTF8')), 'hex'), "encrypted_token" = '', "token" = '';--> statement-breakpoint
UPDATE "quiz_shares" SET "token_hash" = encode(sha256(convert_to("token", 'UTF8')), 'hex'), "encrypted_token" = '', "token" = '';--> statement-breakpoint
ALTER TABLE "brief_shares" ALTER COLUMN "token_hash" SET NOT NULL, ALTER COLUMN "encrypted_token" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "quiz_shares" ALTER COLUMN "token_hash" SET NOT NULL, ALTER COLUMN "encrypted_token" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "brief_shares" DROP COLUMN "token";--> statement-breakpoint
ALTER TABLE "quiz_shares" DROP COLUMN "token";--> statement-breakpoint
ALTER TABLE "brief_shares" ADD CONSTRAINT "brief_shares_token_hash_unique" UNIQUE("token_hash");--> statement-breakpoint
ALTER TABLE "quiz_shares" ADD CONSTRAINT "quiz_shares_token_hash_unique" UNIQUE("token_hash");--> statement-breakpoint
-- Sign-ins at a provider under way: nonce and verifier stood there in clear. Who is in the middle of one begins again.
DELETE FROM "verifications" WHERE "identifier" LIKE 'oidc%';
