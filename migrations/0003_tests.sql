CREATE TABLE "quiz_attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"quiz" text NOT NULL,
	"quiz_version" integer NOT NULL,
	"answers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"answered_steps" integer DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'inProgress' NOT NULL,
	"result" jsonb,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "quiz_attempts_quiz_check" CHECK ("quiz_attempts"."quiz" in ('personality', 'culture', 'motivators', 'softSkills')),
	CONSTRAINT "quiz_attempts_state_check" CHECK (("quiz_attempts"."state" = 'inProgress' and "quiz_attempts"."result" is null and "quiz_attempts"."finished_at" is null)
        or ("quiz_attempts"."state" = 'finished' and "quiz_attempts"."result" is not null and "quiz_attempts"."finished_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "quiz_shares" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"quiz" text NOT NULL,
	"token" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "quiz_shares_token_unique" UNIQUE("token"),
	CONSTRAINT "quiz_shares_quiz_check" CHECK ("quiz_shares"."quiz" in ('personality', 'culture', 'motivators', 'softSkills'))
);
--> statement-breakpoint
ALTER TABLE "quiz_attempts" ADD CONSTRAINT "quiz_attempts_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_shares" ADD CONSTRAINT "quiz_shares_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "quiz_attempts_one_open" ON "quiz_attempts" USING btree ("member_id","quiz") WHERE state = 'inProgress';--> statement-breakpoint
CREATE INDEX "quiz_attempts_latest" ON "quiz_attempts" USING btree ("member_id","quiz","finished_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "quiz_shares_one_open" ON "quiz_shares" USING btree ("member_id","quiz") WHERE revoked_at is null;