import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '#accounts/server/tables.ts';
import { type DataExportState, dataExportStates } from '#own-data/rules/data-export-states.ts';
import { createdAt, id, moment, oneOf } from '#platform/db/columns.ts';

/** An export of a person's own data: created in the background, retained for some days, downloaded by a mailed link. */
export const dataExports = pgTable(
  'data_exports',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text('state').$type<DataExportState>().notNull().default('queued'),
    /** Progress in percent. */
    progress: integer('progress').notNull().default(0),
    fileKey: text('file_key'),
    sizeBytes: integer('size_bytes'),
    createdAt: createdAt(),
    finishedAt: moment('finished_at'),
    expiresAt: moment('expires_at'),
  },
  (table) => [
    check('data_exports_state_check', oneOf(table.state, dataExportStates)),
    index('data_exports_user').on(table.userId, table.id.desc().nullsFirst()),
    // One running export per person.
    uniqueIndex('data_exports_running')
      .on(table.userId)
      .where(sql`${table.state} in ('queued', 'running')`),
  ],
);
