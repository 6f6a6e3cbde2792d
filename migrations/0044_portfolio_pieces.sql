CREATE TABLE "portfolio_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"piece_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"file_key" text NOT NULL,
	"preview_key" text,
	"name" text DEFAULT '' NOT NULL,
	"alternative" text DEFAULT '' NOT NULL,
	"size_bytes" integer NOT NULL,
	"width" integer,
	"height" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "portfolio_files_file_key_unique" UNIQUE("file_key"),
	CONSTRAINT "portfolio_files_preview_key_unique" UNIQUE("preview_key"),
	CONSTRAINT "portfolio_files_order" UNIQUE("piece_id","position"),
	CONSTRAINT "portfolio_files_position_check" CHECK ("portfolio_files"."position" between -8 and 7),
	CONSTRAINT "portfolio_files_kind_check" CHECK ("portfolio_files"."kind" in ('picture', 'document')),
	CONSTRAINT "portfolio_files_document_check" CHECK ("portfolio_files"."kind" = 'picture' or "portfolio_files"."position" = 0),
	CONSTRAINT "portfolio_files_picture_check" CHECK ("portfolio_files"."kind" = 'document' or num_nonnulls("portfolio_files"."preview_key", "portfolio_files"."width", "portfolio_files"."height") = 3)
);
--> statement-breakpoint
CREATE TABLE "portfolio_pieces" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"link" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"hidden_at" timestamp with time zone,
	"hidden_by" uuid,
	"hidden_reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "portfolio_pieces_order" UNIQUE("member_id","position"),
	CONSTRAINT "portfolio_pieces_position_check" CHECK ("portfolio_pieces"."position" between -20 and 19)
);
--> statement-breakpoint
CREATE TABLE "portfolio_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"piece_id" uuid NOT NULL,
	"reporter_id" uuid,
	"reason" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"closed_at" timestamp with time zone,
	"closed_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "portfolio_reports_reason_check" CHECK ("portfolio_reports"."reason" in ('notOwnWork', 'offensive', 'personalData', 'misleading', 'other'))
);
--> statement-breakpoint
ALTER TABLE "portfolio_files" ADD CONSTRAINT "portfolio_files_piece_id_portfolio_pieces_id_fk" FOREIGN KEY ("piece_id") REFERENCES "public"."portfolio_pieces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portfolio_pieces" ADD CONSTRAINT "portfolio_pieces_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portfolio_pieces" ADD CONSTRAINT "portfolio_pieces_hidden_by_users_id_fk" FOREIGN KEY ("hidden_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portfolio_reports" ADD CONSTRAINT "portfolio_reports_piece_id_portfolio_pieces_id_fk" FOREIGN KEY ("piece_id") REFERENCES "public"."portfolio_pieces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portfolio_reports" ADD CONSTRAINT "portfolio_reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portfolio_reports" ADD CONSTRAINT "portfolio_reports_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "portfolio_pieces_hidden_by" ON "portfolio_pieces" USING btree ("hidden_by");--> statement-breakpoint
CREATE UNIQUE INDEX "portfolio_reports_open" ON "portfolio_reports" USING btree ("piece_id","reporter_id") WHERE "portfolio_reports"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "portfolio_reports_reporter" ON "portfolio_reports" USING btree ("reporter_id");--> statement-breakpoint
CREATE INDEX "portfolio_reports_closed_by" ON "portfolio_reports" USING btree ("closed_by");--> statement-breakpoint
CREATE INDEX "portfolio_reports_waiting" ON "portfolio_reports" USING btree ("created_at") WHERE "portfolio_reports"."closed_at" is null;