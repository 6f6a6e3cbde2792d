import { hoursBetween } from '#applications/interviews/rules/hours-between.ts';
import { clockHour } from '#platform/i18n/clock-hour.ts';
import { currentLocale } from '#ui/i18n.ts';

/** A calendar day in words; days are the same in every zone. */
export function dayWords(day: string, style: 'full' | 'short' = 'full'): string {
  const parts =
    style === 'full'
      ? ({ weekday: 'long', day: 'numeric', month: 'long' } as const)
      : ({ weekday: 'short', day: 'numeric', month: 'short' } as const);
  return new Intl.DateTimeFormat(currentLocale(), { ...parts, timeZone: 'UTC' }).format(new Date(`${day}T12:00:00Z`));
}

export function monthWords(month: string): string {
  const format = new Intl.DateTimeFormat(currentLocale(), { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return format.format(new Date(`${month}-15T12:00:00Z`));
}

/** A clock time, `14:30`, as the language writes it. */
export function clockWords(time: string): string {
  const format = new Intl.DateTimeFormat(currentLocale(), {
    hour: clockHour(currentLocale()),
    minute: '2-digit',
    timeZone: 'UTC',
  });
  return format.format(new Date(`2026-01-01T${time}:00Z`));
}

/** A moment in a zone's local time; without a zone, the reader's. */
export function momentWords(moment: string, timeZone?: string): string {
  const format = new Intl.DateTimeFormat(currentLocale(), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: clockHour(currentLocale()),
    minute: '2-digit',
    ...(timeZone !== undefined && { timeZone }),
  });
  return format.format(new Date(moment));
}

export function hoursWords(startsAt: string, endsAt: string): string {
  return hoursBetween(startsAt, endsAt, { locale: currentLocale() });
}
