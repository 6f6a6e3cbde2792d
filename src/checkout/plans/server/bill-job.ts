import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { ENDED_AFTER_DAYS, SUSPENDED_AFTER_DAYS } from '#checkout/service-orders/rules/arrears.ts';
import { isLateBy } from '#checkout/service-orders/server/plan-arrears.ts';
import { runningStates } from '#checkout/subscriptions/rules/subscription-states.ts';
import { subscriptions } from '#checkout/subscriptions/server/tables.ts';
import { dateInSaoPaulo } from '#platform/calendar/business-days.ts';
import { describeProblem } from '#platform/errors/describe-problem.ts';
import type { AnyJob } from '#platform/jobs/queue.ts';
import { billSubscription } from './bill-subscription.ts';
import { endUnpaidPlan } from './end-unpaid-plan.ts';

const AT_ONCE = 500;

/** Every hour: orders the months of plans that have begun, suspends and ends those that are not paid, and ends the plans that are over. */
export const billPlansJob: AnyJob = {
  name: 'bill-plans',
  retryLimit: 3,
  retryDelaySeconds: 60,
  schedule: '10 * * * *',
  run: async (_data, { database, settings, log, now }) => {
    const today = dateInSaoPaulo(now);
    const isRunning = inArray(subscriptions.state, runningStates);
    const due = await database
      .select({ id: subscriptions.id })
      .from(subscriptions)
      .where(
        or(
          and(isRunning, isNull(subscriptions.suspendedOn), lte(subscriptions.billedUntil, today)),
          and(isRunning, sql`(${subscriptions.suspendedOn} is not null) <> ${isLateBy(SUSPENDED_AFTER_DAYS, now)}`),
          sql`${subscriptions.next} ->> 'lapsesOn' <= ${today}`,
          and(isRunning, isLateBy(ENDED_AFTER_DAYS, now)),
          and(eq(subscriptions.state, 'ending'), lte(subscriptions.endsOn, today)),
        ),
      )
      .orderBy(asc(subscriptions.billedUntil))
      .limit(AT_ONCE);
    for (const { id } of due)
      await database
        .transaction(async (transaction) => {
          await endUnpaidPlan(transaction, id, { ...settings, now });
          await billSubscription(transaction, id, { ...settings, now });
        })
        .catch((failure: unknown) =>
          log.warn({ problem: describeProblem(failure), subscriptionId: id }, 'a plan could not be billed'),
        );
  },
};
