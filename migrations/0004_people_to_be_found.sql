-- What a company would search a professional by: profession, the names of skills and tools, place.
CREATE FUNCTION profile_search(job_title text, city text, content jsonb) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$
    SELECT setweight(to_tsvector('public.vacancy', job_title), 'A')
      || setweight(to_tsvector('public.vacancy', coalesce(jsonb_path_query_array(content, '$.skills[*].name')::text, '')), 'B')
      || setweight(to_tsvector('public.vacancy', city), 'C')
  $$;--> statement-breakpoint
CREATE TABLE "dismissed_jobs" (
	"member_id" uuid NOT NULL,
	"position_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "dismissed_jobs_member_id_position_id_pk" PRIMARY KEY("member_id","position_id")
);
--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "listed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (profile_search("profiles"."job_title", "profiles"."city", "profiles"."content")) STORED;--> statement-breakpoint
ALTER TABLE "dismissed_jobs" ADD CONSTRAINT "dismissed_jobs_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dismissed_jobs" ADD CONSTRAINT "dismissed_jobs_position_id_positions_id_fk" FOREIGN KEY ("position_id") REFERENCES "public"."positions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dismissed_jobs_position" ON "dismissed_jobs" USING btree ("position_id");--> statement-breakpoint
CREATE INDEX "profiles_listed" ON "profiles" USING btree ("updated_at" DESC NULLS LAST,"member_id" DESC NULLS LAST) WHERE "profiles"."listed_at" is not null;--> statement-breakpoint
CREATE INDEX "profiles_listed_available" ON "profiles" USING btree ("is_available","updated_at" DESC NULLS LAST,"member_id" DESC NULLS LAST) WHERE "profiles"."listed_at" is not null;--> statement-breakpoint
CREATE INDEX "profiles_search" ON "profiles" USING gin ("search") WHERE "profiles"."listed_at" is not null;