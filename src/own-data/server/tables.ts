import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '#accounts/server/tables.ts';
import { type DataExportState, dataExportStates } from '#own-data/rules/data-export-states.ts';
import { createdAt, id, moment, oneOf } from '#platform/db/columns.ts';

/** A person's copy of their own data: made in the background, kept for some days, fetched by the link of a mail. */
export const dataExports = pgTable(
  'data_exports',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text('state').$type<DataExportState>().notNull().default('queued'),
    /** Hundredths done. */
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
    // One at a time for each person.
    uniqueIndex('data_exports_running')
      .on(table.userId)
      .where(sql`${table.state} in ('queued', 'running')`),
  ],
);
