import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { users } from '#accounts/server/tables.ts';
import { createdAt, id } from '#platform/db/columns.ts';
import { projectProfessionals } from '#projects/professionals/server/tables.ts';
import { projects } from '#projects/server/tables.ts';
import { ledgerTransactions } from '#wallet/ledger/server/tables.ts';
import { workspaces } from '#workspaces/server/tables.ts';

const cents = (name: string) => bigint(name, { mode: 'number' });

/** Why credits went to a project: whose hours at which price. What goes back has no hire. The money itself is in the ledger. */
export const creditAllocations = pgTable(
  'credit_allocations',
  {
    id: id(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id),
    transactionId: uuid('transaction_id')
      .notNull()
      .references(() => ledgerTransactions.id),
    hireId: uuid('hire_id').references(() => projectProfessionals.id),
    minutes: integer('minutes'),
    /** Agreed then, per hour. */
    grossCents: cents('gross_cents'),
    /** Below zero: back to the wallet. */
    cents: cents('cents').notNull(),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => users.id),
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
