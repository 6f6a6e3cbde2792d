import type { Currency } from '#platform/money/currencies.ts';

/**
 * Why money that leaves the house takes two people: the sum of a day, a PIX key that was changed just before, taxes that a person typed,
 * a word of the bank that the operator brings in a file, or a payment that the product cannot see.
 */
export const approvalReasons = ['limit', 'changedKey', 'typedTaxes', 'bankFile', 'outside', 'foreignCurrency'] as const;
export type ApprovalReason = (typeof approvalReasons)[number];

/** For so long after a PIX key was changed, a second administrator approves payments to it. */
export const CHANGED_KEY_HOURS = 48;
const HOUR_MS = 3_600_000;

export interface Outgoing {
  /** In cents of reais. */
  cents: number;
  /** What else leaves on the same day in São Paulo, approved or not, in cents of reais. */
  centsOfToday: number;
  /** What one administrator may send out in a day, in cents of reais. */
  dailyLimitCents: number;
  /** When each person who gets something changed the key last; null: never. */
  keysChangedAt?: readonly (Date | null)[];
  hasTypedTaxes?: boolean;
  /** That an earlier payment did not arrive stands in a file that the operator brings. */
  isBankFile?: boolean;
  now: Date;
}

/** Why something that leaves takes two people; none: one is enough. */
export function findApprovalReasons(outgoing: Outgoing): ApprovalReason[] {
  const { cents, centsOfToday, dailyLimitCents, keysChangedAt = [], hasTypedTaxes, isBankFile, now } = outgoing;
  const youngest = new Date(now.getTime() - CHANGED_KEY_HOURS * HOUR_MS);
  const isTrue: Partial<Record<ApprovalReason, boolean | undefined>> = {
    limit: cents + centsOfToday > dailyLimitCents,
    changedKey: keysChangedAt.some((changedAt) => changedAt !== null && changedAt > youngest),
    typedTaxes: hasTypedTaxes,
    bankFile: isBankFile,
  };
  return approvalReasons.filter((reason) => isTrue[reason]);
}

/** Generous on purpose: a bound needs no rate of the day. */
const REAIS: Record<Currency, number> = { BRL: 1, USD: 6, EUR: 7 };

/** What an amount is worth for the limit of a day, in cents of reais. */
export function worthInReais(cents: number, currency: Currency): number {
  return cents * REAIS[currency];
}
