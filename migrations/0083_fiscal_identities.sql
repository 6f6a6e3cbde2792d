CREATE TABLE "fiscal_identities" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"identity" text NOT NULL,
	"kept_until" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "fiscal_identities" ADD CONSTRAINT "fiscal_identities_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fiscal_identities_until" ON "fiscal_identities" USING btree ("kept_until");