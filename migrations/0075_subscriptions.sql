CREATE TABLE "subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"product" text NOT NULL,
	"plan_id" text NOT NULL,
	"monthly_cents" bigint NOT NULL,
	"included_units" integer NOT NULL,
	"unit_cents" bigint NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"terms_version" text NOT NULL,
	"accepted_by" uuid NOT NULL,
	"started_on" date,
	"billed_until" date,
	"notice_count" integer DEFAULT 0 NOT NULL,
	"notice_on" date,
	"ends_on" date,
	"fine_cents" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "subscriptions_plan_check" CHECK ("subscriptions"."plan_id" in ('ats-standard', 'ats-plus', 'sourcing-standard', 'sourcing-plus', 'videoInterviews-standard', 'videoInterviews-plus', 'matchmaking-standard', 'matchmaking-plus', 'assessment-standard', 'assessment-plus', 'aiFeedback-standard', 'aiFeedback-plus', 'candidateVerification-standard', 'candidateVerification-plus')),
	CONSTRAINT "subscriptions_state_check" CHECK ("subscriptions"."state" in ('waiting', 'active', 'ending', 'ended', 'dropped')),
	CONSTRAINT "subscriptions_price_check" CHECK ("subscriptions"."monthly_cents" > 0 and "subscriptions"."included_units" >= 0 and "subscriptions"."unit_cents" >= 0 and coalesce("subscriptions"."fine_cents" >= 0, true)),
	CONSTRAINT "subscriptions_start_check" CHECK (("subscriptions"."state" in ('waiting', 'dropped')) = ("subscriptions"."started_on" is null) and ("subscriptions"."started_on" is null) = ("subscriptions"."billed_until" is null)),
	CONSTRAINT "subscriptions_notice_check" CHECK (("subscriptions"."state" in ('ending', 'ended')) = ("subscriptions"."notice_on" is not null) and ("subscriptions"."notice_on" is null) = ("subscriptions"."ends_on" is null) and ("subscriptions"."notice_on" is null) = ("subscriptions"."fine_cents" is null)),
	CONSTRAINT "subscriptions_end_check" CHECK (("subscriptions"."state" in ('ended', 'dropped')) = ("subscriptions"."ended_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_accepted_by_users_id_fk" FOREIGN KEY ("accepted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_one_of_product" ON "subscriptions" USING btree ("workspace_id","product") WHERE "subscriptions"."state" in ('waiting', 'active', 'ending');--> statement-breakpoint
CREATE INDEX "subscriptions_workspace" ON "subscriptions" USING btree ("workspace_id","id");--> statement-breakpoint
CREATE INDEX "subscriptions_accepted_by" ON "subscriptions" USING btree ("accepted_by");--> statement-breakpoint
CREATE INDEX "subscriptions_billed_until" ON "subscriptions" USING btree ("billed_until") WHERE "subscriptions"."state" in ('active', 'ending');