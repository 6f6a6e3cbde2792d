/** The cookie that stores a visitor's choice for a year: `necessary` or `statistics`. */
export const COOKIE_CHOICE = 'cookieChoice';

export const cookieChoices = ['necessary', 'statistics'] as const;
export type CookieChoice = (typeof cookieChoices)[number];

export function isCookieChoice(value: unknown): value is CookieChoice {
  return cookieChoices.some((choice) => choice === value);
}

/** Nothing is counted before the visitor consents. */
export function isStatisticsAllowed(choice: string | null | undefined): boolean {
  return choice === 'statistics';
}
