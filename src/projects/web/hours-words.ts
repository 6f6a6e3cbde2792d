import type { Translate } from '#platform/i18n/format-text.ts';
import { formatCents } from '#ui/marks/money-text.tsx';
import { formatCount } from '#ui/marks/count-text.tsx';
import { minutesInWords } from '#platform/i18n/minutes-in-words.ts';
import { currentLocale } from '#ui/i18n.ts';
import type { ProjectRow } from './api.ts';

const hoursOf = (minutes: number) => minutesInWords(minutes, currentLocale());

/** Worked of planned hours, and what is left or over; without a task board the hours contracted for a month. */
export function hoursWords({ hours, monthlyHours }: Pick<ProjectRow, 'hours' | 'monthlyHours'>, t: Translate) {
  const monthly = monthlyHours === null ? null : t('list.hoursMonth', { hours: formatCount(monthlyHours) });
  if (hours === null) return { total: monthly ?? t('list.noHours'), left: null, monthly };
  const { plannedMinutes, consumedMinutes } = hours;
  const rest = plannedMinutes - consumedMinutes;
  return {
    total: t('list.hoursWorked', { worked: hoursOf(consumedMinutes), planned: hoursOf(plannedMinutes) }),
    left: t(rest < 0 ? 'list.hoursOver' : 'list.hoursLeft', { hours: hoursOf(Math.abs(rest)) }),
    monthly,
  };
}

/** What is left of a project's credits; null where it never had any. */
export function creditsWords({ credits }: Pick<ProjectRow, 'credits'>, t: Translate): string | null {
  if (credits === null) return null;
  const { leftCents, totalCents } = credits;
  return t('list.creditsLeft', {
    left: formatCents(leftCents, 'BRL', true),
    total: formatCents(totalCents, 'BRL', true),
  });
}
