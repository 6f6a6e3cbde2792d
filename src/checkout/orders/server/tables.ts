import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '#accounts/server/tables.ts';
import { type OrderState, orderStates } from '#checkout/orders/rules/order-states.ts';
import { type OrderKind, orderKinds, type PaymentMethod, paymentMethods } from '#checkout/orders/rules/order-terms.ts';
import {
  type PaymentInstructions,
  type ProviderName,
  providerNames,
} from '#checkout/orders/server/provider/payment-provider.ts';
import { serviceOrders } from '#checkout/service-orders/server/tables.ts';
import { createdAt, id, moment, oneOf } from '#platform/db/columns.ts';
import { currencies, type Currency } from '#platform/money/currencies.ts';
import { workspaces } from '#workspaces/server/tables.ts';

/** What a company buys, and how its payment stands. */
export const orders = pgTable(
  'orders',
  {
    id: id(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => users.id),
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
