import { boolean, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '#accounts/server/tables.ts';
import { createdAt, id, updatedAt, versionColumn } from '#platform/db/columns.ts';
import type { ViewSettings } from '#pipeline/company/contract/view-settings.ts';
import { workspaces } from '#workspaces/server/tables.ts';

/** A saved view of a company's candidates. */
export const candidateViews = pgTable(
  'candidate_views',
  {
    id: id(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    authorId: uuid('author_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    isShared: boolean('is_shared').notNull().default(false),
    settings: jsonb('settings').$type<ViewSettings>().notNull(),
    version: versionColumn(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('candidate_views_workspace').on(table.workspaceId, table.authorId),
    index('candidate_views_author').on(table.authorId),
  ],
);

/** The default view of a person in one company. */
export const candidateViewDefaults = pgTable(
  'candidate_view_defaults',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    viewId: uuid('view_id')
      .notNull()
      .references(() => candidateViews.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.workspaceId] }),
    index('candidate_view_defaults_view').on(table.viewId),
  ],
);
