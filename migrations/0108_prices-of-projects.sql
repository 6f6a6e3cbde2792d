ALTER TABLE "hire_prices" ADD COLUMN "monthly_hours" integer;--> statement-breakpoint
ALTER TABLE "service_fees" ADD COLUMN "project_id" uuid;--> statement-breakpoint
ALTER TABLE "service_fees" ADD CONSTRAINT "service_fees_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "service_fees_project" ON "service_fees" USING btree ("project_id") WHERE "service_fees"."project_id" is not null;