import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '#accounts/server/tables.ts';
import { type PlanId, planIds, type PlanProduct } from '#checkout/rules/plan-catalogue.ts';
import type { WaitingChange } from '#checkout/subscriptions/rules/plan-change.ts';
import {
  liveStates,
  type SubscriptionState,
  subscriptionStates,
} from '#checkout/subscriptions/rules/subscription-states.ts';
import { createdAt, id, moment, oneOf, refersTo } from '#platform/db/columns.ts';
import { workspaces } from '#workspaces/server/tables.ts';

/** A plan of a company, at the price and under the terms that it accepted. All dates are of São Paulo. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: id(),
    workspaceId: refersTo('workspace_id', () => workspaces.id),
    product: text('product').$type<PlanProduct>().notNull(),
    planId: text('plan_id').$type<PlanId>().notNull(),
    /** Reais. */
    monthlyCents: bigint('monthly_cents', { mode: 'number' }).notNull(),
    includedUnits: integer('included_units').notNull(),
    unitCents: bigint('unit_cents', { mode: 'number' }).notNull(),
    state: text('state').$type<SubscriptionState>().notNull().default('waiting'),
    termsVersion: text('terms_version').notNull(),
    /** Who chose the plan, or last changed it. */
    acceptedBy: refersTo('accepted_by', () => users.id),
    /** The day of the first payment; the commitment runs from it. */
    startedOn: date('started_on'),
    /** The first day that no order covers yet. */
    billedUntil: date('billed_until'),
    /** How often notice was given; before the last one it could be taken back. */
    noticeCount: integer('notice_count').notNull().default(0),
    noticeOn: date('notice_on'),
    /** The first day without the plan. */
    endsOn: date('ends_on'),
    fineCents: bigint('fine_cents', { mode: 'number' }),
    /** The day on which its company was told that it is suspended; null: it is not, or nobody was told yet. */
    suspendedOn: date('suspended_on'),
    /** A change to another plan that waits. */
    next: jsonb('next').$type<WaitingChange>(),
    createdAt: createdAt(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    check('subscriptions_plan_check', oneOf(table.planId, planIds)),
    check('subscriptions_state_check', oneOf(table.state, subscriptionStates)),
    check(
      'subscriptions_price_check',
      sql`${table.monthlyCents} > 0 and ${table.includedUnits} >= 0 and ${table.unitCents} >= 0 and coalesce(${table.fineCents} >= 0, true)`,
    ),
    check(
      'subscriptions_start_check',
      sql`(${table.state} in ('waiting', 'dropped')) = (${table.startedOn} is null) and (${table.startedOn} is null) = (${table.billedUntil} is null)`,
    ),
    check(
      'subscriptions_notice_check',
      sql`(${table.state} in ('ending', 'ended')) = (${table.noticeOn} is not null) and (${table.noticeOn} is null) = (${table.endsOn} is null) and (${table.noticeOn} is null) = (${table.fineCents} is null)`,
    ),
    check('subscriptions_end_check', sql`(${table.state} in ('ended', 'dropped')) = (${table.endedAt} is not null)`),
    uniqueIndex('subscriptions_one_of_product')
      .on(table.workspaceId, table.product)
      .where(oneOf(table.state, liveStates)),
    index('subscriptions_workspace').on(table.workspaceId, table.id),
    index('subscriptions_accepted_by').on(table.acceptedBy),
    index('subscriptions_billed_until')
      .on(table.billedUntil)
      .where(sql`${table.state} in ('active', 'ending')`),
  ],
);

export type Subscription = typeof subscriptions.$inferSelect;
export type RunningSubscription = Subscription & { startedOn: string; billedUntil: string };

/** One whose first payment has arrived, with the dates that it has since then. */
export function asRunning(plan: Subscription): RunningSubscription {
  return { ...plan, startedOn: plan.startedOn!, billedUntil: plan.billedUntil! };
}
