import { clockHour } from '#platform/i18n/clock-hour.ts';
import { currentLocale } from '#ui/i18n.ts';

const DAY_MS = 86_400_000;

const words = (options: Intl.DateTimeFormatOptions, moment: Date) =>
  new Intl.DateTimeFormat(currentLocale(), options).format(moment);

/** "Wed, 25 Nov", that many days from now. */
export function dayAhead(days: number): string {
  return words({ weekday: 'short', day: 'numeric', month: 'short' }, new Date(Date.now() + days * DAY_MS));
}

/** "25 November, 14:30", in the reader's time zone. */
export function momentText(moment: string): string {
  return words(
    { day: 'numeric', month: 'long', hour: clockHour(currentLocale()), minute: '2-digit' },
    new Date(moment),
  );
}
