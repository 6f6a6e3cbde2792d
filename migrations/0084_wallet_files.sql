CREATE TABLE "wallet_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"workspace_id" uuid NOT NULL,
	"view" text NOT NULL,
	"format" text NOT NULL,
	"language" text NOT NULL,
	"currency" text NOT NULL,
	"types" jsonb NOT NULL,
	"from_date" date,
	"to_date" date,
	"cents" bigint,
	"state" text DEFAULT 'queued' NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"lines" integer,
	"file_key" text,
	"size_bytes" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	CONSTRAINT "wallet_files_view_check" CHECK ("wallet_files"."view" in ('statement', 'payments')),
	CONSTRAINT "wallet_files_format_check" CHECK ("wallet_files"."format" in ('csv', 'xlsx')),
	CONSTRAINT "wallet_files_language_check" CHECK ("wallet_files"."language" in ('pt', 'en')),
	CONSTRAINT "wallet_files_currency_check" CHECK ("wallet_files"."currency" in ('BRL', 'USD', 'EUR')),
	CONSTRAINT "wallet_files_state_check" CHECK ("wallet_files"."state" in ('queued', 'running', 'done', 'failed', 'cancelled', 'expired')),
	CONSTRAINT "wallet_files_progress_check" CHECK ("wallet_files"."progress" between 0 and 100),
	CONSTRAINT "wallet_files_file_check" CHECK (("wallet_files"."state" = 'done') <= ("wallet_files"."file_key" is not null))
);
--> statement-breakpoint
ALTER TABLE "wallet_files" ADD CONSTRAINT "wallet_files_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_files" ADD CONSTRAINT "wallet_files_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wallet_files_user" ON "wallet_files" USING btree ("user_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "wallet_files_state" ON "wallet_files" USING btree ("state");--> statement-breakpoint
CREATE UNIQUE INDEX "wallet_files_running" ON "wallet_files" USING btree ("user_id") WHERE "wallet_files"."state" in ('queued', 'running');--> statement-breakpoint
CREATE INDEX "wallet_files_workspace" ON "wallet_files" USING btree ("workspace_id");