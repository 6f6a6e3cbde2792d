import { useQuery } from '@tanstack/react-query';
import { squadOwnerPage } from '#pipeline/selection/web/squad/addresses.ts';
import { useTranslation } from '#ui/i18n.ts';
import { isApiError } from '#ui/api-error.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { Page, Stack } from '#ui/page/page.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { MessagePage } from '#ui/states/message-page.tsx';
import { projectPaths } from '#projects/paths.ts';
import { useLiveSelections } from '../use-live-selections.ts';
import { InvitationSkeleton } from './invitation-skeleton.tsx';
import { DecisionNote, SquadActions } from './squad-actions.tsx';
import { readPlace, type Squad, squadQuery } from './squad-queries.ts';
import { SquadPlaceCard } from './squad-place-card.tsx';

/** The squad as its owner sees it, with the decision about it. */
export function SquadOwnerPage() {
  const { t } = useTranslation('pipeline/selection/squad');
  const { projectId } = readPlace(squadOwnerPage.useSearch());
  const squad = useQuery({ ...squadQuery(projectId), enabled: projectId !== '' });
  const isGone = isApiError(squad.error) && (squad.error.status === 404 || squad.error.status === 422);
  if (projectId === '' || isGone) {
    return (
      <MessagePage
        illustration="gap"
        title={t('owner.missing')}
        description={t('owner.missingText')}
        actions={
          <ButtonLink variant="primary" to={projectPaths.list()}>
            {t('owner.projects')}
          </ButtonLink>
        }
      />
    );
  }
  if (squad.isError)
    return <LoadError error={squad.error} onRetry={() => void squad.refetch()} retrying={squad.isFetching} level={1} />;
  if (!squad.data) return <InvitationSkeleton />;
  return <OwnerSquad projectId={projectId} squad={squad.data} />;
}

function OwnerSquad({ projectId, squad }: { projectId: string; squad: Squad }) {
  const { t } = useTranslation('pipeline/selection/squad');
  useLiveSelections(projectId);
  const { projectTitle } = squad;
  return (
    <Page>
      <PageTitle
        title={t('owner.title', { project: projectTitle })}
        purpose={t('owner.purpose')}
        crumbs={[{ label: projectTitle, to: projectPaths.details(projectId) }, { label: t('owner.crumb') }]}
        actions={<SquadActions projectId={projectId} squad={squad} />}
      />
      <Stack>
        <DecisionNote squad={squad} />
        {squad.places.map((place) => (
          <SquadPlaceCard
            key={place.positionIndex}
            projectId={projectId}
            place={place}
            isInHouse={squad.path === 'inHouse'}
          />
        ))}
      </Stack>
    </Page>
  );
}
