import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { isApiError } from '#ui/api-error.ts';
import { useTranslation } from '#ui/i18n.ts';
import { Section } from '#ui/page/card.tsx';
import { FactsStrip } from '#ui/page/facts-strip.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { Skeleton } from '#ui/states/skeleton.tsx';
import type { WeekView } from '#timesheets/hours/schemas.ts';
import { minutesText } from '#timesheets/hours/web/hours-words.ts';
import { monthText } from '#timesheets/professionals/web/month-words.ts';
import { ownBalanceQuery } from './balance-queries.ts';
import { BalanceText } from './balance-text.tsx';

/** The professional's own balance in the month of the week that is shown. */
export function OwnBalance({ week }: { week: WeekView }) {
  const { t } = useTranslation('timesheets/balance');
  const isNow = week.days.some(({ date }) => date === week.today);
  const month = (isNow ? week.today : week.weekOf).slice(0, 7);
  const { data, error, refetch, isFetching } = useQuery({
    ...ownBalanceQuery(week.readerId, month),
    placeholderData: keepPreviousData,
    retry: false,
  });
  // Whoever was never hired has no balance.
  if (isApiError(error) && error.status === 404) return null;
  if (error && !data) {
    return <LoadError error={error} onRetry={() => void refetch()} retrying={isFetching} compact framed />;
  }
  if (!data) return <Skeleton width="100%" height={120} />;
  const { dueMinutes, minutes, balanceMinutes } = data;
  return (
    <Section title={t('own', { month: monthText(data.month) })}>
      <FactsStrip
        facts={[
          { label: t('expectedToDate'), value: dueMinutes === null ? t('noAgreed') : minutesText(dueMinutes) },
          { label: t('worked'), value: minutesText(minutes) },
          { label: t('balance'), value: balanceMinutes === null ? '–' : <BalanceText minutes={balanceMinutes} /> },
        ]}
      />
      <p className="meta">{t('how')}</p>
    </Section>
  );
}
