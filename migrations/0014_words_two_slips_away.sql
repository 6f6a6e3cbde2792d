-- A word and what it becomes when one letter is left out, or two of a word of 7 to 16 letters: words that differ by as many slips
-- of the finger share one of these. Trigrams do not find these words: two slips leave a word of ten letters less than a third of its own.
CREATE OR REPLACE FUNCTION word_variants(word text) RETURNS text[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$
    SELECT array_agg(DISTINCT variant) FROM (
      SELECT word AS variant
      UNION ALL
      SELECT overlay(word placing '' from place for 1) FROM generate_series(1, least(char_length(word), 40)) AS place
      UNION ALL
      SELECT overlay(overlay(word placing '' from later for 1) placing '' from earlier for 1)
      FROM generate_series(1, char_length(word) - 1) AS earlier, generate_series(earlier + 1, char_length(word)) AS later
      WHERE char_length(word) BETWEEN 7 AND 16
    ) AS variants
  $$;--> statement-breakpoint
REINDEX INDEX "vacancy_words_variants";
