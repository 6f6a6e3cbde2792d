CREATE TABLE "support_faults" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"mended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "support_faults_title_check" CHECK (char_length("support_faults"."title") between 1 and 200)
);
--> statement-breakpoint
CREATE TABLE "support_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ticket_id" uuid NOT NULL,
	"added_by" uuid NOT NULL,
	"file_key" text NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "support_presence" (
	"ticket_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"is_typing" boolean NOT NULL,
	CONSTRAINT "support_presence_ticket_id_user_id_pk" PRIMARY KEY("ticket_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "support_templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"en" text NOT NULL,
	"pt" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "support_templates_text_check" CHECK (char_length("support_templates"."name") between 1 and 80 and char_length("support_templates"."en") between 1 and 2000 and char_length("support_templates"."pt") between 1 and 2000)
);
--> statement-breakpoint
ALTER TABLE "support_tickets" DROP CONSTRAINT "support_tickets_type_check";--> statement-breakpoint
ALTER TABLE "support_tickets" DROP CONSTRAINT "support_tickets_about_check";--> statement-breakpoint
ALTER TABLE "support_tickets" DROP CONSTRAINT "support_tickets_space_check";--> statement-breakpoint
ALTER TABLE "support_messages" ADD COLUMN "is_internal" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD COLUMN "assigned_to" uuid;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD COLUMN "fault_id" uuid;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD COLUMN "merged_into" uuid;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD COLUMN "team_told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "support_files" ADD CONSTRAINT "support_files_ticket_id_support_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."support_tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_files" ADD CONSTRAINT "support_files_added_by_users_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_presence" ADD CONSTRAINT "support_presence_ticket_id_support_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."support_tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_presence" ADD CONSTRAINT "support_presence_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "support_files_ticket" ON "support_files" USING btree ("ticket_id");--> statement-breakpoint
CREATE INDEX "support_files_author" ON "support_files" USING btree ("added_by");--> statement-breakpoint
CREATE INDEX "support_presence_person" ON "support_presence" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "support_tickets" ADD CONSTRAINT "support_tickets_assigned_to_users_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD CONSTRAINT "support_tickets_fault_id_support_faults_id_fk" FOREIGN KEY ("fault_id") REFERENCES "public"."support_faults"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD CONSTRAINT "support_tickets_merged_into_support_tickets_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."support_tickets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "support_tickets_due" ON "support_tickets" USING btree ("answer_due_at","id") WHERE "support_tickets"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "support_tickets_assigned" ON "support_tickets" USING btree ("assigned_to");--> statement-breakpoint
CREATE INDEX "support_tickets_fault" ON "support_tickets" USING btree ("fault_id");--> statement-breakpoint
CREATE INDEX "support_tickets_merged" ON "support_tickets" USING btree ("merged_into");--> statement-breakpoint
ALTER TABLE "support_tickets" ADD CONSTRAINT "support_tickets_type_check" CHECK ("support_tickets"."type" in ('question', 'fault', 'billing', 'suggestion', 'paymentBlock', 'deactivation', 'replacement', 'hoursRuling'));--> statement-breakpoint
ALTER TABLE "support_tickets" ADD CONSTRAINT "support_tickets_about_check" CHECK (case when "support_tickets"."type" in ('question', 'fault', 'billing', 'suggestion') then true when "support_tickets"."type" = 'hoursRuling' then num_nonnulls("support_tickets"."task_id", "support_tickets"."time_entry_id") = 1 else "support_tickets"."professional_id" is not null end);--> statement-breakpoint
ALTER TABLE "support_tickets" ADD CONSTRAINT "support_tickets_space_check" CHECK ("support_tickets"."workspace_id" is not null or "support_tickets"."type" in ('question', 'fault', 'billing', 'suggestion'));