CREATE TABLE "access_records" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"address" text NOT NULL,
	"event" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "access_records_event_check" CHECK ("access_records"."event" in ('signIn', 'signOut', 'accountDeleted'))
);
--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "about" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "access_records_account" ON "access_records" USING btree ("account_id","at");--> statement-breakpoint
CREATE INDEX "access_records_at" ON "access_records" USING btree ("at");--> statement-breakpoint
CREATE INDEX "mail_outbox_about" ON "mail_outbox" USING gin ("about") WHERE "mail_outbox"."about" <> '{}';--> statement-breakpoint
CREATE INDEX "users_deleted" ON "users" USING btree ("deleted_at") WHERE "users"."deleted_at" is not null;