CREATE TABLE "entitlement_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"grant_id" uuid NOT NULL,
	"step" text NOT NULL,
	"units" integer NOT NULL,
	"cause_id" uuid,
	"actor_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "entitlement_changes_step_check" CHECK ("entitlement_changes"."step" in ('given', 'used', 'returned')),
	CONSTRAINT "entitlement_changes_units_check" CHECK ("entitlement_changes"."units" > 0),
	CONSTRAINT "entitlement_changes_cause_check" CHECK (("entitlement_changes"."step" = 'given') = ("entitlement_changes"."cause_id" is null))
);
--> statement-breakpoint
CREATE TABLE "entitlement_grants" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"units" integer NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"source" text NOT NULL,
	"valid_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "entitlement_grants_kind_check" CHECK ("entitlement_grants"."kind" in ('assessmentInvitation', 'testCredit', 'interviewInvitation')),
	CONSTRAINT "entitlement_grants_units_check" CHECK ("entitlement_grants"."units" > 0 and "entitlement_grants"."used" between 0 and "entitlement_grants"."units")
);
--> statement-breakpoint
ALTER TABLE "entitlement_changes" ADD CONSTRAINT "entitlement_changes_grant_id_entitlement_grants_id_fk" FOREIGN KEY ("grant_id") REFERENCES "public"."entitlement_grants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entitlement_changes" ADD CONSTRAINT "entitlement_changes_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entitlement_grants" ADD CONSTRAINT "entitlement_grants_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "entitlement_changes_once" ON "entitlement_changes" USING btree ("cause_id","step") WHERE "entitlement_changes"."cause_id" is not null;--> statement-breakpoint
CREATE INDEX "entitlement_changes_grant" ON "entitlement_changes" USING btree ("grant_id");--> statement-breakpoint
CREATE INDEX "entitlement_changes_actor" ON "entitlement_changes" USING btree ("actor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "entitlement_grants_source" ON "entitlement_grants" USING btree ("workspace_id","kind","source");