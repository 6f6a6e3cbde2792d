import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ButtonLink } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { IconClockHour4 } from '#ui/icons/icons.ts';
import { useLiveTopic } from '#ui/live/use-live-topic.ts';
import { Card } from '#ui/page/card.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { Page, Stack } from '#ui/page/page.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { Loading, Skeleton } from '#ui/states/skeleton.tsx';
import '#ui/theme/full-styles.ts';
import type { ClockifyView } from '#timesheets/clockify/schemas.ts';
import { taskPaths } from '#tasks/paths.ts';
import { clockifyPage } from './addresses.ts';
import { clockifyKey, clockifyQuery } from './clockify-queries.ts';
import { ConnectionCard } from './connection-card.tsx';
import { EntriesCard } from './entries-card.tsx';
import { KeyForm } from './key-form.tsx';
import { PeopleCard } from './people-card.tsx';

/** The connection of a project with Clockify: connect, link people, see what is not taken (TIM-05). */
export function ClockifyPage() {
  const { t } = useTranslation('timesheets/clockify');
  const { projectId } = clockifyPage.useParams();
  const queryClient = useQueryClient();
  const { data, error, refetch, isFetching } = useQuery(clockifyQuery(projectId));
  const refresh = () => void queryClient.invalidateQueries({ queryKey: clockifyKey(projectId) });
  useLiveTopic(`tasks:${projectId}`, {
    enabled: data?.stage === 'connected',
    onEvent: (change) => {
      if ((change as { kind: string }).kind === 'board') refresh();
    },
    onGap: refresh,
  });
  return (
    <Page width="reading">
      <PageTitle
        title={t('title')}
        purpose={t('purpose')}
        crumbs={[{ label: data?.project.title ?? t('board'), to: taskPaths.board(projectId) }, { label: t('title') }]}
        actions={
          <ButtonLink icon={<IconClockHour4 size={18} aria-hidden="true" />} to={taskPaths.timesheet(projectId)}>
            {t('timesheet')}
          </ButtonLink>
        }
      />
      {!data && error && (
        <LoadError error={error} title={t('failed.load')} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {!data && !error && (
        <Loading>
          <Skeleton width="100%" height={260} />
        </Loading>
      )}
      {data && <Connection projectId={projectId} view={data} />}
    </Page>
  );
}

function Connection({ projectId, view }: { projectId: string; view: ClockifyView }) {
  const { t } = useTranslation('timesheets/clockify');
  const { stage, connection, people, professionals, entries } = view;
  if (stage === 'off' || stage === 'closed')
    return <EmptyState illustration="gate" title={t(`${stage}.title`)} description={t(`${stage}.about`)} framed />;
  if (!connection)
    return (
      <Card title={t('connect.title')}>
        <KeyForm projectId={projectId} />
      </Card>
    );
  return (
    <Stack>
      <ConnectionCard projectId={projectId} stage={stage} connection={connection} />
      <PeopleCard projectId={projectId} version={connection.version} people={people} professionals={professionals} />
      <EntriesCard projectId={projectId} entries={entries} />
    </Stack>
  );
}
