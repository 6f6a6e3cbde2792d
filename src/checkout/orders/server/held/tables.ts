import { bigint, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { orders } from '#checkout/orders/server/tables.ts';
import { createdAt, oneOf } from '#platform/db/columns.ts';

export const heldKinds = ['payment', 'dispute', 'refund'] as const;
export type HeldKind = (typeof heldKinds)[number];

/** What the provider reported of money and is not what was ordered: nothing of it is booked until the provider says what was. */
export const heldReports = pgTable(
  'held_reports',
  {
    /** Names the payment, dispute or refund at the provider. */
    reference: text('reference').primaryKey(),
    kind: text('kind').$type<HeldKind>().notNull(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
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
