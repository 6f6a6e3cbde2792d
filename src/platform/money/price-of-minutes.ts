const MINUTES_PER_HOUR = 60n;

/** What minutes cost at a price per hour, in cents, to the nearest cent; half a cent goes up. All three are whole and not negative. */
export function priceOfMinutes(minutes: number, centsPerHour: number): number {
  for (const number of [minutes, centsPerHour])
    if (!Number.isSafeInteger(number) || number < 0) throw new RangeError(`Not a whole amount: ${number}`);
  return Number((BigInt(minutes) * BigInt(centsPerHour) * 2n + MINUTES_PER_HOUR) / (2n * MINUTES_PER_HOUR));
}
