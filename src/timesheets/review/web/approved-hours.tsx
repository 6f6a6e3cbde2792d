import type { z } from 'zod';
import { useTranslation } from '#ui/i18n.ts';
import { formatCents } from '#ui/marks/money-text.tsx';
import { minutesText } from '#timesheets/hours/web/hours-words.ts';
import type { taskReviews } from '#timesheets/review/schemas.ts';

/** What an approval makes payable, and what stays contested, before it is given. */
export function ApprovedHours({ approves }: Pick<z.infer<typeof taskReviews>, 'approves'>) {
  const { t } = useTranslation('timesheets/review');
  if (!approves || approves.minutes + approves.contestedMinutes === 0) return t('approves.nothing');
  const { minutes, contestedMinutes, sums } = approves;
  const worth = (sums ?? []).map(({ cents, currency }) => formatCents(cents, currency)).join(' + ');
  return (
    <>
      {t(worth === '' ? 'approves.hours' : 'approves.worth', { hours: minutesText(minutes), worth })}
      {contestedMinutes > 0 && ` ${t('approves.contested', { hours: minutesText(contestedMinutes) })}`}
    </>
  );
}
