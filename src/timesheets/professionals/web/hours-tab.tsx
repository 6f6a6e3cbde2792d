import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { IconChevronLeft, IconChevronRight } from '#ui/icons/icons.ts';
import { FactsStrip } from '#ui/page/facts-strip.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { Loading, Skeleton } from '#ui/states/skeleton.tsx';
import { minutesText } from '#timesheets/hours/web/hours-words.ts';
import { freelancersPage } from './addresses.ts';
import { balanceText, monthBeside, monthText } from './month-words.ts';
import { monthQuery, type Place } from './professionals-queries.ts';
import styles from './professionals.module.css';
import { WorkedDays } from './worked-days.tsx';

interface HoursTabProps {
  place: Place;
  /** `YYYY-MM` */
  thisMonth: string;
  hires: readonly { startsOn: string }[];
}

/** The hours of a month by day, with how they stand and the balance. */
export function HoursTab({ place, thisMonth, hires }: HoursTabProps) {
  const { t } = useTranslation('timesheets/professionals');
  const { t: ofTimesheet } = useTranslation('timesheets/timesheet');
  const navigate = useNavigate();
  const { month = thisMonth } = freelancersPage.useSearch();
  const { data, error, refetch, isFetching } = useQuery({
    ...monthQuery(place, month),
    placeholderData: keepPreviousData,
  });
  const first = hires.map(({ startsOn }) => startsOn.slice(0, 7)).toSorted()[0] ?? thisMonth;
  const choose = (next: string) =>
    void navigate({ to: '.', search: next === thisMonth ? {} : { month: next }, replace: true });
  return (
    <>
      <div className={styles.month} role="group" aria-label={t('month.label')}>
        <IconButton
          label={t('month.before')}
          outlined
          disabled={month <= first}
          onClick={() => choose(monthBeside(month, -1))}
        >
          <IconChevronLeft size={18} aria-hidden="true" />
        </IconButton>
        <h2 aria-live="polite">{monthText(month)}</h2>
        <IconButton
          label={t('month.after')}
          outlined
          disabled={month >= thisMonth}
          onClick={() => choose(monthBeside(month, 1))}
        >
          <IconChevronRight size={18} aria-hidden="true" />
        </IconButton>
      </div>
      {error && !data && <LoadError error={error} onRetry={() => void refetch()} retrying={isFetching} framed />}
      {!data && !error && (
        <Loading label={t('loading')}>
          <Skeleton width="100%" height={240} />
        </Loading>
      )}
      {data && (
        <>
          <FactsStrip
            facts={[
              {
                label: t('worked'),
                value:
                  data.dueMinutes === null
                    ? minutesText(data.minutes)
                    : t('workedOf', { hours: minutesText(data.minutes), due: minutesText(data.dueMinutes) }),
              },
              {
                label: t('column.balance'),
                value: data.balanceMinutes === null ? t('notAgreed') : balanceText(data.balanceMinutes),
              },
              ...data.byStatus
                .filter(({ status, minutes }) => status !== 'notPaid' || minutes > 0)
                .map(({ status, minutes }) => ({
                  label: ofTimesheet(`status.${status}`),
                  value: minutesText(minutes),
                })),
            ]}
          />
          {data.days.length === 0 ? (
            <EmptyState illustration="calendar" title={t('noHours')} description={t('noHoursText')} framed />
          ) : (
            <WorkedDays projectId={place.projectId} days={data.days} />
          )}
          {data.isCut && <p className="sub">{t('cut')}</p>}
        </>
      )}
    </>
  );
}
