import type { Translate } from '#platform/i18n/format-text.ts';
import { currentLocale } from '#platform/ui/i18n.ts';
import type { CalendarMonth } from '#profiles/rules/calendar-month.ts';

/** "mar 2023", or "2023" where the month is not known. */
export function monthWords(month: CalendarMonth): string {
  if (month.length === 4) return month;
  const date = new Date(`${month}-01T00:00:00Z`);
  const name = new Intl.DateTimeFormat(currentLocale(), { month: 'short', timeZone: 'UTC' }).format(date);
  return `${name.replace('.', '')} ${month.slice(0, 4)}`;
}

interface Period {
  start: CalendarMonth | null;
  end: CalendarMonth | null;
}

/** "mar 2023 – today"; empty when neither is known. */
export function periodText(t: Translate, { start, end }: Period, isOpen: boolean): string {
  const last = isOpen ? t('period.today') : end && monthWords(end);
  return [start && monthWords(start), last].filter(Boolean).join(' – ');
}
