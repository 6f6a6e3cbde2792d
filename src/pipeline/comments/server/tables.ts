import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '#accounts/server/tables.ts';
import { applications } from '#applications/server/tables.ts';
import { createdAt, id, moment, versionColumn } from '#platform/db/columns.ts';
import { workspaces } from '#workspaces/server/tables.ts';

/** A company's internal comment about a candidate; the candidate never sees it. */
export const candidateComments = pgTable(
  'candidate_comments',
  {
    id: id(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id),
    authorId: uuid('author_id')
      .notNull()
      .references(() => users.id),
    text: text('text').notNull(),
    createdAt: createdAt(),
    /** Set when the author changed the text. */
    editedAt: moment('edited_at'),
    deletedAt: moment('deleted_at'),
    version: versionColumn(),
  },
  (table) => [index('candidate_comments_application').on(table.applicationId, table.createdAt, table.id)],
);
