import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { users } from '#accounts/server/tables.ts';
import { candidateComments } from '#pipeline/comments/server/tables.ts';
import { createdAt, moment } from '#platform/db/columns.ts';

/** The people mentioned in a comment, and whether they have read it. */
export const commentMentions = pgTable(
  'comment_mentions',
  {
    commentId: uuid('comment_id')
      .notNull()
      .references(() => candidateComments.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    readAt: moment('read_at'),
  },
  (table) => [
    primaryKey({ columns: [table.commentId, table.userId] }),
    index('comment_mentions_unread')
      .on(table.userId, table.createdAt)
      .where(sql`${table.readAt} is null`),
    index('comment_mentions_user').on(table.userId),
  ],
);
