import { businessDaysAfter, type OwnHolidays } from '#platform/calendar/business-days.ts';
import { type PaymentMethod, SETTLING_BUSINESS_DAYS } from './order-terms.ts';

/**
 * The life of an order. `processing`: it is paid, and the money is on its way to the provider (a boleto takes about two business days).
 * `expired`, `failed` and `canceled` ended without money; what is paid all the same is credited. `held`: other money came than was ordered,
 * and none of it is credited.
 */
export const orderStates = ['open', 'processing', 'paid', 'expired', 'failed', 'canceled', 'held'] as const;
export type OrderState = (typeof orderStates)[number];

/** What a provider says of a payment. `ended`: nothing was paid, and nothing will be. */
export const reportedStates = ['waiting', 'processing', 'succeeded', 'failed', 'ended'] as const;
export type ReportedState = (typeof reportedStates)[number];
/** What an order hears. `differs`: something was paid, and it is not what was ordered. */
export type OrderReport = ReportedState | 'differs';

/** The state of an order after a report; null: the report changes nothing, however often and in whatever order reports come. */
export function stateAfter(state: OrderState, reported: OrderReport): Exclude<OrderState, 'open'> | null {
  if (state === 'paid' || reported === 'waiting') return null;
  if (reported === 'succeeded') return 'paid';
  if (reported === 'differs') return state === 'held' ? null : 'held';
  if (reported === 'processing') return state === 'processing' ? null : 'processing';
  if (reported === 'failed') return state === 'open' || state === 'processing' ? 'failed' : null;
  return state === 'open' ? 'expired' : null;
}

/** What a company reads of an order: its state, and what became of the money that was paid. */
const shownStates = [...orderStates, 'partlyRefunded', 'refunded', 'disputed'] as const;
export type ShownState = (typeof shownStates)[number];

interface PaidOrder {
  state: OrderState;
  cents: number;
  refundedCents: number;
  /** A bank took the money back, and has not given it back. */
  isDisputed: boolean;
}

/** What was paid is with the payer again, in part or whole, or a bank has it. */
export function isMoneyBack(state: ShownState): state is 'partlyRefunded' | 'refunded' | 'disputed' {
  return state === 'partlyRefunded' || state === 'refunded' || state === 'disputed';
}

/** A dispute comes first: it is what asks for something. */
export function shownStateOf({ state, cents, refundedCents, isDisputed }: PaidOrder): ShownState {
  if (state !== 'paid') return state;
  if (isDisputed) return 'disputed';
  if (refundedCents === 0) return 'paid';
  return refundedCents < cents ? 'partlyRefunded' : 'refunded';
}

/** A payment that arrived and repaid a debt: what it was for is still to be paid. */
export function leavesServiceOpen({
  state,
  service,
}: {
  state: OrderState;
  service: { state: string } | null;
}): boolean {
  return state === 'paid' && service?.state === 'open';
}

/**
 * What a page says of a debt: a payment that arrived tells its own part; where one still waits or is on its way, the service order tells what
 * earlier ones repaid.
 */
export function debtNews({ state, repaidCents }: { state: OrderState; repaidCents: number }): 'own' | 'earlier' | null {
  if (repaidCents === 0) return null;
  if (state === 'paid') return 'own';
  return state === 'open' || state === 'processing' ? 'earlier' : null;
}

export function isEnded(state: OrderState): boolean {
  return state !== 'open' && state !== 'processing';
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Money that comes after the end comes within days. */
const LATE_DAYS = 10;

/** When the provider is asked again by itself; null: never, because nothing can change any more. */
export function nextLookAt(state: OrderState, { now, endedAt }: { now: Date; endedAt: Date | null }): Date | null {
  if (state === 'paid') return null;
  if (state === 'open') return new Date(now.getTime() + MINUTE_MS);
  if (state === 'processing') return new Date(now.getTime() + HOUR_MS);
  const next = new Date(now.getTime() + 6 * HOUR_MS);
  return endedAt !== null && next.getTime() - endedAt.getTime() > LATE_DAYS * DAY_MS ? null : next;
}

/** Until when a provider may still say that an order was paid in time: banks tell of a boleto on the business days after it. */
export function lastWordAt(
  { method, expiresAt }: { method: PaymentMethod; expiresAt: Date },
  holidays: OwnHolidays,
): Date {
  return method === 'boleto' ? businessDaysAfter(expiresAt, SETTLING_BUSINESS_DAYS, holidays) : expiresAt;
}

/** A boleto that nobody can pay any more, while a bank may still tell that somebody did; it keeps nobody from paying another way. */
export function isOverdueBoleto(
  { method, state, expiresAt }: { method: PaymentMethod; state: OrderState; expiresAt: Date },
  now: Date,
): boolean {
  return method === 'boleto' && state === 'open' && now >= expiresAt;
}

/** What a person does with a payment of the sandbox. `settle`: what a paid boleto waits for has come. */
export const sandboxActionNames = ['pay', 'settle', 'fail'] as const;
export type SandboxAction = (typeof sandboxActionNames)[number];

export function possibleActions(state: string): SandboxAction[] {
  if (state === 'open') return ['pay', 'fail'];
  return state === 'processing' ? ['settle'] : [];
}
