import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import { createdAt, id, moment } from '#platform/db/columns.ts';
import { tasks } from '#tasks/board/server/tables.ts';

/** A file of a task. Deleted ones stay until they can no longer be brought back. */
export const taskAttachments = pgTable(
  'task_attachments',
  {
    id: id(),
    taskId: uuid('task_id')
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    fileKey: text('file_key').notNull().unique(),
    name: text('name').notNull(),
    mediaType: text('media_type').notNull(),
    sizeBytes: integer('size_bytes').notNull(),
    addedBy: uuid('added_by')
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    check('task_attachments_name_check', sql`char_length(${table.name}) between 1 and 120`),
    index('task_attachments_task').on(table.taskId, table.id.desc()),
    index('task_attachments_added_by').on(table.addedBy),
  ],
);
