import type { Translate } from '#platform/i18n/format-text.ts';
import { periodWords } from '#ui/marks/month-words.ts';
import type { CalendarMonth } from '#profiles/rules/calendar-month.ts';

interface Period {
  start: CalendarMonth | null;
  end: CalendarMonth | null;
}

/** "mar 2023 – today"; empty when neither is known. */
export function periodText(t: Translate, { start, end }: Period, isOpen: boolean): string {
  return periodWords(start, end, isOpen ? t('period.today') : null);
}
