/** Waiting for its first payment · running · given notice · ended · never paid. */
export const subscriptionStates = ['waiting', 'active', 'ending', 'ended', 'dropped'] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];

/** At most one of a product at a time. */
export const liveStates = ['waiting', 'active', 'ending'] as const satisfies readonly SubscriptionState[];
export const runningStates = ['active', 'ending'] as const satisfies readonly SubscriptionState[];

export function isRunning(state: SubscriptionState): boolean {
  return runningStates.some((one) => one === state);
}

/** What a plan asks money for: its first month, a month that begins on a date, the units after its end, or before it was suspended, the fine of its first, second … notice, a raise. */
export type PlanEvent =
  | 'start'
  | 'end'
  | `usage:${string}`
  | `fine:${number}`
  | `raise:${string}`
  | `${number}-${number}-${number}`;

/** The cause of a service order that follows from a plan: each event is ordered once. */
export function causeOfPlan(subscriptionId: string, event: PlanEvent): string {
  return `subscription:${subscriptionId}:${event}`;
}

/** The subscription that starts with the payment of an order. Null: the order is something else. */
export function readStart(cause: string | null): string | null {
  return cause?.match(/^subscription:([0-9a-f-]{36}):start$/)?.[1] ?? null;
}

/** The subscription that an order follows from. Null: the order is something else. */
export function readSubscription(cause: string | null): string | null {
  return cause?.match(/^subscription:([0-9a-f-]{36}):/)?.[1] ?? null;
}

/** Whether an order offers a raise: until it is paid nothing is owed. */
export function isRaise(cause: string | null): boolean {
  return cause !== null && /^subscription:[0-9a-f-]{36}:raise:/.test(cause);
}

/** Causes of orders that follow from plans (SQL `like`). */
export const ordersOfPlans = 'subscription:%';
/** Causes of orders for the first month of a plan (SQL `like`). Until it is paid nothing is owed, because the plan has not started. */
export const offersOfPlans = 'subscription:%:start';
/** Causes of orders for raises (SQL `like`). */
export const raisesOfPlans = 'subscription:%:raise:%';
