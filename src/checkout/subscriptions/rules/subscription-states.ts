/** Waiting for its first payment · running · given notice · ended · never paid. */
export const subscriptionStates = ['waiting', 'active', 'ending', 'ended', 'dropped'] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];

/** At most one of a product at a time. */
export const liveStates = ['waiting', 'active', 'ending'] as const satisfies readonly SubscriptionState[];
export const runningStates = ['active', 'ending'] as const satisfies readonly SubscriptionState[];

export function isRunning(state: SubscriptionState): boolean {
  return runningStates.some((one) => one === state);
}
