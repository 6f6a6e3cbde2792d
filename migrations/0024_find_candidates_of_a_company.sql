-- The names of all skills of a profile, each once and folded, so that an index finds who has them.
CREATE FUNCTION skill_keys(content jsonb) RETURNS text[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT coalesce(array_agg(DISTINCT public.fold_text(skill #>> '{}')), '{}') FROM jsonb_path_query(content, '$.skills[*].name') AS skill $$;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "skill_keys" text[] GENERATED ALWAYS AS (skill_keys("profiles"."content")) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "applications_company_source" ON "applications" USING btree ("workspace_id",(case when "applications".suggested_at is not null then 'talentTeam' when "applications".replacement_id is not null then 'replacement'
  when "applications".upsell_id is not null then 'upsell' when "applications".matchmaking_id is not null then 'matchmaking' else 'application' end),"created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE case when "applications".suggested_at is not null then 'talentTeam' when "applications".replacement_id is not null then 'replacement'
  when "applications".upsell_id is not null then 'upsell' when "applications".matchmaking_id is not null then 'matchmaking' else 'application' end <> 'application';--> statement-breakpoint
CREATE INDEX "profiles_skill_keys" ON "profiles" USING gin ("skill_keys");