import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { type DisputeState, disputeStates } from '#checkout/orders/rules/dispute-states.ts';
import { orders } from '#checkout/orders/server/tables.ts';
import { createdAt, moment, oneOf } from '#platform/db/columns.ts';

/** Payments that a bank took back, as far as the wallet has heard. */
export const disputes = pgTable(
  'disputes',
  {
    /** The provider’s. */
    id: text('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
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
