import type { Translate } from '#platform/i18n/format-text.ts';
import { currentLocale } from '#ui/i18n.ts';

const HOUR = 60;
const DAY = 24 * HOUR;

/** Minutes in common units: "45 min", "7 h", "2.5 days". */
export function durationWords(minutes: number | null, t: Translate): string {
  if (minutes === null) return t('duration.none');
  if (minutes < HOUR) return t('duration.minutes', { count: Math.max(1, minutes) });
  if (minutes < DAY) return t('duration.hours', { count: Math.round(minutes / HOUR) });
  const days = Math.round((minutes / DAY) * 10) / 10;
  const count = days.toLocaleString(currentLocale());
  return days === 1 ? t('duration.days_one', { count }) : t('duration.days_other', { count });
}

/** A time that is known to the nearest hours or days only, since stays are counted in ranges. */
export function aboutWords(minutes: number | null, t: Translate): string {
  return minutes === null ? durationWords(minutes, t) : t('stay.about', { time: durationWords(minutes, t) });
}

/** A share as a percentage, "–" of nothing. */
export function shareWords(part: number, whole: number): string {
  if (whole === 0) return '–';
  return (part / whole).toLocaleString(currentLocale(), { style: 'percent', maximumFractionDigits: 0 });
}

export function dayWords(day: string): string {
  return new Date(day).toLocaleDateString(currentLocale(), { dateStyle: 'medium', timeZone: 'UTC' });
}
