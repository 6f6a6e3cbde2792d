import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '#accounts/server/tables.ts';
import { applications } from '#applications/server/tables.ts';
import { type SuggestionEvent, suggestionEvents } from '#pipeline/candidates/rules/suggestion-events.ts';
import { createdAt, id, moment, oneOf, versionColumn } from '#platform/db/columns.ts';

/** Candidates whom the talent team suggests now, with reasons; candidates never see them. */
export const candidateSuggestions = pgTable(
  'candidate_suggestions',
  {
    applicationId: uuid('application_id')
      .primaryKey()
      .references(() => applications.id, { onDelete: 'cascade' }),
    suggestedBy: uuid('suggested_by')
      .notNull()
      .references(() => users.id),
    comment: text('comment').notNull(),
    suggestedAt: moment('suggested_at').notNull(),
    /** When somebody of the company first opened it. */
    lookedAt: moment('looked_at'),
    version: versionColumn(),
  },
  (table) => [
    index('candidate_suggestions_author').on(table.suggestedBy),
    index('candidate_suggestions_new')
      .on(table.applicationId)
      .where(sql`${table.lookedAt} is null`),
  ],
);

/** Each suggestion, each change of its comment and each withdrawal; append-only. */
export const suggestionHistory = pgTable(
  'suggestion_history',
  {
    id: id(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    event: text('event').$type<SuggestionEvent>().notNull(),
    /** The comment at that time. */
    comment: text('comment'),
    actorId: uuid('actor_id')
      .notNull()
      .references(() => users.id),
    at: createdAt(),
  },
  (table) => [
    check('suggestion_history_event_check', oneOf(table.event, suggestionEvents)),
    index('suggestion_history_application').on(table.applicationId, table.at, table.id),
    index('suggestion_history_actor').on(table.actorId),
  ],
);
