import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '#accounts/server/tables.ts';
import { orders } from '#checkout/orders/server/tables.ts';
import {
  REASON_LENGTH,
  type RefundState,
  refundStates,
  type RefundWay,
  refundWays,
} from '#checkout/refunds/rules/refund-terms.ts';
import { createdAt, id, moment, oneOf, refersTo } from '#platform/db/columns.ts';
import { currencies, type Currency } from '#platform/money/currencies.ts';
import { ledgerReservations } from '#wallet/ledger/server/tables.ts';
import { workspaces } from '#workspaces/server/tables.ts';

/** Credits that go back to a company as money. */
export const refunds = pgTable(
  'refunds',
  {
    id: id(),
    workspaceId: refersTo('workspace_id', () => workspaces.id),
    way: text('way').$type<RefundWay>().notNull(),
    /** The payment that is turned back; null: by hand. */
    orderId: uuid('order_id').references(() => orders.id),
    currency: text('currency').$type<Currency>().notNull(),
    cents: bigint('cents', { mode: 'number' }).notNull(),
    reason: text('reason').notNull(),
    /** The last credits of a company that leaves. */
    closesAccount: boolean('closes_account').notNull().default(false),
    state: text('state').$type<RefundState>().notNull().default('asked'),
    /** A second administrator was asked first; the provider is not. */
    waitsForApproval: boolean('waits_for_approval').notNull().default(false),
    /** The money set aside for it. */
    reservationId: refersTo('reservation_id', () => ledgerReservations.id),
    /** At the provider. */
    reference: text('reference'),
    askedBy: refersTo('asked_by', () => users.id),
    /** Who paid it by hand: somebody else than who asked for it. */
    doneBy: uuid('done_by').references(() => users.id),
    createdAt: createdAt(),
    endedAt: moment('ended_at'),
    /** When the provider is asked again whether what it made has come back; null: not any more, or not yet. */
    lookAt: moment('look_at'),
  },
  (table) => [
    check('refunds_way_check', oneOf(table.way, refundWays)),
    check('refunds_order_check', sql`(${table.way} = 'provider') = (${table.orderId} is not null)`),
    check('refunds_currency_check', oneOf(table.currency, currencies)),
    check('refunds_cents_check', sql`${table.cents} > 0`),
    check('refunds_state_check', oneOf(table.state, refundStates)),
    check(
      'refunds_end_check',
      sql`(${table.state} in ('done', 'failed', 'returned')) = (${table.endedAt} is not null)`,
    ),
    check(
      'refunds_look_check',
      sql`${table.lookAt} is null or (${table.way} = 'provider' and ${table.state} = 'done')`,
    ),
    check('refunds_two_check', sql`${table.doneBy} <> ${table.askedBy}`),
    check(
      'refunds_hand_check',
      sql`(${table.way} <> 'provider' and ${table.state} in ('done', 'returned')) = (${table.doneBy} is not null)`,
    ),
    check('refunds_reason_check', sql`char_length(${table.reason}) <= ${sql.raw(String(REASON_LENGTH))}`),
    index('refunds_workspace').on(table.workspaceId),
    index('refunds_order').on(table.orderId),
    index('refunds_reservation').on(table.reservationId),
    index('refunds_asked_by').on(table.askedBy),
    index('refunds_done_by').on(table.doneBy),
    index('refunds_waiting')
      .on(table.createdAt)
      .where(sql`${table.way} = 'provider' and ${table.state} in ('asked', 'sent')`),
    index('refunds_look')
      .on(table.lookAt)
      .where(sql`${table.lookAt} is not null`),
    // A message names the refund by it.
    uniqueIndex('refunds_reference').on(table.reference),
    index('refunds_returned')
      .on(table.workspaceId)
      .where(sql`${table.state} = 'returned'`),
  ],
);

export type Refund = typeof refunds.$inferSelect;
