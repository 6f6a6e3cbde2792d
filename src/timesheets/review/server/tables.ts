import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '#accounts/server/tables.ts';
import { createdAt, id, moment, oneOf } from '#platform/db/columns.ts';
import { tasks } from '#tasks/board/server/tables.ts';
import { type Verdict, verdicts } from '#timesheets/review/rules/verdicts.ts';

/** The feedback that a task got: approvals, adjustments and rejections, the last one last. */
export const taskReviews = pgTable(
  'task_reviews',
  {
    id: id(),
    taskId: uuid('task_id')
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    verdict: text('verdict').$type<Verdict>().notNull(),
    /** Why a task was adjusted or rejected. */
    reason: text('reason').notNull().default(''),
    reviewerId: uuid('reviewer_id')
      .notNull()
      .references(() => users.id),
    /** An approval takes effect when it can no longer be undone, the others at once. */
    effectiveAt: moment('effective_at').notNull(),
    appliedAt: moment('applied_at'),
    undoneAt: moment('undone_at'),
    createdAt: createdAt(),
  },
  (table) => [
    check('task_reviews_verdict_check', oneOf(table.verdict, verdicts)),
    check(
      'task_reviews_reason_check',
      sql`char_length(${table.reason}) <= 2000 and (${table.verdict} = 'accept') = (${table.reason} = '')`,
    ),
    check('task_reviews_end_check', sql`${table.appliedAt} is null or ${table.undoneAt} is null`),
    uniqueIndex('task_reviews_one_open')
      .on(table.taskId)
      .where(sql`${table.appliedAt} is null and ${table.undoneAt} is null`),
    index('task_reviews_task').on(table.taskId, table.id),
    index('task_reviews_due')
      .on(table.effectiveAt)
      .where(sql`${table.appliedAt} is null and ${table.undoneAt} is null`),
    index('task_reviews_reviewer').on(table.reviewerId),
  ],
);
