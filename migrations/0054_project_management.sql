CREATE TABLE "project_management" (
	"project_id" uuid PRIMARY KEY NOT NULL,
	"phase" text DEFAULT '' NOT NULL,
	"product_type" text DEFAULT '' NOT NULL,
	"hunting_owner_id" uuid,
	"opened_on" date,
	"onboarding_on" date,
	"ongoing_since" date,
	"concluded_on" date,
	"rate" integer,
	"total_amount" bigint,
	"payment_type" text,
	"installments" integer,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "project_management_payment_check" CHECK ("project_management"."payment_type" in ('creditCard', 'billet', 'pix')),
	CONSTRAINT "project_management_rate_check" CHECK ("project_management"."rate" between 0 and 10000),
	CONSTRAINT "project_management_amount_check" CHECK ("project_management"."total_amount" >= 0),
	CONSTRAINT "project_management_installments_check" CHECK ("project_management"."installments" between 1 and 48)
);
--> statement-breakpoint
ALTER TABLE "project_management" ADD CONSTRAINT "project_management_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_management" ADD CONSTRAINT "project_management_hunting_owner_id_users_id_fk" FOREIGN KEY ("hunting_owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "project_management_owner" ON "project_management" USING btree ("hunting_owner_id");