-- The words of a vacancy with its week: wherever they stand after "/", those of the title also after "^", those of tags after "#", those of
-- company and place after "@". A version of the product that knows only the first two reads the same index.
CREATE OR REPLACE FUNCTION vacancy_week_words(search tsvector, at timestamptz) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$
    SELECT public.week_words(search, public.week_of(at) || '/') || public.week_words(ts_filter(search, '{a}'), public.week_of(at) || '^')
      || public.week_words(ts_filter(search, '{b}'), public.week_of(at) || '#') || public.week_words(ts_filter(search, '{c}'), public.week_of(at) || '@')
  $$;--> statement-breakpoint
REINDEX INDEX "positions_search_weeks";
