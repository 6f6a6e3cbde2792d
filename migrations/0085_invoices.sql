CREATE TABLE "invoices" (
	"transaction_id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"number" text NOT NULL,
	"file_key" text,
	"file_format" text,
	"attached_by" uuid NOT NULL,
	"attached_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "invoices_file_key_unique" UNIQUE("file_key"),
	CONSTRAINT "invoices_number_check" CHECK (char_length("invoices"."number") between 1 and 60),
	CONSTRAINT "invoices_file_check" CHECK (("invoices"."file_key" is null) = ("invoices"."file_format" is null)),
	CONSTRAINT "invoices_format_check" CHECK ("invoices"."file_format" in ('pdf', 'xml', 'png', 'jpg', 'webp'))
);
--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_attached_by_users_id_fk" FOREIGN KEY ("attached_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoices_workspace" ON "invoices" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "invoices_attached_by" ON "invoices" USING btree ("attached_by");