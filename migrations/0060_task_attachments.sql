CREATE TABLE "task_attachments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"task_id" uuid NOT NULL,
	"file_key" text NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"added_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "task_attachments_file_key_unique" UNIQUE("file_key"),
	CONSTRAINT "task_attachments_name_check" CHECK (char_length("task_attachments"."name") between 1 and 120)
);
--> statement-breakpoint
ALTER TABLE "task_changes" DROP CONSTRAINT "task_changes_kind_check";--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "attachment_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "task_attachments" ADD CONSTRAINT "task_attachments_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_attachments" ADD CONSTRAINT "task_attachments_added_by_users_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "task_attachments_task" ON "task_attachments" USING btree ("task_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "task_attachments_added_by" ON "task_attachments" USING btree ("added_by");--> statement-breakpoint
ALTER TABLE "task_changes" ADD CONSTRAINT "task_changes_kind_check" CHECK ("task_changes"."kind" in ('created', 'renamed', 'described', 'moved', 'assigned', 'unassigned', 'tagged', 'untagged', 'estimated', 'dueSet', 'checked', 'deleted', 'approved', 'adjusted', 'rejected', 'fileAdded', 'fileDeleted', 'fileRestored'));