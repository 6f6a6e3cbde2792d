import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '#accounts/server/tables.ts';
import { createdAt, id, moment } from '#platform/db/columns.ts';
import { projectProfessionals } from '#projects/professionals/server/tables.ts';
import { projects } from '#projects/server/tables.ts';

const cents = (name: string) => bigint(name, { mode: 'number' });

/** The dated rates of the service fee. One holds from `startsAt` on, once a second administrator approved it. */
export const serviceFees = pgTable(
  'service_fees',
  {
    id: id(),
    basisPoints: integer('basis_points').notNull(),
    startsAt: moment('starts_at').notNull(),
    askedBy: uuid('asked_by')
      .notNull()
      .references(() => users.id),
    approvedAt: moment('approved_at'),
    /** It was refused, or nobody approved it in time. */
    droppedAt: moment('dropped_at'),
    createdAt: createdAt(),
  },
  (table) => [
    check('service_fees_rate_check', sql`${table.basisPoints} between 0 and 5000`),
    check('service_fees_end_check', sql`num_nonnulls(${table.approvedAt}, ${table.droppedAt}) <= 1`),
    index('service_fees_asked').on(table.askedBy),
  ],
);

/** The rate of a project, kept at its first offer for good. */
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

/**
 * The price that an administrator set for a hire without one. With an agreement from before prices, or an unknown hiring model, it holds once
 * both sides confirmed it.
 */
export const hirePrices = pgTable(
  'hire_prices',
  {
    id: id(),
    hireId: uuid('hire_id')
      .notNull()
      .references(() => projectProfessionals.id, { onDelete: 'cascade' }),
    grossCents: cents('gross_cents').notNull(),
    netCents: cents('net_cents').notNull(),
    pricedBy: uuid('priced_by')
      .notNull()
      .references(() => users.id),
    companyBy: uuid('company_by').references(() => users.id),
    companyAt: moment('company_at'),
    memberAt: moment('member_at'),
    /** From then on it is the hire's price. */
    holdsFrom: moment('holds_from'),
    /** Another one took its place before it held. */
    replacedAt: moment('replaced_at'),
    createdAt: createdAt(),
  },
  (table) => [
    check(
      'hire_prices_value_check',
      sql`${table.grossCents} between 1 and 10000000 and ${table.netCents} between 1 and ${table.grossCents}`,
    ),
    check('hire_prices_company_check', sql`(${table.companyBy} is null) = (${table.companyAt} is null)`),
    check('hire_prices_end_check', sql`num_nonnulls(${table.holdsFrom}, ${table.replacedAt}) <= 1`),
    uniqueIndex('hire_prices_one')
      .on(table.hireId)
      .where(sql`${table.replacedAt} is null`),
    index('hire_prices_priced').on(table.pricedBy),
    index('hire_prices_company').on(table.companyBy),
  ],
);
