import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { applications } from '#jobs/applications/server/tables.ts';
import { moment } from '#platform/db/columns.ts';

/**
 * What a candidate said of themselves for an affirmative vacancy, encrypted; it belongs to that application alone.
 * Taken back, it is deleted: that there was one would say the same.
 */
export const affirmativeDeclarations = pgTable('affirmative_declarations', {
  applicationId: uuid('application_id')
    .primaryKey()
    .references(() => applications.id, { onDelete: 'cascade' }),
  content: text('content').notNull(),
  /** Of the text that the candidate agreed to. */
  consentVersion: integer('consent_version').notNull(),
  consentedAt: moment('consented_at').notNull(),
});
