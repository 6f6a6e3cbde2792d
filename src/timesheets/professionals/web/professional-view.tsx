import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { isApiError } from '#ui/api-error.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { IconClockHour4, IconFileExport } from '#ui/icons/icons.ts';
import { personName } from '#ui/marks/person-name.ts';
import { Page } from '#ui/page/page.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { Tabs } from '#ui/page/tabs.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { MessagePage } from '#ui/states/message-page.tsx';
import { Loading, Skeleton } from '#ui/states/skeleton.tsx';
import { projectPaths } from '#projects/paths.ts';
import { taskPaths } from '#tasks/paths.ts';
import { type ProfessionalTab, professionalTabs, timesheetPaths } from '#timesheets/paths.ts';
import { LazyReportDialog } from '#timesheets/reports/web/lazy-report.ts';
import { FinanceTab } from './finance-tab.tsx';
import { HoursTab } from './hours-tab.tsx';
import { type Place, professionalQuery } from './professionals-queries.ts';
import styles from './professionals.module.css';
import { useLiveHours } from './use-live-hours.ts';

interface ProfessionalViewProps {
  place: Place;
  tab: ProfessionalTab;
  ProfessionalFacts: ComponentType<{ projectId: string; memberId: string }>;
}

/** One professional of a project: hours worked, what they come to, and the contract (PRJ-03). */
export function ProfessionalView({ place, tab, ProfessionalFacts }: ProfessionalViewProps) {
  const { t } = useTranslation('timesheets/professionals');
  const { projectId, userId } = place;
  const { data, error, refetch, isFetching } = useQuery(professionalQuery(place));
  const [reporting, setReporting] = useState(false);
  useLiveHours(place, data !== undefined);
  const isGone = isApiError(error) && (error.status === 404 || error.status === 422);
  if (isGone && !data)
    return (
      <Page width="reading">
        <MessagePage
          illustration="people"
          title={t('gone')}
          actions={<ButtonLink to={timesheetPaths.professionals()}>{t('title')}</ButtonLink>}
        />
      </Page>
    );
  const name = data ? personName(data.name) : '';
  const [latest] = data?.hires ?? [];
  const shown = professionalTabs.filter((one) => one !== 'financial' || data?.abilities.money !== false);
  return (
    <Page width="wide">
      {error && !data && <LoadError error={error} onRetry={() => void refetch()} retrying={isFetching} level={1} />}
      {!data && !error && (
        <Loading label={t('loading')}>
          <Skeleton width="100%" height={320} />
        </Loading>
      )}
      {data && latest && (
        <>
          <PageTitle
            title={name}
            purpose={[latest.positionTitle, data.project.title].join(' · ')}
            crumbs={[
              { label: t('title'), to: timesheetPaths.professionals() },
              { label: data.project.title, to: projectPaths.professionals(projectId) },
              { label: name },
            ]}
            actions={
              <>
                {data.abilities.report && (
                  <Button icon={<IconFileExport size={18} aria-hidden="true" />} onClick={() => setReporting(true)}>
                    {t('report')}
                  </Button>
                )}
                <ButtonLink
                  icon={<IconClockHour4 size={18} aria-hidden="true" />}
                  to={`${taskPaths.timesheet(projectId)}?professionals=${encodeURIComponent(JSON.stringify([userId]))}`}
                >
                  {t('timesheet')}
                </ButtonLink>
              </>
            }
          />
          <Tabs
            label={t('views')}
            items={shown.map((one) => ({
              key: one,
              label: t(`tab.${one}`),
              to: timesheetPaths.professional(projectId, userId, one),
              current: one === tab,
            }))}
          />
          <div className={styles.below}>
            {tab === 'hours' && <HoursTab place={place} thisMonth={data.month} hires={data.hires} />}
            {tab === 'financial' && <FinanceTab place={place} />}
            {tab === 'details' && <ProfessionalFacts projectId={projectId} memberId={userId} />}
          </div>
          {reporting && (
            <LazyReportDialog projectId={projectId} memberIds={[userId]} onClose={() => setReporting(false)} />
          )}
        </>
      )}
    </Page>
  );
}
