CREATE TABLE "private_records" (
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"encrypted" text,
	"plain" jsonb,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "private_records_member_id_kind_pk" PRIMARY KEY("member_id","kind"),
	CONSTRAINT "private_records_kind_check" CHECK ("private_records"."kind" in ('bankDetails', 'ownCompany', 'personalData')),
	CONSTRAINT "private_records_one_form" CHECK (num_nonnulls("private_records"."encrypted", "private_records"."plain") = 1)
);
--> statement-breakpoint
ALTER TABLE "private_records" ADD CONSTRAINT "private_records_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "private_records_plain" ON "private_records" USING btree ("member_id") WHERE "private_records"."plain" is not null;--> statement-breakpoint
-- Bank details leave the profile's document; the next start of the product encrypts them.
INSERT INTO private_records (member_id, kind, plain, version)
  SELECT member_id, 'bankDetails', content -> 'bankDetails' -> 'details', (content -> 'bankDetails' ->> 'version')::int
  FROM profiles WHERE content ? 'bankDetails';--> statement-breakpoint
-- Availability also says when somebody can start and in which parts of the day they work.
UPDATE profiles SET content = jsonb_set(content - 'bankDetails', '{availability}', '{"startsWithin": null, "dailyTimes": []}'::jsonb || (content -> 'availability'));--> statement-breakpoint
UPDATE profile_imports SET before = jsonb_set(before - 'bankDetails', '{availability}', '{"startsWithin": null, "dailyTimes": []}'::jsonb || (before -> 'availability')) WHERE before IS NOT NULL;
