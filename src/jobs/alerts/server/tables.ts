import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, primaryKey, smallint, text, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from '#accounts/server/tables.ts';
import { type AlertFrequency, alertFrequencies, MAXIMUM_SAVED_SEARCHES } from '#jobs/alerts/rules/saved-search.ts';
import {
  type EnglishCeiling,
  englishCeilings,
  type ExperienceLevel,
  experienceLevels,
  MOST_LEAST_PAY,
} from '#jobs/board/rules/search-filters.ts';
import { type StateCode, stateCodes } from '#platform/brazil/states.ts';
import {
  allOf,
  createdAt,
  id,
  moment,
  momentOfWriting,
  oneOf,
  tsquery,
  updatedAt,
  versionColumn,
} from '#platform/db/columns.ts';
import * as terms from '#projects/rules/terms.ts';
import { positions } from '#projects/server/tables.ts';

/** A member's saved search of the job board, with alerts. Empty lists mean any. */
export const savedSearches = pgTable(
  'saved_searches',
  {
    id: id(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** One of the member's slots, so that the database itself enforces the limit per member. */
    slot: smallint('slot').notNull(),
    name: text('name').notNull(),
    words: text('words').notNull().default(''),
    area: text('area').array().$type<terms.Area[]>().notNull().default([]),
    hiringModel: text('hiring_model').array().$type<terms.HiringModel[]>().notNull().default([]),
    workModel: text('work_model').array().$type<terms.WorkModel[]>().notNull().default([]),
    level: text('level').array().$type<ExperienceLevel[]>().notNull().default([]),
    city: text('city').notNull().default(''),
    state: text('state').$type<StateCode>(),
    /** Cents a month. */
    payFrom: bigint('pay_from', { mode: 'number' }),
    english: text('english').$type<EnglishCeiling>(),
    /** The cities of the state, folded: vacancies name no state. */
    stateCities: text('state_cities').array(),
    /** The words as a query of the board's text search; null without words. */
    query: tsquery('query'),
    /** The mark that a vacancy must carry to be compared with this search, see rules/alert-anchor.ts. */
    anchor: text('anchor').notNull(),
    frequency: text('frequency').$type<AlertFrequency>().notNull(),
    pausedAt: moment('paused_at'),
    version: versionColumn(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('saved_searches_slot_check', sql`${table.slot} between 1 and ${sql.raw(String(MAXIMUM_SAVED_SEARCHES))}`),
    check('saved_searches_name_check', sql`char_length(${table.name}) between 1 and 80`),
    check('saved_searches_words_check', sql`char_length(${table.words}) <= 100`),
    check('saved_searches_area_check', allOf(table.area, terms.areas)),
    check('saved_searches_hiring_model_check', allOf(table.hiringModel, terms.hiringModels)),
    check('saved_searches_work_model_check', allOf(table.workModel, terms.workModels)),
    check('saved_searches_frequency_check', oneOf(table.frequency, alertFrequencies)),
    unique('saved_searches_slot').on(table.memberId, table.slot),
    check('saved_searches_level_check', allOf(table.level, experienceLevels)),
    check('saved_searches_city_check', sql`char_length(${table.city}) <= 120`),
    check('saved_searches_state_check', oneOf(table.state, stateCodes)),
    check('saved_searches_pay_check', sql`${table.payFrom} between 1 and ${sql.raw(String(MOST_LEAST_PAY))}`),
    check('saved_searches_english_check', oneOf(table.english, englishCeilings)),
    unique('saved_searches_once')
      .on(
        table.memberId,
        table.words,
        table.area,
        table.hiringModel,
        table.workModel,
        table.level,
        table.city,
        table.state,
        table.payFrom,
        table.english,
      )
      .nullsNotDistinct(),
    index('saved_searches_anchor')
      .on(table.anchor)
      .where(sql`${table.pausedAt} is null`),
  ],
);

/** A vacancy to report to a member, and the saved search that found it. The key prevents reporting it twice. */
export const savedSearchHits = pgTable(
  'saved_search_hits',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    positionId: uuid('position_id')
      .notNull()
      .references(() => positions.id, { onDelete: 'cascade' }),
    /** Null once the search is deleted: nothing more is mailed, and the hit still counts as reported. */
    savedSearchId: uuid('saved_search_id').references(() => savedSearches.id, { onDelete: 'set null' }),
    frequency: text('frequency').$type<AlertFrequency>().notNull(),
    foundAt: momentOfWriting('found_at'),
    /** When it was mailed, or dropped as outdated. */
    settledAt: moment('settled_at'),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.positionId] }),
    check('saved_search_hits_frequency_check', oneOf(table.frequency, alertFrequencies)),
    index('saved_search_hits_due')
      .on(table.frequency, table.savedSearchId)
      .where(sql`${table.settledAt} is null`),
    index('saved_search_hits_position').on(table.positionId),
    index('saved_search_hits_search').on(table.savedSearchId),
  ],
);

/** Codes of the links that stop the alerts of one search; stored as hashes. */
export const alertStopCodes = pgTable(
  'alert_stop_codes',
  {
    codeHash: text('code_hash').primaryKey(),
    savedSearchId: uuid('saved_search_id')
      .notNull()
      .references(() => savedSearches.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    index('alert_stop_codes_search').on(table.savedSearchId),
    index('alert_stop_codes_created').on(table.createdAt),
  ],
);
