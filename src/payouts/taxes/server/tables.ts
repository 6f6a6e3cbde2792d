import { sql } from 'drizzle-orm';
import { bigint, check, date, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '#accounts/server/tables.ts';
import { createdAt, id, oneOf } from '#platform/db/columns.ts';
import { type TaxName, taxNames } from '#payouts/pay-runs/rules/withheld-taxes.ts';
import { type TaxPaymentState, taxPaymentStates } from '#payouts/taxes/rules/tax-payment-states.ts';

/** Withheld taxes that the operator paid over to the state, by the document (guia) that the state gave for them. */
export const taxPayments = pgTable(
  'tax_payments',
  {
    id: id(),
    tax: text('tax').$type<TaxName>().notNull(),
    /** The first day of the month in which they were withheld. */
    month: date('month').notNull(),
    cents: bigint('cents', { mode: 'number' }).notNull(),
    paidOn: date('paid_on').notNull(),
    guide: text('guide').notNull(),
    /** What is asked for is as good as paid, until a second administrator refuses it. */
    state: text('state').$type<TaxPaymentState>().notNull(),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
  },
  (table) => [
    check('tax_payments_tax_check', oneOf(table.tax, taxNames)),
    check('tax_payments_month_check', sql`extract(day from ${table.month}) = 1`),
    check('tax_payments_cents_check', sql`${table.cents} > 0`),
    check('tax_payments_guide_check', sql`char_length(${table.guide}) between 1 and 60`),
    check('tax_payments_state_check', oneOf(table.state, taxPaymentStates)),
    uniqueIndex('tax_payments_once')
      .on(table.month, table.tax, table.guide)
      .where(sql`${table.state} <> 'dropped'`),
    index('tax_payments_created_by').on(table.createdBy),
  ],
);
