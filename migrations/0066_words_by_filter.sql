-- The words of a vacancy, and each set of its filters as one word after "=", which no typed word begins with: "=area:design work_model:remote".
CREATE FUNCTION vacancy_filter_words(search tsvector, area text, hiring_model text, work_model text) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$
    SELECT search || array_to_tsvector(array_remove(ARRAY[
      '=area:' || area, '=hiring_model:' || hiring_model, '=work_model:' || work_model,
      '=area:' || area || ' hiring_model:' || hiring_model, '=area:' || area || ' work_model:' || work_model,
      '=hiring_model:' || hiring_model || ' work_model:' || work_model,
      '=area:' || area || ' hiring_model:' || hiring_model || ' work_model:' || work_model], NULL))
  $$;--> statement-breakpoint
CREATE INDEX "positions_search_filters" ON "positions" USING gin (vacancy_filter_words("search", "area", "hiring_model", "work_model")) WHERE "positions"."state" = 'open';--> statement-breakpoint
CREATE INDEX "vacancy_words_beginnings" ON "vacancy_words" USING btree ("word" text_pattern_ops);
