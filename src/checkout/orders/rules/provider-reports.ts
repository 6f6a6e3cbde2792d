import type { Currency } from '#platform/money/currencies.ts';

export interface ReportedAmount {
  cents: number;
  /** Its ISO code; in the dashboard one may be chosen that is none of ours. */
  currency: string;
}

export interface ExpectedAmount {
  cents: number;
  currency: Currency;
}

export type ReportProblem = 'otherCurrency' | 'otherAmount' | 'tooMuch';

/**
 * Whether a provider reports what a payment, a refund or a dispute is about here; null: it does. `atMost`: a part is right, too, because a payer may
 * ask a bank for a part of the money.
 */
export function findReportProblem(
  reported: ReportedAmount,
  expected: ExpectedAmount,
  bound: 'exactly' | 'atMost' = 'exactly',
): ReportProblem | null {
  if (reported.currency !== expected.currency) return 'otherCurrency';
  if (bound === 'atMost' && reported.cents > expected.cents) return 'tooMuch';
  const isRight = bound === 'atMost' ? reported.cents > 0 : reported.cents === expected.cents;
  return isRight ? null : 'otherAmount';
}

/** A payer asked the bank for the money back. Open: the bank took it; won: it came back; lost: it is gone for good. */
export const disputeStates = ['open', 'won', 'lost'] as const;
export type DisputeState = (typeof disputeStates)[number];

/** From what a wallet gives the money that a bank took back: from what is free, and what is missing becomes a debt. */
export function splitChargeback(cents: number, availableCents: number): { fromAvailable: number; asDebt: number } {
  const fromAvailable = Math.min(cents, Math.max(0, availableCents));
  return { fromAvailable, asDebt: cents - fromAvailable };
}

/** What of arriving money repays a debt, and what is free. `debtCents` is zero or less. */
export function splitArrival(cents: number, debtCents: number): { toDebt: number; toAvailable: number } {
  const toDebt = Math.min(cents, Math.max(0, -debtCents));
  return { toDebt, toAvailable: cents - toDebt };
}
