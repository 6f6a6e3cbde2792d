import { addDays } from '#platform/calendar/national-holidays.ts';

/** The pace is that of the last four weeks. */
export const PACE_DAYS = 28;
const DAYS_OF_WEEK = 7;

interface Pace {
  /** Free and set aside. */
  totalCents: number;
  /** What worked hours cost that took no credits yet. */
  owedCents: number;
  /** What the hours of the last four weeks cost. */
  spentCents: number;
  /** YYYY-MM-DD. */
  today: string;
}

export interface CreditForecast {
  /** The last day that the credits pay at this pace; today when nothing is left. Null: more than a year from now, which no pace of four weeks can tell. */
  lastsUntil: string | null;
  weeklyCents: number;
  /** What worked hours cost that took no credits yet. */
  owedCents: number;
  /** What was worked takes all of them. */
  isUsedUp: boolean;
}

/** Until when credits last if people go on working as in the last weeks; null when nobody worked. */
export function forecastCredits({ totalCents, owedCents, spentCents, today }: Pace): CreditForecast | null {
  if (spentCents <= 0) return null;
  const left = Math.max(0, totalCents - owedCents);
  const days = Math.floor((left * PACE_DAYS) / spentCents);
  return {
    lastsUntil: days > MOST_DAYS ? null : addDays(today, days),
    weeklyCents: Math.round((spentCents * DAYS_OF_WEEK) / PACE_DAYS),
    owedCents,
    isUsedUp: left === 0,
  };
}

const MOST_DAYS = 365;
