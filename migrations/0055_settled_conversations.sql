-- Messages from before a hire or an end wait for nobody (candidacies/messages/rules/settled-by-end.ts); conversations of before that rule do not either.
UPDATE "message_threads" AS "thread" SET "awaits" = NULL
FROM "applications" AS "application"
WHERE "application"."id" = "thread"."application_id" AND "thread"."awaits" IS NOT NULL AND EXISTS (
	SELECT FROM "application_history" AS "step"
	WHERE "step"."application_id" = "application"."id" AND "step"."created_at" >= "thread"."last_at" AND (
		"step"."event" IN ('withdrawn', 'closed', 'told')
		OR ("step"."event" = 'hired' AND "thread"."awaits" = 'candidate')
		OR ("step"."event" = 'disqualified' AND "application"."stage" = 'disqualified' AND "application"."told_stage" IS NULL)
	)
);
