CREATE INDEX "candidate_journeys_hires" ON "candidate_journeys" USING btree ("came_at") WHERE "candidate_journeys"."outcome" = 'hired';--> statement-breakpoint
-- The sums of all companies; from now on folding adds to them. Each row of a company has its equal among those of projects.
INSERT INTO "hiring_tallies" ("scope_id", "came_on", "metric", "stage", "label", "amount", "folded")
SELECT '00000000-0000-0000-0000-000000000000', "came_on", "metric", "stage", "label", sum("amount") / 2, true
FROM "hiring_tallies" WHERE "folded" GROUP BY "came_on", "metric", "stage", "label" HAVING sum("amount") <> 0;
