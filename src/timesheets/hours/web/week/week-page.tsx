import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { addDays } from '#platform/calendar/national-holidays.ts';
import { useTranslation } from '#ui/i18n.ts';
import { useLiveTopic } from '#ui/live/use-live-topic.ts';
import { Page } from '#ui/page/page.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { Loading, Skeleton } from '#ui/states/skeleton.tsx';
import { OwnBalance } from '#timesheets/balance/web/own-balance.tsx';
import { taskPaths } from '#tasks/paths.ts';
import { weekPage } from '../addresses.ts';
import { hoursKey, weekQuery } from '../hours-queries.ts';
import { CompleteWeek } from './complete-week.tsx';
import { WeekDays } from './week-days.tsx';
import { WeekHead } from './week-head.tsx';
import { WeekStrip } from './week-strip.tsx';
import styles from './week.module.css';

/** A professional's own hours of a week over all projects, with the balance of its month (TIM-01). */
export function WeekPage() {
  const { t } = useTranslation('timesheets/hours');
  const { t: ofBoard } = useTranslation('tasks/board');
  const queryClient = useQueryClient();
  const { of: date } = weekPage.useSearch();
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery({
    ...weekQuery(date),
    placeholderData: keepPreviousData,
  });
  const refresh = () => void queryClient.invalidateQueries({ queryKey: hoursKey });
  const readerId = data?.readerId;
  useLiveTopic(`ownHours:${readerId}`, { enabled: readerId !== undefined, onEvent: refresh, onGap: refresh });
  const weekOf = isPlaceholderData ? undefined : data?.weekOf;
  useEffect(() => {
    // Where one goes most often from here.
    if (weekOf !== undefined) void queryClient.prefetchQuery(weekQuery(addDays(weekOf, -7)));
  }, [queryClient, weekOf]);
  return (
    <Page width="wide">
      <PageTitle
        title={t('week.title')}
        purpose={t('week.purpose')}
        crumbs={[{ label: ofBoard('panel.title'), to: taskPaths.panel() }, { label: t('week.title') }]}
      />
      {!data && error && <LoadError error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !error && (
        <Loading label={t('week.loading')}>
          <Skeleton width="100%" height={420} />
        </Loading>
      )}
      {data && (
        <div aria-busy={isPlaceholderData}>
          <WeekHead week={data} />
          <WeekStrip week={data} />
          <WeekDays key={data.weekOf} week={data} />
          <div className={styles.foot}>
            <CompleteWeek week={data} />
            <OwnBalance week={data} />
          </div>
        </div>
      )}
    </Page>
  );
}
