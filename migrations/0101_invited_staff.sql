ALTER TABLE "staff_details" ADD COLUMN "invited_by" uuid;--> statement-breakpoint
ALTER TABLE "staff_details" ADD CONSTRAINT "staff_details_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_details_invited_by" ON "staff_details" USING btree ("invited_by");--> statement-breakpoint
UPDATE "staff_details" SET "invited_by" = i."invited_by" FROM "users" u JOIN "staff_invitations" i ON i."email" = u."email"
  WHERE u."id" = "staff_details"."user_id" AND i."accepted_at" IS NOT NULL;
