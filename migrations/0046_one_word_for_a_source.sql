DROP INDEX "applications_company_source";--> statement-breakpoint
ALTER TABLE "personal_data" ADD COLUMN "sealed_as" text DEFAULT 'personalData' NOT NULL;--> statement-breakpoint
CREATE INDEX "candidate_journeys_source" ON "candidate_journeys" USING btree ("workspace_id","source","came_at" DESC NULLS FIRST,"application_id" DESC NULLS FIRST) WHERE "candidate_journeys"."source" <> 'board';--> statement-breakpoint
-- Kept views name sources as the statistics do.
UPDATE "candidate_views" SET "settings" = jsonb_set("settings", '{sources}', (
  SELECT jsonb_agg(DISTINCT CASE "source"
    WHEN 'application' THEN 'board' WHEN 'talentTeam' THEN 'suggestion' WHEN 'matchmaking' THEN 'invitation'
    WHEN 'upsell' THEN 'link' WHEN 'replacement' THEN 'link' ELSE "source" END)
  FROM jsonb_array_elements_text("settings" -> 'sources') AS "source"
)) WHERE jsonb_typeof("settings" -> 'sources') = 'array' AND "settings" -> 'sources' <> '[]';
