import { useInfiniteQuery } from '@tanstack/react-query';
import { matchesPage } from '#suggestions/web/addresses.ts';
import { isApiError } from '#ui/api-error.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { Card } from '#ui/page/card.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { Page, Stack } from '#ui/page/page.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { projectPaths } from '#projects/paths.ts';
import { RankingFormula } from '../ranking-formula.tsx';
import { SuggestedList } from '../suggested/suggested-list.tsx';
import { SuggestedSkeleton } from '../suggested/suggested-skeleton.tsx';
import { ChooseProject } from './choose-project.tsx';
import { matchesQuery, readProjectId } from './match-queries.ts';
import styles from './matches.module.css';

/** The best matches for each position of a project, with the reasons. */
export function MatchesPage() {
  const { t } = useTranslation('suggestions/matches');
  const projectId = readProjectId(matchesPage.useSearch());
  const first = useInfiniteQuery({ ...matchesQuery(projectId, 0), enabled: projectId !== '' });
  const isGone = isApiError(first.error) && (first.error.status === 404 || first.error.status === 422);
  if (projectId === '' || isGone) return <ChooseProject />;
  const page = first.data?.pages[0];
  return (
    <Page>
      <PageTitle
        title={t('matches.title')}
        purpose={t('matches.purpose', { project: page?.position.projectTitle ?? '…' })}
        actions={
          <ButtonLink variant="primary" to={projectPaths.pipeline(projectId)}>
            {t('matches.pipeline')}
          </ButtonLink>
        }
      />
      {first.isError && !page && (
        <LoadError error={first.error} onRetry={() => void first.refetch()} retrying={first.isFetching} framed />
      )}
      {first.isPending && <SuggestedSkeleton />}
      <Stack>
        {page?.positions.map(({ positionIndex, title }) => (
          <PositionMatches key={positionIndex} projectId={projectId} positionIndex={positionIndex} title={title} />
        ))}
      </Stack>
      {page && <RankingFormula />}
    </Page>
  );
}

interface PositionMatchesProps {
  projectId: string;
  positionIndex: number;
  title: string;
}

function PositionMatches({ projectId, positionIndex, title }: PositionMatchesProps) {
  const { t } = useTranslation('suggestions/matches');
  const matches = useInfiniteQuery(matchesQuery(projectId, positionIndex));
  const page = matches.data?.pages[0];
  return (
    <Card title={title}>
      {matches.isError && !page && (
        <LoadError error={matches.error} onRetry={() => void matches.refetch()} retrying={matches.isFetching} compact />
      )}
      {matches.isPending && <SuggestedSkeleton />}
      {page?.professionals.length === 0 && <p className="sub">{t('matches.none')}</p>}
      {page && page.professionals.length > 0 && (
        <>
          <SuggestedList label={title} professionals={page.professionals} page={page} />
          <div className={styles.all}>
            <ButtonLink
              size="bar"
              to={projectPaths.suggested(projectId, positionIndex)}
              aria-label={t('matches.allNamed', { title })}
            >
              {t('matches.all')}
            </ButtonLink>
          </div>
        </>
      )}
    </Card>
  );
}
