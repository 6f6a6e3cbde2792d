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
