CREATE EXTENSION IF NOT EXISTS citext;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
-- Text without case and accents, for comparing what people type. Immutable, because the dictionary never changes here: indexes rest on it.
CREATE FUNCTION fold_text(value text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT lower(public.unaccent('public.unaccent'::regdictionary, value)) $$;--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION vacancy (COPY = simple);--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION vacancy
  ALTER MAPPING FOR asciiword, word, hword, hword_part, hword_asciipart, asciihword, numword, numhword, hword_numpart
  WITH public.unaccent, simple;--> statement-breakpoint
-- What a person would search a vacancy by: title, profession, company, place and the names of its tags.
CREATE FUNCTION vacancy_search(title text, profession text, company text, city text, tags jsonb) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$
    SELECT setweight(to_tsvector('public.vacancy', title || ' ' || coalesce(profession, '')), 'A')
      || setweight(to_tsvector('public.vacancy', coalesce(jsonb_path_query_array(tags, '$[*].name')::text, '')), 'B')
      || setweight(to_tsvector('public.vacancy', company || ' ' || coalesce(city, '')), 'C')
  $$;
