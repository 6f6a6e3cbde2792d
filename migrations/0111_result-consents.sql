CREATE TABLE "result_consents" (
	"member_id" uuid NOT NULL,
	"workspace_id" uuid NOT NULL,
	"granted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "result_consents_member_id_workspace_id_pk" PRIMARY KEY("member_id","workspace_id")
);
--> statement-breakpoint
ALTER TABLE "result_consents" ADD CONSTRAINT "result_consents_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "result_consents" ADD CONSTRAINT "result_consents_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "result_consents_workspace" ON "result_consents" USING btree ("workspace_id");