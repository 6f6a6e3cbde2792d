import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** The words that vacancies contain, to correct mistyped searches. Maintained by a job. */
export const vacancyWords = pgTable(
  'vacancy_words',
  {
    /** Folded: without case and accents, as the text search compares words. */
    word: text('word').primaryKey(),
    /** With accents, as companies spell it. */
    shown: text('shown').notNull(),
    /** Roughly how many vacancies contain it. */
    vacancies: integer('vacancies').notNull(),
  },
  (table) => [
    index('vacancy_words_beginnings').on(table.word.op('text_pattern_ops')),
    index('vacancy_words_variants').using('gin', sql`word_variants(${table.word})`),
    index('vacancy_words_trigrams').using('gin', sql`${table.word} gin_trgm_ops`),
  ],
);
