/** In basis points of the gross: 15 %, until administrators set another rate. */
export const FIRST_SERVICE_FEE = 1_500;
export const MAXIMUM_SERVICE_FEE = 5_000;
const WHOLE = 10_000;

interface DatedFee {
  basisPoints: number;
  startsAt: Date;
}

/**
 * The rate that holds at a moment: of those that have begun the one that began last, of several the last in the list; before the first one
 * `otherwise`.
 */
export function feeAt(fees: readonly DatedFee[], moment: Date, otherwise = FIRST_SERVICE_FEE): number {
  const begun = fees.filter(({ startsAt }) => startsAt <= moment);
  const latest = begun.reduce<DatedFee | null>(
    (last, fee) => (last && last.startsAt > fee.startsAt ? last : fee),
    null,
  );
  return latest?.basisPoints ?? otherwise;
}

/** What is left of amounts when the fee that each contains is taken off, in cents, rounded down once. */
export function valueWithoutFee(amounts: readonly { cents: number; basisPoints: number }[]): number {
  const left = amounts.reduce((sum, { cents, basisPoints }) => sum + BigInt(cents) * BigInt(WHOLE - basisPoints), 0n);
  return Number(left / BigInt(WHOLE));
}

/** Cents per hour, as negotiations have it. */
export const MAXIMUM_HOURLY_CENTS = 10_000_000;

export const PRICE_REASON_LENGTH = 300;

/** Eight hours on each day of a month. */
export const MAXIMUM_MONTHLY_HOURS = 248;
