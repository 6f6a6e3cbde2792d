import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { applications } from '#applications/server/tables.ts';
import { moment } from '#platform/db/columns.ts';

/**
 * A candidate's declaration for an affirmative vacancy, encrypted; it belongs to that application alone. Withdrawn, it is deleted, since even its
 * existence would reveal something.
 */
export const affirmativeDeclarations = pgTable('affirmative_declarations', {
  applicationId: uuid('application_id')
    .primaryKey()
    .references(() => applications.id, { onDelete: 'cascade' }),
  content: text('content').notNull(),
  /** The version of the text that the candidate agreed to. */
  consentVersion: integer('consent_version').notNull(),
  consentedAt: moment('consented_at').notNull(),
});
