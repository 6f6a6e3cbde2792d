import { useQuery } from '@tanstack/react-query';
import { processPage } from '#pipeline/panel/web/process-view/address.ts';
import type { processViewContract } from '#pipeline/panel/contract/process-view.ts';
import { isApiError } from '#platform/ui/api-error.ts';
import { createClient } from '#platform/ui/client.ts';
import { ButtonLink } from '#platform/ui/controls/button.tsx';
import { useTranslation } from '#platform/ui/i18n.ts';
import { Page } from '#platform/ui/page/page.tsx';
import { LoadError } from '#platform/ui/states/error-state.tsx';
import { MessagePage } from '#platform/ui/states/message-page.tsx';
import { Loading, Skeleton, SkeletonCard } from '#platform/ui/states/skeleton.tsx';
import { projectPaths } from '#projects/paths.ts';
import { candidatesKey } from '#pipeline/candidates/web/candidate-keys.ts';
import { ProcessView } from './process-view.tsx';

const processApi = createClient<typeof processViewContract>();

/** The whole history of one candidate in one process, for the company; suited for printing. */
export function ProcessPage() {
  const { t } = useTranslation('pipeline/panel/process');
  const { projectId, positionIndex, squadMemberId } = processPage.useParams();
  const query = useQuery({
    queryKey: [...candidatesKey, 'process', projectId, positionIndex, squadMemberId] as const,
    queryFn: ({ signal }) =>
      processApi('GET /hiringProcess/{projectId}/{positionIndex}/{squadMemberId}', {
        params: { projectId, positionIndex, squadMemberId },
        signal,
      }),
  });
  if (query.data) return <ProcessView process={query.data} />;
  // An address edited by hand may not name an existing person either.
  const isGone = isApiError(query.error) && [404, 422].includes(query.error.status);
  return (
    <Page width="reading">
      {isGone && (
        <MessagePage
          title={t('gone')}
          description={t('goneText')}
          actions={<ButtonLink to={projectPaths.list()}>{t('projects')}</ButtonLink>}
        />
      )}
      {query.isError && !isGone && (
        <LoadError
          error={query.error}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
          level={1}
          framed
        />
      )}
      {query.isPending && (
        <Loading>
          <Skeleton height={72} />
          <SkeletonCard height={420} />
        </Loading>
      )}
    </Page>
  );
}
