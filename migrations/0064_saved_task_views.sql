CREATE TABLE "task_views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"name" text NOT NULL,
	"settings" jsonb NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "task_views" ADD CONSTRAINT "task_views_project_id_task_boards_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."task_boards"("project_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_views" ADD CONSTRAINT "task_views_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "task_views_author" ON "task_views" USING btree ("author_id","project_id");--> statement-breakpoint
CREATE INDEX "task_views_board" ON "task_views" USING btree ("project_id");--> statement-breakpoint
CREATE UNIQUE INDEX "task_views_default" ON "task_views" USING btree ("author_id","project_id") WHERE "task_views"."is_default";