import { priceOfMinutes } from '#platform/money/price-of-minutes.ts';

/** A month of days and nights, as long as nobody works. */
export const MOST_MINUTES = 44_640;
export const MOST_HIRES = 50;

export interface HireHours {
  hireId: string;
  minutes: number;
  /** Agreed, in cents per hour. */
  grossCents: number;
}

/** What each hire’s hours cost at the agreed gross, and all of them together, in cents. */
export function priceHires(hires: readonly HireHours[]): { lines: (HireHours & { cents: number })[]; cents: number } {
  const lines = hires.map((hire) => ({ ...hire, cents: priceOfMinutes(hire.minutes, hire.grossCents) }));
  return { lines, cents: lines.reduce((sum, { cents }) => sum + cents, 0) };
}

/** What can go back to the wallet: what is set aside, less what is already due for approved hours. Never below zero. */
export function returnableCents({ allocatedCents, dueCents }: { allocatedCents: number; dueCents: number }): number {
  return Math.max(0, allocatedCents - dueCents);
}
