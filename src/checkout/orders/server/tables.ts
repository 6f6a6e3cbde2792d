import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, pgTable, text, uniqueIndex, uuid, unique } from 'drizzle-orm/pg-core';
import { users } from '#accounts/server/tables.ts';
import { type OrderState, orderStates } from '#checkout/orders/rules/order-states.ts';
import { type OrderKind, orderKinds, type PaymentMethod, paymentMethods } from '#checkout/orders/rules/order-terms.ts';
import { type PaymentInstructions, type ProviderName, providerNames } from './provider/payment-provider.ts';
import { serviceOrders } from '#checkout/service-orders/server/tables.ts';
import { createdAt, id, moment, oneOf, refersTo } from '#platform/db/columns.ts';
import { currencies, type Currency } from '#platform/money/currencies.ts';
import { workspaces } from '#workspaces/server/tables.ts';
import { type DisputeState, disputeStates } from '#checkout/orders/rules/provider-reports.ts';

/** What a company buys, and how its payment stands. */
export const orders = pgTable(
  'orders',
  {
    id: id(),
    workspaceId: refersTo('workspace_id', () => workspaces.id),
    createdBy: refersTo('created_by', () => users.id),
    kind: text('kind').$type<OrderKind>().notNull(),
    method: text('method').$type<PaymentMethod>().notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    cents: bigint('cents', { mode: 'number' }).notNull(),
    /** How many of the cents its provider turned back. */
    refundedCents: bigint('refunded_cents', { mode: 'number' }).notNull().default(0),
    /** What it pays; null: credits. */
    serviceOrderId: uuid('service_order_id').references(() => serviceOrders.id),
    state: text('state').$type<OrderState>().notNull().default('open'),
    provider: text('provider').$type<ProviderName>().notNull(),
    /** The payment at the provider; null: the provider has not answered yet. */
    reference: text('reference'),
    instructions: jsonb('instructions').$type<PaymentInstructions>(),
    /** Until when it can be paid. */
    expiresAt: moment('expires_at').notNull(),
    /** When the provider is asked next; null: nothing can change any more. */
    lookAt: moment('look_at'),
    endedAt: moment('ended_at'),
    createdAt: createdAt(),
  },
  (table) => [
    check('orders_kind_check', oneOf(table.kind, orderKinds)),
    check('orders_method_check', oneOf(table.method, paymentMethods)),
    check('orders_currency_check', oneOf(table.currency, currencies)),
    check('orders_state_check', oneOf(table.state, orderStates)),
    check('orders_provider_check', oneOf(table.provider, providerNames)),
    check('orders_cents_check', sql`${table.cents} > 0`),
    check('orders_refunded_check', sql`${table.refundedCents} between 0 and ${table.cents}`),
    check('orders_reference_check', sql`(${table.reference} is null) = (${table.instructions} is null)`),
    check('orders_end_check', sql`(${table.state} in ('open', 'processing')) = (${table.endedAt} is null)`),
    check('orders_service_check', sql`(${table.kind} = 'service') = (${table.serviceOrderId} is not null)`),
    // One payment at a time.
    uniqueIndex('orders_service_live')
      .on(table.serviceOrderId)
      .where(sql`${table.state} in ('open', 'processing')`),
    index('orders_service').on(table.serviceOrderId),
    index('orders_workspace').on(table.workspaceId, table.createdAt, table.id),
    index('orders_created_by').on(table.createdBy),
    uniqueIndex('orders_reference').on(table.provider, table.reference),
    index('orders_look')
      .on(table.lookAt)
      .where(sql`${table.lookAt} is not null`),
  ],
);

export type Order = typeof orders.$inferSelect;

/** Payments that a bank took back, as far as the wallet has heard. */
export const disputes = pgTable(
  'disputes',
  {
    /** The provider’s. */
    id: text('id').primaryKey(),
    orderId: refersTo('order_id', () => orders.id),
    cents: bigint('cents', { mode: 'number' }).notNull(),
    state: text('state').$type<DisputeState>().notNull(),
    createdAt: createdAt(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    check('disputes_state_check', oneOf(table.state, disputeStates)),
    check('disputes_cents_check', sql`${table.cents} > 0`),
    check('disputes_end_check', sql`(${table.state} = 'open') = (${table.endedAt} is null)`),
    index('disputes_order').on(table.orderId),
  ],
);

export type Dispute = typeof disputes.$inferSelect;

const heldKinds = ['payment', 'dispute', 'refund'] as const;
export type HeldKind = (typeof heldKinds)[number];

/** What the provider reported of money and is not what was ordered: nothing of it is booked until the provider says what was. */
export const heldReports = pgTable(
  'held_reports',
  {
    /** Names the payment, dispute or refund at the provider. */
    reference: text('reference').primaryKey(),
    kind: text('kind').$type<HeldKind>().notNull(),
    orderId: refersTo('order_id', () => orders.id),
    cents: bigint('cents', { mode: 'number' }).notNull(),
    /** As the provider names it; it may be none of ours. */
    currency: text('currency').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    check('held_reports_kind_check', oneOf(table.kind, heldKinds)),
    index('held_reports_order').on(table.orderId),
  ],
);

const outcomes = ['waiting', 'paid', 'failed', 'canceled'] as const;

/** The payments of the built-in sandbox, as its own side keeps them. */
export const sandboxPayments = pgTable(
  'sandbox_payments',
  {
    id: id(),
    orderId: refersTo('order_id', () => orders.id),
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
    paymentId: refersTo('payment_id', () => sandboxPayments.id),
    cents: bigint('cents', { mode: 'number' }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    check('sandbox_refunds_cents_check', sql`${table.cents} > 0`),
    index('sandbox_refunds_payment').on(table.paymentId),
    index('sandbox_refunds_created').on(table.createdAt),
  ],
);

/** The messages of Stripe; they stay, so that a copy of one that was handled never is again. */
export const stripeEvents = pgTable('stripe_events', {
  id: text('id').primaryKey(),
  type: text('type').notNull(),
  /** When handling it was begun, for the last time. */
  createdAt: createdAt(),
  /** Null: it is being handled, or the process ended before it was. */
  handledAt: moment('handled_at'),
});
