import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { users } from '#accounts/server/tables.ts';
import { createdAt, id, moment, refersTo } from '#platform/db/columns.ts';
import { projects } from '#projects/server/tables.ts';

/** The dated rates of the service fee. One holds from `startsAt` on, for all projects or for one, once a second administrator approved it. */
export const serviceFees = pgTable(
  'service_fees',
  {
    id: id(),
    /** Null: all projects whose first offer comes later. */
    projectId: uuid('project_id').references(() => projects.id, { onDelete: 'cascade' }),
    basisPoints: integer('basis_points').notNull(),
    startsAt: moment('starts_at').notNull(),
    askedBy: refersTo('asked_by', () => users.id),
    approvedAt: moment('approved_at'),
    /** It was refused, or nobody approved it in time. */
    droppedAt: moment('dropped_at'),
    createdAt: createdAt(),
  },
  (table) => [
    check('service_fees_rate_check', sql`${table.basisPoints} between 0 and 5000`),
    check('service_fees_end_check', sql`num_nonnulls(${table.approvedAt}, ${table.droppedAt}) <= 1`),
    index('service_fees_asked').on(table.askedBy),
    index('service_fees_project')
      .on(table.projectId)
      .where(sql`${table.projectId} is not null`),
  ],
);

/** The rate of a project, kept at its first offer; only a rate of its own comes before it. */
export const projectServiceFees = pgTable(
  'project_service_fees',
  {
    projectId: uuid('project_id')
      .primaryKey()
      .references(() => projects.id, { onDelete: 'cascade' }),
    basisPoints: integer('basis_points').notNull(),
    frozenAt: moment('frozen_at').notNull(),
  },
  (table) => [check('project_service_fees_rate_check', sql`${table.basisPoints} between 0 and 5000`)],
);
