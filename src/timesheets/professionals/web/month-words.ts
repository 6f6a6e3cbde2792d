import { currentLocale } from '#ui/i18n.ts';
import { minutesText } from '#timesheets/hours/web/hours-words.ts';

/** `novembro de 2026` */
export function monthText(month: string): string {
  const words = new Intl.DateTimeFormat(currentLocale(), { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return words.format(new Date(`${month}-01T00:00:00Z`));
}

/** The month before or after. */
export function monthBeside(month: string, step: 1 | -1): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, number - 1 + step, 1)).toISOString().slice(0, 7);
}

/** `+2 h`, `−1 h 30`, `0 min` */
export function balanceText(minutes: number): string {
  if (minutes === 0) return minutesText(0);
  return `${minutes < 0 ? '−' : '+'}${minutesText(Math.abs(minutes))}`;
}
