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
 * Which hours the credits of a project pay, in the order given, and what each takes. It stops at the first entry that does not fit, so that
 * newer hours never pass older ones. Entries of a hire are priced together: each takes by how much it raises the price of all of the hire's
 * minutes, so that their sum is the price of the sum, to the cent. `coveredMinutes`: what was covered of each hire before, and not paid yet.
 */
export function coverHours(
  entries: readonly PayableEntry[],
  leftCents: number,
  coveredMinutes: ReadonlyMap<string, number>,
): CoveredEntry[] {
  const minutesOf = new Map(coveredMinutes);
  const covered: CoveredEntry[] = [];
  let left = leftCents;
  for (const entry of entries) {
    const before = minutesOf.get(entry.hireId) ?? 0;
    const after = before + entry.minutes;
    const cents = priceOfMinutes(after, entry.grossCents) - priceOfMinutes(before, entry.grossCents);
    if (cents > left) break;
    left -= cents;
    minutesOf.set(entry.hireId, after);
    covered.push({ ...entry, cents });
  }
  return covered;
}
