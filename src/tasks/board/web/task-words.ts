import { currentLocale } from '#ui/i18n.ts';

/** `4 h`, `2,5 h` */
export function hoursText(hours: number): string {
  return new Intl.NumberFormat(currentLocale(), {
    style: 'unit',
    unit: 'hour',
    unitDisplay: 'short',
    maximumFractionDigits: 2,
  }).format(hours);
}

/** `6,5/20 h`: worked of estimated. */
export function workedText(worked: number, estimated: number): string {
  if (worked === 0) return hoursText(estimated);
  const figure = new Intl.NumberFormat(currentLocale(), { maximumFractionDigits: 1 }).format(worked);
  return `${figure}/${hoursText(estimated)}`;
}

/** A local date as a short day: `12 de dez.` */
export function dayText(date: string): string {
  return new Intl.DateTimeFormat(currentLocale(), { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
}
