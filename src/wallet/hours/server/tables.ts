import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { users } from '#accounts/server/tables.ts';
import { createdAt, id, moment, refersTo } from '#platform/db/columns.ts';
import { projectProfessionals } from '#projects/professionals/server/tables.ts';
import { projects } from '#projects/server/tables.ts';
import { timeEntries } from '#timesheets/hours/server/tables.ts';
import { ledgerReservations, ledgerTransactions } from '#wallet/ledger/server/tables.ts';
import { workspaces } from '#workspaces/server/tables.ts';

/** Payable hours for which credits are set aside, once each. The money itself is in the ledger. */
export const coveredHours = pgTable(
  'covered_hours',
  {
    entryId: refersTo('entry_id', () => timeEntries.id).primaryKey(),
    workspaceId: refersTo('workspace_id', () => workspaces.id),
    projectId: refersTo('project_id', () => projects.id),
    hireId: refersTo('hire_id', () => projectProfessionals.id),
    /** What holds their credits, together with those of the same hire that became payable with them. */
    reservationId: refersTo('reservation_id', () => ledgerReservations.id),
    minutes: integer('minutes').notNull(),
    /** What they take of the credits. */
    cents: bigint('cents', { mode: 'number' }).notNull(),
    /** When their credits were debited by a pay run. */
    debitedAt: moment('debited_at'),
    createdAt: createdAt(),
  },
  (table) => [
    check('covered_hours_value_check', sql`${table.minutes} > 0 and ${table.cents} >= 0`),
    index('covered_hours_hire').on(table.hireId, table.entryId),
    index('covered_hours_open')
      .on(table.hireId)
      .where(sql`${table.debitedAt} is null`),
    index('covered_hours_project').on(table.projectId),
    index('covered_hours_workspace').on(table.workspaceId),
    index('covered_hours_reservation').on(table.reservationId),
  ],
);

const cents = (name: string) => bigint(name, { mode: 'number' });

/** Why credits went to a project: whose hours at which price. What goes back has no hire. The money itself is in the ledger. */
export const creditAllocations = pgTable(
  'credit_allocations',
  {
    id: id(),
    workspaceId: refersTo('workspace_id', () => workspaces.id),
    projectId: refersTo('project_id', () => projects.id),
    transactionId: refersTo('transaction_id', () => ledgerTransactions.id),
    hireId: uuid('hire_id').references(() => projectProfessionals.id),
    minutes: integer('minutes'),
    /** Agreed then, per hour. */
    grossCents: cents('gross_cents'),
    /** Below zero: back to the wallet. */
    cents: cents('cents').notNull(),
    createdBy: refersTo('created_by', () => users.id),
    createdAt: createdAt(),
  },
  (table) => [
    check(
      'credit_allocations_hire_check',
      sql`num_nulls(${table.hireId}, ${table.minutes}, ${table.grossCents}) in (0, 3)`,
    ),
    check(
      'credit_allocations_direction_check',
      sql`(${table.hireId} is null) = (${table.cents} < 0) and ${table.cents} <> 0`,
    ),
    index('credit_allocations_project').on(table.projectId, table.id),
    index('credit_allocations_workspace').on(table.workspaceId),
    index('credit_allocations_transaction').on(table.transactionId),
    index('credit_allocations_hire').on(table.hireId),
    index('credit_allocations_created_by').on(table.createdBy),
  ],
);
