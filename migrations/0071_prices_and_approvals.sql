CREATE TABLE "approval_exclusions" (
	"approval_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "approval_exclusions_approval_id_user_id_pk" PRIMARY KEY("approval_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "approvals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"about_id" uuid NOT NULL,
	"details" jsonb NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"asked_by" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "approvals_state_check" CHECK ("approvals"."state" in ('open', 'approved', 'refused', 'expired')),
	CONSTRAINT "approvals_decided_check" CHECK (("approvals"."state" = 'open') = ("approvals"."decided_at" is null)),
	CONSTRAINT "approvals_decider_check" CHECK (("approvals"."state" in ('approved', 'refused')) = ("approvals"."decided_by" is not null)),
	CONSTRAINT "approvals_two_check" CHECK ("approvals"."decided_by" <> "approvals"."asked_by"),
	CONSTRAINT "approvals_reason_check" CHECK (char_length("approvals"."reason") <= 500)
);
--> statement-breakpoint
CREATE TABLE "covered_hours" (
	"entry_id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"hire_id" uuid NOT NULL,
	"reservation_id" uuid NOT NULL,
	"minutes" integer NOT NULL,
	"cents" bigint NOT NULL,
	"debited_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "covered_hours_value_check" CHECK ("covered_hours"."minutes" > 0 and "covered_hours"."cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "hire_prices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"hire_id" uuid NOT NULL,
	"gross_cents" bigint NOT NULL,
	"net_cents" bigint NOT NULL,
	"priced_by" uuid NOT NULL,
	"company_by" uuid,
	"company_at" timestamp with time zone,
	"member_at" timestamp with time zone,
	"holds_from" timestamp with time zone,
	"replaced_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hire_prices_value_check" CHECK ("hire_prices"."gross_cents" between 1 and 10000000 and "hire_prices"."net_cents" between 1 and "hire_prices"."gross_cents"),
	CONSTRAINT "hire_prices_company_check" CHECK (("hire_prices"."company_by" is null) = ("hire_prices"."company_at" is null)),
	CONSTRAINT "hire_prices_end_check" CHECK (num_nonnulls("hire_prices"."holds_from", "hire_prices"."replaced_at") <= 1)
);
--> statement-breakpoint
CREATE TABLE "project_service_fees" (
	"project_id" uuid PRIMARY KEY NOT NULL,
	"basis_points" integer NOT NULL,
	"frozen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "project_service_fees_rate_check" CHECK ("project_service_fees"."basis_points" between 0 and 5000)
);
--> statement-breakpoint
CREATE TABLE "service_fees" (
	"id" uuid PRIMARY KEY NOT NULL,
	"basis_points" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"asked_by" uuid NOT NULL,
	"approved_at" timestamp with time zone,
	"dropped_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "service_fees_rate_check" CHECK ("service_fees"."basis_points" between 0 and 5000),
	CONSTRAINT "service_fees_end_check" CHECK (num_nonnulls("service_fees"."approved_at", "service_fees"."dropped_at") <= 1)
);
--> statement-breakpoint
ALTER TABLE "project_professionals" DROP CONSTRAINT "project_professionals_agreed_check";--> statement-breakpoint
ALTER TABLE "negotiation_agreements" ADD COLUMN "net_is_paid_out" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "negotiation_interactions" ADD COLUMN "net_is_paid_out" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "project_professionals" ADD COLUMN "priced_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "approval_exclusions" ADD CONSTRAINT "approval_exclusions_approval_id_approvals_id_fk" FOREIGN KEY ("approval_id") REFERENCES "public"."approvals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_exclusions" ADD CONSTRAINT "approval_exclusions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "covered_hours" ADD CONSTRAINT "covered_hours_entry_id_time_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."time_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "covered_hours" ADD CONSTRAINT "covered_hours_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "covered_hours" ADD CONSTRAINT "covered_hours_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "covered_hours" ADD CONSTRAINT "covered_hours_hire_id_project_professionals_id_fk" FOREIGN KEY ("hire_id") REFERENCES "public"."project_professionals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "covered_hours" ADD CONSTRAINT "covered_hours_reservation_id_ledger_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."ledger_reservations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hire_prices" ADD CONSTRAINT "hire_prices_hire_id_project_professionals_id_fk" FOREIGN KEY ("hire_id") REFERENCES "public"."project_professionals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hire_prices" ADD CONSTRAINT "hire_prices_priced_by_users_id_fk" FOREIGN KEY ("priced_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hire_prices" ADD CONSTRAINT "hire_prices_company_by_users_id_fk" FOREIGN KEY ("company_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_service_fees" ADD CONSTRAINT "project_service_fees_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_fees" ADD CONSTRAINT "service_fees_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "approval_exclusions_user" ON "approval_exclusions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "approvals_one_open" ON "approvals" USING btree ("kind","about_id") WHERE "approvals"."state" = 'open';--> statement-breakpoint
CREATE INDEX "approvals_listed" ON "approvals" USING btree (("state" = 'open') desc,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "approvals_due" ON "approvals" USING btree ("expires_at") WHERE "approvals"."state" = 'open';--> statement-breakpoint
CREATE INDEX "approvals_asked" ON "approvals" USING btree ("asked_by");--> statement-breakpoint
CREATE INDEX "approvals_decided" ON "approvals" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "covered_hours_hire" ON "covered_hours" USING btree ("hire_id","entry_id");--> statement-breakpoint
CREATE INDEX "covered_hours_open" ON "covered_hours" USING btree ("hire_id") WHERE "covered_hours"."debited_at" is null;--> statement-breakpoint
CREATE INDEX "covered_hours_project" ON "covered_hours" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "covered_hours_workspace" ON "covered_hours" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "covered_hours_reservation" ON "covered_hours" USING btree ("reservation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "hire_prices_one" ON "hire_prices" USING btree ("hire_id") WHERE "hire_prices"."replaced_at" is null;--> statement-breakpoint
CREATE INDEX "hire_prices_priced" ON "hire_prices" USING btree ("priced_by");--> statement-breakpoint
CREATE INDEX "hire_prices_company" ON "hire_prices" USING btree ("company_by");--> statement-breakpoint
CREATE INDEX "service_fees_asked" ON "service_fees" USING btree ("asked_by");--> statement-breakpoint
ALTER TABLE "project_professionals" ADD CONSTRAINT "project_professionals_priced_check" CHECK ("project_professionals"."priced_at" is null or ("project_professionals"."agreed_net" between 0 and "project_professionals"."agreed_gross" and "project_professionals"."agreed_gross" > 0));--> statement-breakpoint
ALTER TABLE "project_professionals" ADD CONSTRAINT "project_professionals_agreed_check" CHECK (num_nulls("project_professionals"."agreed_net", "project_professionals"."agreed_gross", "project_professionals"."agreed_currency") in (0, 3) and ("project_professionals"."agreed_hours" is null or "project_professionals"."agreed_net" is not null));