import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '#accounts/server/tables.ts';
import { applications } from '#applications/server/tables.ts';
import { createdAt, id } from '#platform/db/columns.ts';

/** A company's file about a candidate: notes, contracts, portfolios. The candidate never sees it. */
export const candidateFiles = pgTable(
  'candidate_files',
  {
    id: id(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    fileKey: text('file_key').notNull().unique(),
    name: text('name').notNull(),
    mediaType: text('media_type').notNull(),
    sizeBytes: integer('size_bytes').notNull(),
    addedBy: uuid('added_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    index('candidate_files_application').on(table.applicationId, table.createdAt),
    index('candidate_files_added_by').on(table.addedBy),
  ],
);
