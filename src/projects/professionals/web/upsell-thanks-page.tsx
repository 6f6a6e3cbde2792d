import { readNumber } from '#ui/router/read-number.ts';
import { useQuery } from '@tanstack/react-query';
import { upsellThanksPage } from '#projects/web/addresses.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { PageTitle } from '#ui/page/page-title.tsx';
import { Page } from '#ui/page/page.tsx';
import { BareThanks } from '#ui/states/bare-thanks.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { Loading, SkeletonCard } from '#ui/states/skeleton.tsx';
import { projectPaths } from '#projects/paths.ts';
import { AfterPosting } from '#projects/web/vacancy/after-posting.tsx';
import { projectQuery, squadQuery } from '#projects/web/project-queries.ts';

/** The new vacancy is published: its link, its candidates, its project. Opened without them, a link to the projects. */
export function UpsellThanksPage() {
  const { t } = useTranslation('projects/squad');
  const search = upsellThanksPage.useSearch();
  const projectId = typeof search.project === 'string' ? search.project : '';
  const positionIndex = readNumber(search.position);
  const project = useQuery({ ...projectQuery(projectId), enabled: projectId !== '' });
  const squad = useQuery({ ...squadQuery(projectId), enabled: projectId !== '' });
  const vacancy = squad.data?.vacancies.find((one) => one.positionIndex === positionIndex);
  if (projectId === '') return <BareThanks to={projectPaths.list()} label={t('view.projects')} />;
  if (squad.isError)
    return <LoadError error={squad.error} onRetry={() => void squad.refetch()} retrying={squad.isFetching} level={1} />;
  if (squad.isPending || project.isPending)
    return (
      <Page width="reading">
        <Loading>
          <SkeletonCard height={320} />
        </Loading>
      </Page>
    );
  const position = project.data?.positions.find((one) => one.positionIndex === positionIndex);
  return (
    <Page width="reading">
      <PageTitle
        title={t('thanks.title')}
        purpose={vacancy ? t(`thanks.${vacancy.kind}`, { title: vacancy.function }) : t('thanks.plain')}
        actions={
          <>
            {vacancy && (
              <ButtonLink variant="primary" to={projectPaths.pipeline(projectId, positionIndex)}>
                {t('thanks.candidates')}
              </ButtonLink>
            )}
            <ButtonLink to={projectPaths.professionals(projectId)}>{t('thanks.back')}</ButtonLink>
          </>
        }
      />
      {vacancy && project.data && position && (
        <AfterPosting project={project.data} position={position} path={vacancy.path} />
      )}
    </Page>
  );
}
