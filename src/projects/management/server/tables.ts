import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '#accounts/server/tables.ts';
import { oneOf, updatedAt } from '#platform/db/columns.ts';
import { type PaymentType, paymentTypes } from '#projects/management/rules/management-terms.ts';
import { projects } from '#projects/server/tables.ts';

/** What the team keeps of a project for itself (TSK-08); its version is the project's. */
export const projectManagement = pgTable(
  'project_management',
  {
    projectId: uuid('project_id')
      .primaryKey()
      .references(() => projects.id, { onDelete: 'cascade' }),
    phase: text('phase').notNull().default(''),
    productType: text('product_type').notNull().default(''),
    /** Who of the team searches the people for it. */
    huntingOwnerId: uuid('hunting_owner_id').references(() => users.id, { onDelete: 'set null' }),
    openedOn: date('opened_on'),
    onboardingOn: date('onboarding_on'),
    ongoingSince: date('ongoing_since'),
    concludedOn: date('concluded_on'),
    /** Hundredths of a percent. */
    rate: integer('rate'),
    /** Cents of the project's currency. */
    totalAmount: bigint('total_amount', { mode: 'number' }),
    paymentType: text('payment_type').$type<PaymentType>(),
    installments: integer('installments'),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('project_management_payment_check', oneOf(table.paymentType, paymentTypes)),
    check('project_management_rate_check', sql`${table.rate} between 0 and 10000`),
    check('project_management_amount_check', sql`${table.totalAmount} >= 0`),
    check('project_management_installments_check', sql`${table.installments} between 1 and 48`),
    index('project_management_owner').on(table.huntingOwnerId),
  ],
);
