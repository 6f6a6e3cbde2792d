import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '#accounts/server/tables.ts';
import { createdAt, id, moment, versionColumn } from '#platform/db/columns.ts';
import { tasks } from '#tasks/board/server/tables.ts';

/** What company and professionals write to each other at a task. */
export const taskComments = pgTable(
  'task_comments',
  {
    id: id(),
    taskId: uuid('task_id')
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    authorId: uuid('author_id')
      .notNull()
      .references(() => users.id),
    text: text('text').notNull(),
    createdAt: createdAt(),
    editedAt: moment('edited_at'),
    deletedAt: moment('deleted_at'),
    version: versionColumn(),
  },
  (table) => [
    check('task_comments_text_check', sql`char_length(${table.text}) between 1 and 2000`),
    index('task_comments_task').on(table.taskId, table.id),
    index('task_comments_author').on(table.authorId),
  ],
);

/** Whom a comment mentions. A mention that was taken out stays without standing, so that nobody is mailed twice of one comment. */
export const taskCommentMentions = pgTable(
  'task_comment_mentions',
  {
    commentId: uuid('comment_id')
      .notNull()
      .references(() => taskComments.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    stands: boolean('stands').notNull().default(true),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.commentId, table.userId] }),
    index('task_comment_mentions_user').on(table.userId),
  ],
);
