CREATE TABLE "credit_allocations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"transaction_id" uuid NOT NULL,
	"hire_id" uuid,
	"minutes" integer,
	"gross_cents" bigint,
	"cents" bigint NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credit_allocations_hire_check" CHECK (num_nulls("credit_allocations"."hire_id", "credit_allocations"."minutes", "credit_allocations"."gross_cents") in (0, 3)),
	CONSTRAINT "credit_allocations_direction_check" CHECK (("credit_allocations"."hire_id" is null) = ("credit_allocations"."cents" < 0) and "credit_allocations"."cents" <> 0)
);
--> statement-breakpoint
ALTER TABLE "credit_allocations" ADD CONSTRAINT "credit_allocations_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_allocations" ADD CONSTRAINT "credit_allocations_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_allocations" ADD CONSTRAINT "credit_allocations_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_allocations" ADD CONSTRAINT "credit_allocations_hire_id_project_professionals_id_fk" FOREIGN KEY ("hire_id") REFERENCES "public"."project_professionals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_allocations" ADD CONSTRAINT "credit_allocations_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_allocations_project" ON "credit_allocations" USING btree ("project_id","id");--> statement-breakpoint
CREATE INDEX "credit_allocations_workspace" ON "credit_allocations" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "credit_allocations_transaction" ON "credit_allocations" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "credit_allocations_hire" ON "credit_allocations" USING btree ("hire_id");--> statement-breakpoint
CREATE INDEX "credit_allocations_created_by" ON "credit_allocations" USING btree ("created_by");