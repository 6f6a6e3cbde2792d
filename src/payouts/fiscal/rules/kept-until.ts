/** For so many years after the year of a payment, tax authorities may ask for it (Brazilian tax code, art. 173 and 174). */
export const KEPT_YEARS = 5;

/** The last day on which who was paid is known, as a date `YYYY-MM-DD`, from the day of the last payment. */
export function keptUntil(lastPaidOn: string): string {
  return `${Number(lastPaidOn.slice(0, 4)) + KEPT_YEARS}-12-31`;
}
