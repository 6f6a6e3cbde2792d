import { useQuery } from '@tanstack/react-query';
import { squadOwnerView } from '#pipeline/paths.ts';
import { PageLink } from '#ui/controls/page-link.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { Alert } from '#ui/states/alert.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { selectionsQuery } from './selection-queries.ts';
import { useLiveSelections } from './use-live-selections.ts';

/** Above the positions of a project: subscribes to selections, and links to the decision about the squad. */
export function SquadNote({ projectId }: { projectId: string }) {
  const { t } = useTranslation('pipeline/selection');
  const { data, ...query } = useQuery(selectionsQuery(projectId));
  useLiveSelections(projectId);
  if (query.isError && !data)
    return <LoadError error={query.error} onRetry={() => void query.refetch()} retrying={query.isFetching} framed />;
  if (!data?.mayDecide || data.selections.length === 0) return null;
  if (!data.awaitsDecision)
    return (
      <p className="sub">
        <PageLink to={squadOwnerView(projectId)}>{t('squad.read')}</PageLink>
      </p>
    );
  return (
    <Alert tone="info" title={t('squad.complete')}>
      <p>
        {t('squad.completeText')} <PageLink to={squadOwnerView(projectId)}>{t('squad.decide')}</PageLink>
      </p>
    </Alert>
  );
}
