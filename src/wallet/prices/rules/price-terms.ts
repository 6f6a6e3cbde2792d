/** Cents per hour, as negotiations have it. */
export const MAXIMUM_HOURLY_CENTS = 10_000_000;

export const PRICE_REASON_LENGTH = 300;
