/** Cents per hour, as negotiations have it. */
export const MAXIMUM_HOURLY_CENTS = 10_000_000;

export const PRICE_REASON_LENGTH = 300;

/** Eight hours on each day of a month. */
export const MAXIMUM_MONTHLY_HOURS = 248;
