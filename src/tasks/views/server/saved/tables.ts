import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '#accounts/server/tables.ts';
import { createdAt, id, updatedAt, versionColumn } from '#platform/db/columns.ts';
import { taskBoards } from '#tasks/board/server/tables.ts';
import type { ViewSettings } from '#tasks/views/saved-schemas.ts';

/** A person's saved views of a board. */
export const taskViews = pgTable(
  'task_views',
  {
    id: id(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => taskBoards.projectId, { onDelete: 'cascade' }),
    authorId: uuid('author_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    settings: jsonb('settings').$type<ViewSettings>().notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    version: versionColumn(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('task_views_author').on(table.authorId, table.projectId),
    index('task_views_board').on(table.projectId),
    uniqueIndex('task_views_default')
      .on(table.authorId, table.projectId)
      .where(sql`${table.isDefault}`),
  ],
);
