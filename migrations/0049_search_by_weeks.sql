-- The number of the week in UTC, counted from 1970.
CREATE FUNCTION week_of(at timestamptz) RETURNS integer
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT floor(extract(epoch FROM at AT TIME ZONE 'UTC') / 604800)::integer $$;--> statement-breakpoint
-- Every word with a week in front of it.
CREATE FUNCTION week_words(words tsvector, week text) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT replace(' ' || strip(words)::text, ' ''', ' ''' || week)::tsvector $$;--> statement-breakpoint
-- The same for what is searched. Words that must follow each other only have to be there: whoever asks looks at what was found.
CREATE FUNCTION week_words(query tsquery, week text) RETURNS tsquery
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$
    SELECT regexp_replace(regexp_replace(query::text, '<(-|\d+)>', '&', 'g'), '''((?:[^'']|'''')+)''', '''' || week || '\1''', 'g')::tsquery
  $$;--> statement-breakpoint
-- The words of a vacancy with its week: wherever they stand after "/", those of the title also after "^".
CREATE FUNCTION vacancy_week_words(search tsvector, at timestamptz) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$
    SELECT public.week_words(search, public.week_of(at) || '/') || public.week_words(ts_filter(search, '{a}'), public.week_of(at) || '^')
  $$;--> statement-breakpoint
DROP INDEX "positions_search_tags";--> statement-breakpoint
DROP STATISTICS "positions_tag_words";--> statement-breakpoint
CREATE INDEX "positions_search_tag" ON "positions" USING gin (ts_filter("search", '{b}')) WHERE "positions"."state" = 'open';--> statement-breakpoint
CREATE INDEX "positions_search_place" ON "positions" USING gin (ts_filter("search", '{c}')) WHERE "positions"."state" = 'open';--> statement-breakpoint
CREATE INDEX "positions_search_weeks" ON "positions" USING gin (vacancy_week_words("search", "published_at")) WITH (fastupdate=false) WHERE "positions"."state" = 'open';--> statement-breakpoint
CREATE STATISTICS "positions_tag_words" ON (ts_filter("search", '{b}')) FROM "positions";--> statement-breakpoint
ANALYZE "positions";
