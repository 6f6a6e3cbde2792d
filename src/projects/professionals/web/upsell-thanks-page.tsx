import { readNumber } from '#platform/ui/router/read-number.ts';
import { useQuery } from '@tanstack/react-query';
import { upsellThanksPage } from '#projects/web/addresses.ts';
import { ButtonLink } from '#platform/ui/controls/button.tsx';
import { CopyLinkButton } from '#platform/ui/controls/copy-link-button.tsx';
import { useTranslation } from '#platform/ui/i18n.ts';
import { Page } from '#platform/ui/page/page.tsx';
import { MessagePage } from '#platform/ui/states/message-page.tsx';
import { LoadError } from '#platform/ui/states/error-state.tsx';
import { Loading, SkeletonCard } from '#platform/ui/states/skeleton.tsx';
import { projectPaths } from '#projects/paths.ts';
import styles from '#projects/web/brief.module.css';
import { squadQuery } from '#projects/web/project-queries.ts';

/** The new vacancy is published: its link, its candidates, its project. Without a vacancy in the address, a link to the projects. */
export function UpsellThanksPage() {
  const { t } = useTranslation('projects/squad');
  const search = upsellThanksPage.useSearch();
  const projectId = typeof search.project === 'string' ? search.project : '';
  const positionIndex = readNumber(search.position);
  const squad = useQuery({ ...squadQuery(projectId), enabled: projectId !== '' });
  const vacancy = squad.data?.vacancies.find((one) => one.positionIndex === positionIndex);
  if (squad.isError)
    return <LoadError error={squad.error} onRetry={() => void squad.refetch()} retrying={squad.isFetching} level={1} />;
  if (projectId !== '' && squad.isPending)
    return (
      <Page width="reading">
        <Loading>
          <SkeletonCard height={320} />
        </Loading>
      </Page>
    );
  return (
    <Page width="reading" centered>
      <MessagePage
        illustration="arrival"
        title={t('thanks.title')}
        description={vacancy ? t(`thanks.${vacancy.kind}`, { title: vacancy.function }) : t('thanks.plain')}
        actions={
          <div className={styles.link}>
            {vacancy && (
              <>
                <ButtonLink variant="primary" to={projectPaths.pipeline(projectId, positionIndex)}>
                  {t('thanks.candidates')}
                </ButtonLink>
                <CopyLinkButton address={window.location.origin + vacancy.path} />
              </>
            )}
            <ButtonLink to={projectId === '' ? projectPaths.list() : projectPaths.professionals(projectId)}>
              {t('thanks.back')}
            </ButtonLink>
          </div>
        }
      />
    </Page>
  );
}
