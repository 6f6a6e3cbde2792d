import type { Translate } from '#platform/i18n/format-text.ts';
import { formatCents } from '#ui/marks/money-text.tsx';
import type { CandidateCard } from '#pipeline/candidates/schemas.ts';

/** "8 years", "10+ years"; null when not stated. Takes the translator of any room. */
export function yearsText(t: Translate, level: number | null): string | null {
  if (level === null) return null;
  return level >= 10 ? t('pipeline/candidates:card.yearsMost') : t('pipeline/candidates:card.years', { count: level });
}

/** The expected pay, hourly if stated, otherwise monthly; null when not stated. */
export function expectedText(
  t: Translate,
  { currency, hourValue, monthValue }: CandidateCard['expected'],
): string | null {
  if (hourValue !== null)
    return t('pipeline/candidates:card.perHour', { amount: formatCents(hourValue, currency, true) });
  if (monthValue !== null)
    return t('pipeline/candidates:card.perMonth', { amount: formatCents(monthValue, currency, true) });
  return null;
}
