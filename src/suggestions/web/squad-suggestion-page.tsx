import { useInfiniteQuery } from '@tanstack/react-query';
import { squadSuggestionPage } from '#suggestions/web/addresses.ts';
import { isApiError } from '#ui/api-error.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { PageTitle } from '#ui/page/page-title.tsx';
import { Page, Stack } from '#ui/page/page.tsx';
import { Section } from '#ui/page/card.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { NotFoundBody } from '#ui/states/page-bodies.tsx';
import { projectPaths } from '#projects/paths.ts';
import { matchRatingPath } from '#suggestions/paths.ts';
import { RankingFormula } from './ranking-formula.tsx';
import { SuggestedList } from './suggested/suggested-list.tsx';
import { suggestedQuery } from './suggested/suggested-queries.ts';
import { SuggestedSkeleton } from './suggested/suggested-skeleton.tsx';
import styles from './suggestions.module.css';

const SHOWN = 5;

/** For administrators: a project with its vacancies, each with the five best matches. */
export function SquadSuggestionPage() {
  const { t } = useTranslation('suggestions');
  const { projectId } = squadSuggestionPage.useParams();
  // The answer for any vacancy lists the others; the first existing one is used.
  const first = useInfiniteQuery(suggestedQuery(projectId, { position: 0 }, SHOWN));
  const known = first.data?.pages[0];
  if (isApiError(first.error, 'platform.notFound')) return <NotFoundBody homeTo={projectPaths.list()} />;
  return (
    <Page>
      <PageTitle
        title={t('squad.title')}
        purpose={t('squad.purpose')}
        crumbs={[
          { label: t('crumbs.projects'), to: projectPaths.list() },
          ...(known ? [{ label: known.position.projectTitle, to: projectPaths.details(projectId) }] : []),
        ]}
        actions={<ButtonLink to={matchRatingPath}>{t('squad.ratings')}</ButtonLink>}
      />
      {first.isError && !known && (
        <LoadError error={first.error} onRetry={() => void first.refetch()} retrying={first.isFetching} framed />
      )}
      {first.isPending && (
        <>
          <p className={styles.count} role="status">
            <span className={styles.preparing}>{t('preparing')}</span>
          </p>
          <SuggestedSkeleton lines={SHOWN} />
        </>
      )}
      <Stack>
        {known?.positions.map(({ positionIndex, title }) => (
          <PositionSection key={positionIndex} projectId={projectId} positionIndex={positionIndex} title={title} />
        ))}
      </Stack>
      {known && <RankingFormula />}
    </Page>
  );
}

function PositionSection({
  projectId,
  positionIndex,
  title,
}: {
  projectId: string;
  positionIndex: number;
  title: string;
}) {
  const { t } = useTranslation('suggestions');
  const ranking = useInfiniteQuery(suggestedQuery(projectId, { position: positionIndex }, SHOWN));
  const page = ranking.data?.pages[0];
  return (
    <Section
      title={title}
      action={
        <ButtonLink size="sm" to={projectPaths.suggested(projectId, positionIndex)}>
          {t('squad.all')}
        </ButtonLink>
      }
    >
      {ranking.isError && !page && (
        <LoadError
          error={ranking.error}
          onRetry={() => void ranking.refetch()}
          retrying={ranking.isFetching}
          framed
          compact
        />
      )}
      {ranking.isPending && <SuggestedSkeleton lines={2} />}
      {page?.professionals.length === 0 && (
        <EmptyState compact framed illustration="people" title={t('empty.title')} description={t('empty.text')} />
      )}
      {page && page.professionals.length > 0 && (
        <SuggestedList label={title} professionals={page.professionals} page={page} />
      )}
    </Section>
  );
}
