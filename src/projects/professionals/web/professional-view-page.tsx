import { useQuery } from '@tanstack/react-query';
import { professionalViewPage } from '#projects/web/addresses.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { personName } from '#ui/marks/person-name.ts';
import { RelativeTime } from '#ui/marks/relative-time.tsx';
import { FactsStrip } from '#ui/page/facts-strip.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { Page, Stack } from '#ui/page/page.tsx';
import { MessagePage } from '#ui/states/message-page.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { Loading, SkeletonCard } from '#ui/states/skeleton.tsx';
import { projectPaths } from '#projects/paths.ts';
import type { Professional } from '#projects/web/api.ts';
import { squadQuery } from '#projects/web/project-queries.ts';
import { ProfessionalHistory } from './professional-history.tsx';
import { ProfessionalPills } from './professional-pills.tsx';
import { payWords } from './pay-words.ts';

/** One hired professional, read-only: the status in the project and its history. */
export function ProfessionalViewPage() {
  const { t } = useTranslation('projects/squad');
  const search = professionalViewPage.useSearch();
  const projectId = typeof search.project === 'string' ? search.project : '';
  const squad = useQuery({ ...squadQuery(projectId), enabled: projectId !== '' });
  const professional = squad.data?.professionals.find(({ id }) => id === search.professional);
  if (professional) return <View projectId={projectId} professional={professional} />;
  if (projectId !== '' && squad.isPending)
    return (
      <Page width="reading">
        <Loading>
          <SkeletonCard height={320} />
        </Loading>
      </Page>
    );
  if (squad.isError)
    return <LoadError error={squad.error} onRetry={() => void squad.refetch()} retrying={squad.isFetching} level={1} />;
  return (
    <Page width="reading">
      <MessagePage
        illustration="people"
        title={t('view.gone')}
        actions={<ButtonLink to={projectPaths.list()}>{t('view.projects')}</ButtonLink>}
      />
    </Page>
  );
}

function View({ projectId, professional }: { projectId: string; professional: Professional }) {
  const { t } = useTranslation('projects/squad');
  const { positionTitle, monthlyHours, pay, hiredAt, endedAt, events } = professional;
  const name = personName(professional.name);
  return (
    <Page width="reading">
      <PageTitle
        title={name}
        purpose={positionTitle}
        crumbs={[{ label: t('title'), to: projectPaths.professionals(projectId) }, { label: name }]}
      >
        <ProfessionalPills professional={professional} />
      </PageTitle>
      <Stack>
        <FactsStrip
          facts={[
            {
              label: t('vacancy.hours'),
              value: monthlyHours === null ? t('view.notSaid') : t('vacancies.hours', { count: monthlyHours }),
            },
            ...(pay ? [{ label: t('view.pay'), value: payWords(pay, t) }] : []),
            { label: t('hired'), value: <RelativeTime moment={hiredAt} /> },
            ...(endedAt ? [{ label: t('view.ended'), value: <RelativeTime moment={endedAt} /> }] : []),
          ]}
        />
        <ProfessionalHistory events={events} />
      </Stack>
    </Page>
  );
}
