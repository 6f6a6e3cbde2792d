import type { Translate } from '#platform/i18n/format-text.ts';
import { formatCents } from '#ui/marks/money-text.tsx';
import type { Professional } from '#projects/web/api.ts';

/** Net and gross per hour. */
export function payWords({ netHourly, grossHourly, currency }: NonNullable<Professional['pay']>, t: Translate): string {
  return t('projects/squad:vacancies.value', {
    net: formatCents(netHourly, currency),
    gross: formatCents(grossHourly, currency),
  });
}
