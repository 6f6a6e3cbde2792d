/** Asked: it waits for a second administrator. Running: people are credited and paid. Done: every payment has an end. */
export const runStates = ['asked', 'running', 'done', 'dropped'] as const;
export type RunState = (typeof runStates)[number];

/**
 * The life of a payment to a person. Waiting: its hours are being debited, or it is to be sent. Sending: the provider was asked, or is about to
 * be. Failed and returned ones are sent again or paid by hand.
 */
export const paymentStates = ['waiting', 'sending', 'paid', 'failed', 'returned', 'paidByHand', 'dropped'] as const;
export type PaymentState = (typeof paymentStates)[number];

export const paymentSteps = [
  'send',
  'succeed',
  'fail',
  'return',
  'returnByHand',
  'retry',
  'payByHand',
  'drop',
] as const;
export type PaymentStep = (typeof paymentSteps)[number];

const moves: Record<PaymentStep, Partial<Record<PaymentState, PaymentState>>> = {
  send: { waiting: 'sending' },
  // A provider that said "failed" and pays all the same is believed: money that moved is never lost.
  succeed: { sending: 'paid', failed: 'paid' },
  fail: { sending: 'failed' },
  return: { paid: 'returned' },
  // A provider's word is about its own attempts; what two administrators paid comes back by theirs.
  returnByHand: { paidByHand: 'returned' },
  retry: { failed: 'waiting', returned: 'waiting' },
  payByHand: { waiting: 'paidByHand', failed: 'paidByHand', returned: 'paidByHand' },
  drop: { waiting: 'dropped' },
};

/** The state after a step; null when the step changes nothing there. */
export function paymentAfter(state: PaymentState, step: PaymentStep): PaymentState | null {
  return moves[step][state] ?? null;
}

/** The provider may still need the key. */
export const statesOnTheWay = ['waiting', 'sending'] as const satisfies readonly PaymentState[];
/** The money is with the person. */
export const isPaid = (state: PaymentState) => state === 'paid' || state === 'paidByHand';
/** Somebody has to do something. */
export const isBroken = (state: PaymentState) => state === 'failed' || state === 'returned';

/**
 * What an administrator is to pay outside the product: what has no key, and of a deleted account what reached nobody, once it is the person's and
 * until a second administrator was asked to confirm it.
 */
export const isToPayOutside = (payment: {
  isGone: boolean;
  isCredited: boolean;
  isAsked: boolean;
  state: PaymentState;
  key: string;
}): boolean =>
  payment.isCredited &&
  !payment.isAsked &&
  ((payment.isGone && isBroken(payment.state)) || (payment.state === 'waiting' && payment.key === ''));

export const failureReasons = [
  'keyNotFound',
  'keyOfAnother',
  'accountClosed',
  'refused',
  'returnedByBank',
  'unknown',
] as const;
export type FailureReason = (typeof failureReasons)[number];

/** That a bank sent the money back is said wherever the state is. */
export const tellsMoreThanState = (reason: FailureReason | null): reason is Exclude<FailureReason, 'returnedByBank'> =>
  reason !== null && reason !== 'returnedByBank';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** A bank sends money back within days. */
const RETURNS_WITHIN_DAYS = 10;

/** When the provider is asked about a payment next; null: it is not. */
export function nextPaymentLook(state: PaymentState, { now, paidAt }: { now: Date; paidAt: Date | null }): Date | null {
  if (state === 'waiting') return now;
  if (state === 'sending') return new Date(now.getTime() + MINUTE_MS);
  // Marked as paid by hand, nobody asks the provider any more.
  if (state === 'paidByHand' || !isPaid(state) || paidAt === null) return null;
  const next = new Date(now.getTime() + DAY_MS);
  return next.getTime() - paidAt.getTime() > RETURNS_WITHIN_DAYS * DAY_MS ? null : next;
}
