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

/** What is told of a project's credits: that most are spent, or that nothing is left for further hours. */
export type CreditNotice = 'low' | 'usedUp';

interface Credits {
  /** Set aside for the project so far, less what went back. */
  givenCents: number;
  leftBefore: number;
  leftAfter: number;
  /** Hours that no credits covered. */
  waitedBefore: boolean;
  waitsAfter: boolean;
}

/** What is told after hours took credits: each once, when 80 % or all of what was given is passed. Null: nothing. */
export function creditNotice({
  givenCents,
  leftBefore,
  leftAfter,
  waitedBefore,
  waitsAfter,
}: Credits): CreditNotice | null {
  const isUsedUp = (left: number, waits: boolean) => waits || (givenCents > 0 && left === 0);
  if (isUsedUp(leftAfter, waitsAfter)) return isUsedUp(leftBefore, waitedBefore) ? null : 'usedUp';
  const isLow = (left: number) => givenCents > 0 && left * 5 <= givenCents;
  return isLow(leftAfter) && !isLow(leftBefore) ? 'low' : null;
}
