import { priceOfMinutes } from '#platform/money/price-of-minutes.ts';

/** Somebody who works, or worked, in a project at an agreed price. */
export interface HireMonth {
  /** Agreed, or else of the vacancy. Null or zero: nothing more is expected of the month, as of those who left. */
  monthlyHours: number | null;
  /** In this month, whatever became of them since but refused. */
  workedMinutes: number;
  /** Minutes from any month that are payable, or still to be decided, and have no credits set aside. */
  uncoveredMinutes: number;
  grossCents: number;
}

interface MonthOfProject {
  hires: readonly HireMonth[];
  /** Credits of the project that nothing has taken yet. */
  leftCents: number;
  /** Asked for by its former orders and not in the project yet: unpaid, or paid and still in the wallet. */
  comingCents: number;
}

/**
 * What a month of a project asks for, in cents of reais, never below zero:
 *
 *     asked = Σ gross × (uncovered + max(0, agreed − worked)) − left − coming, of all hires
 *
 * Each hour is asked for once, whatever the months bring: it counts as agreed until it is worked, then as uncovered until credits are set aside
 * for it, and these leave `left` at that moment; what was asked for is `coming` until it is in the project. Hours beyond those agreed, and hours
 * of earlier months, are asked for because they are uncovered; credits of refused hours stay in `left`.
 */
export function creditsToAsk({ hires, leftCents, comingCents }: MonthOfProject): number {
  const missing = hires.reduce((sum, { monthlyHours, workedMinutes, uncoveredMinutes, grossCents }) => {
    const expectedMinutes = Math.max(0, (monthlyHours ?? 0) * 60 - workedMinutes);
    return sum + priceOfMinutes(uncoveredMinutes + expectedMinutes, grossCents);
  }, 0);
  return Math.max(0, missing - Math.max(0, leftCents) - Math.max(0, comingCents));
}
