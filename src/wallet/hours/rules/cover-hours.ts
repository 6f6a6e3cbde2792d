import { priceOfMinutes } from '#platform/money/price-of-minutes.ts';

export interface PayableEntry {
  entryId: string;
  hireId: string;
  minutes: number;
  /** Agreed, in cents per hour. */
  grossCents: number;
}

export type CoveredEntry = PayableEntry & { cents: number };

/**
 * Which hours the credits of a project pay, in the order given, and what each takes: its own price, so that sums agree however hours are
 * grouped. It stops at the first entry that does not fit, so that newer hours never pass older ones.
 */
export function coverHours(entries: readonly PayableEntry[], leftCents: number): CoveredEntry[] {
  const covered: CoveredEntry[] = [];
  let left = leftCents;
  for (const entry of entries) {
    const cents = priceOfMinutes(entry.minutes, entry.grossCents);
    if (cents > left) break;
    left -= cents;
    covered.push({ ...entry, cents });
  }
  return covered;
}
