import { sql } from 'drizzle-orm';
import { bigint, check, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, id, moment, oneOf } from '#platform/db/columns.ts';
import { type FailureReason, failureReasons } from '#payouts/pay-runs/rules/payment-states.ts';

const outcomes = ['paid', 'failed', 'returned'] as const;

/** The payouts of the built-in sandbox, as its own side keeps them. */
export const sandboxPayouts = pgTable(
  'sandbox_payouts',
  {
    id: id(),
    requestKey: text('request_key').notNull(),
    cents: bigint('cents', { mode: 'number' }).notNull(),
    outcome: text('outcome').$type<(typeof outcomes)[number]>().notNull(),
    reason: text('reason').$type<FailureReason>(),
    paidAt: moment('paid_at'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('sandbox_payouts_request').on(table.requestKey),
    check('sandbox_payouts_outcome_check', oneOf(table.outcome, outcomes)),
    check('sandbox_payouts_reason_check', oneOf(table.reason, failureReasons)),
    check('sandbox_payouts_cents_check', sql`${table.cents} > 0`),
  ],
);
