/** Days for which a vacancy is kept that somebody signed up for and has not applied to. */
export const KEPT_DAYS = 30;
/** Vacancies that are kept for one person; the newest. */
export const MAXIMUM_KEPT = 5;
const DAY_MS = 86_400_000;

/** Until when a vacancy is kept. */
export function keptUntil(keptAt: Date): Date {
  return new Date(keptAt.getTime() + KEPT_DAYS * DAY_MS);
}

/** What was kept before this moment is kept no more. */
export function oldestKept(now: Date): Date {
  return new Date(now.getTime() - KEPT_DAYS * DAY_MS);
}
