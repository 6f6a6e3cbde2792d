import { and, asc, eq, inArray, lte, or } from 'drizzle-orm';
import { runningStates } from '#checkout/subscriptions/rules/subscription-states.ts';
import { subscriptions } from '#checkout/subscriptions/server/tables.ts';
import { dateInSaoPaulo } from '#platform/calendar/business-days.ts';
import { describeProblem } from '#platform/errors/describe-problem.ts';
import type { AnyJob } from '#platform/jobs/queue.ts';
import { billSubscription } from './bill-subscription.ts';

const AT_ONCE = 500;

/** Every hour: orders the months of plans that have begun, and ends the plans that are over. */
export const billPlansJob: AnyJob = {
  name: 'bill-plans',
  retryLimit: 3,
  retryDelaySeconds: 60,
  schedule: '10 * * * *',
  run: async (_data, { database, settings, log, now }) => {
    const today = dateInSaoPaulo(now);
    const due = await database
      .select({ id: subscriptions.id })
      .from(subscriptions)
      .where(
        or(
          and(inArray(subscriptions.state, runningStates), lte(subscriptions.billedUntil, today)),
          and(eq(subscriptions.state, 'ending'), lte(subscriptions.endsOn, today)),
        ),
      )
      .orderBy(asc(subscriptions.billedUntil))
      .limit(AT_ONCE);
    for (const { id } of due)
      await database
        .transaction((transaction) => billSubscription(transaction, id, { ...settings, now }))
        .catch((failure: unknown) =>
          log.warn({ problem: describeProblem(failure), subscriptionId: id }, 'a plan could not be billed'),
        );
  },
};
