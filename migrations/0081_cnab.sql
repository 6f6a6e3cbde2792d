CREATE TABLE "cnab_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" integer NOT NULL,
	"payment_count" integer NOT NULL,
	"cents" bigint NOT NULL,
	"content" text NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cnab_files_number" UNIQUE("number"),
	CONSTRAINT "cnab_files_value_check" CHECK ("cnab_files"."number" > 0 and "cnab_files"."payment_count" > 0 and "cnab_files"."cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "cnab_payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" bigserial NOT NULL,
	"payment_id" uuid NOT NULL,
	"attempt" smallint NOT NULL,
	"cents" bigint NOT NULL,
	"file_id" uuid,
	"outcome" text DEFAULT 'waiting' NOT NULL,
	"reason" text,
	"paid_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cnab_payments_number" UNIQUE("number"),
	CONSTRAINT "cnab_payments_request" UNIQUE("payment_id","attempt"),
	CONSTRAINT "cnab_payments_outcome_check" CHECK ("cnab_payments"."outcome" in ('waiting', 'sent', 'paid', 'failed', 'returned')),
	CONSTRAINT "cnab_payments_reason_check" CHECK ("cnab_payments"."reason" in ('keyNotFound', 'keyOfAnother', 'accountClosed', 'refused', 'returnedByBank', 'unknown')),
	CONSTRAINT "cnab_payments_file_check" CHECK (("cnab_payments"."outcome" = 'waiting') = ("cnab_payments"."file_id" is null)),
	CONSTRAINT "cnab_payments_cents_check" CHECK ("cnab_payments"."cents" > 0)
);
--> statement-breakpoint
ALTER TABLE "cnab_files" ADD CONSTRAINT "cnab_files_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cnab_payments" ADD CONSTRAINT "cnab_payments_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cnab_payments" ADD CONSTRAINT "cnab_payments_file_id_cnab_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."cnab_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cnab_files_created" ON "cnab_files" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "cnab_payments_waiting" ON "cnab_payments" USING btree ("id") WHERE "cnab_payments"."outcome" = 'waiting';--> statement-breakpoint
CREATE INDEX "cnab_payments_file" ON "cnab_payments" USING btree ("file_id");