import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { orders } from '#checkout/orders/server/tables.ts';
import { type PaymentMethod, paymentMethods } from '#checkout/orders/rules/order-terms.ts';
import { createdAt, id, moment, oneOf } from '#platform/db/columns.ts';
import { currencies, type Currency } from '#platform/money/currencies.ts';

const outcomes = ['waiting', 'paid', 'failed', 'canceled'] as const;

/** The payments of the built-in sandbox, as its own side keeps them. */
export const sandboxPayments = pgTable(
  'sandbox_payments',
  {
    id: id(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    method: text('method').$type<PaymentMethod>().notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    cents: bigint('cents', { mode: 'number' }).notNull(),
    outcome: text('outcome').$type<(typeof outcomes)[number]>().notNull().default('waiting'),
    expiresAt: moment('expires_at').notNull(),
    paidAt: moment('paid_at'),
    /** When the money has arrived. */
    settlesAt: moment('settles_at'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('sandbox_payments_order').on(table.orderId),
    check('sandbox_payments_method_check', oneOf(table.method, paymentMethods)),
    check('sandbox_payments_currency_check', oneOf(table.currency, currencies)),
    check('sandbox_payments_outcome_check', oneOf(table.outcome, outcomes)),
    check('sandbox_payments_cents_check', sql`${table.cents} > 0`),
  ],
);

/** What the sandbox turned back, as its own side keeps it. */
export const sandboxRefunds = pgTable(
  'sandbox_refunds',
  {
    /** The refund that asked for it. */
    id: id(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => sandboxPayments.id),
    cents: bigint('cents', { mode: 'number' }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    check('sandbox_refunds_cents_check', sql`${table.cents} > 0`),
    index('sandbox_refunds_payment').on(table.paymentId),
    index('sandbox_refunds_created').on(table.createdAt),
  ],
);
