DROP INDEX "task_changes_board";--> statement-breakpoint
DROP INDEX "task_changes_task";--> statement-breakpoint
CREATE INDEX "task_changes_board" ON "task_changes" USING btree ("project_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "task_changes_task" ON "task_changes" USING btree ("task_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);