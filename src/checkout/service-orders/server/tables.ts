import { sql } from 'drizzle-orm';
import { bigint, check, date, index, jsonb, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '#accounts/server/tables.ts';
import {
  type ServiceOrderItem,
  type ServiceOrderState,
  serviceOrderStates,
  type ServiceOrderType,
  serviceOrderTypes,
} from '#checkout/rules/service-order-terms.ts';
import { createdAt, id, moment, oneOf, refersTo } from '#platform/db/columns.ts';
import { currencies, type Currency } from '#platform/money/currencies.ts';
import { workspaces } from '#workspaces/server/tables.ts';

/** What a company owes for a service or a plan. It is paid by a payment of its own, or from the wallet. */
export const serviceOrders = pgTable(
  'service_orders',
  {
    id: id(),
    workspaceId: refersTo('workspace_id', () => workspaces.id),
    /** Null: it followed from a plan by itself. */
    createdBy: uuid('created_by').references(() => users.id),
    type: text('type').$type<ServiceOrderType>().notNull(),
    /** One of the catalogue of plans. */
    planId: text('plan_id'),
    description: text('description').notNull().default(''),
    currency: text('currency').$type<Currency>().notNull(),
    cents: bigint('cents', { mode: 'number' }).notNull(),
    items: jsonb('items').$type<ServiceOrderItem[]>().notNull(),
    state: text('state').$type<ServiceOrderState>().notNull().default('open'),
    /** A date in São Paulo. */
    dueOn: date('due_on').notNull(),
    /** The last reminder that was sent, by its days after the due day; null: none. */
    remindedFor: smallint('reminded_for'),
    /** One for each event of the business: `subscription:ID:2026-03-01`. Null: an administrator made it. */
    cause: text('cause'),
    endedAt: moment('ended_at'),
    createdAt: createdAt(),
  },
  (table) => [
    check('service_orders_type_check', oneOf(table.type, serviceOrderTypes)),
    check('service_orders_state_check', oneOf(table.state, serviceOrderStates)),
    check('service_orders_currency_check', oneOf(table.currency, currencies)),
    check('service_orders_cents_check', sql`${table.cents} > 0`),
    check('service_orders_end_check', sql`(${table.state} = 'open') = (${table.endedAt} is null)`),
    uniqueIndex('service_orders_cause').on(table.cause),
    index('service_orders_workspace').on(table.workspaceId, table.id),
    index('service_orders_created_by').on(table.createdBy),
    index('service_orders_due')
      .on(table.dueOn)
      .where(sql`${table.state} = 'open'`),
  ],
);

export type ServiceOrder = typeof serviceOrders.$inferSelect;
