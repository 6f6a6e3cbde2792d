import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** The words that vacancies are found by, so that a mistyped one can be corrected. Maintained by a job. */
export const vacancyWords = pgTable(
  'vacancy_words',
  {
    /** Without case and accents, as the text search compares it. */
    word: text('word').primaryKey(),
    /** As companies write it, with accents. */
    shown: text('shown').notNull(),
    /** In about how many vacancies. */
    vacancies: integer('vacancies').notNull(),
  },
  (table) => [
    index('vacancy_words_variants').using('gin', sql`word_variants(${table.word})`),
    index('vacancy_words_trigrams').using('gin', sql`${table.word} gin_trgm_ops`),
  ],
);
