import { index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { users } from '#accounts/server/tables.ts';
import { createdAt } from '#platform/db/columns.ts';
import { positions } from '#projects/server/tables.ts';

/** Vacancies that a member dismissed; recommendations leave them out. */
export const dismissedJobs = pgTable(
  'dismissed_jobs',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    positionId: uuid('position_id')
      .notNull()
      .references(() => positions.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.positionId] }),
    index('dismissed_jobs_position').on(table.positionId),
  ],
);
