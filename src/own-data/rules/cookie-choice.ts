/** Keeps for a year what a visitor chose: `necessary` or `statistics`. */
export const COOKIE_CHOICE = 'cookieChoice';

export const cookieChoices = ['necessary', 'statistics'] as const;
export type CookieChoice = (typeof cookieChoices)[number];

export function isCookieChoice(value: unknown): value is CookieChoice {
  return cookieChoices.some((choice) => choice === value);
}

/** Nothing is counted before somebody said so. */
export function isStatisticsAllowed(choice: string | null | undefined): boolean {
  return choice === 'statistics';
}
