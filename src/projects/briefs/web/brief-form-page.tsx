import { readNumber } from '#ui/router/read-number.ts';
import { useQuery } from '@tanstack/react-query';
import { briefFormPage } from '#projects/web/addresses.ts';
import { useTranslation } from '#ui/i18n.ts';
import { isApiError } from '#ui/api-error.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { Page } from '#ui/page/page.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { Loading, SkeletonCard } from '#ui/states/skeleton.tsx';
import { briefSteps } from '#projects/briefs/rules/brief-problems.ts';
import { type BriefPlace, briefPlaces, isSamePlace } from '#projects/briefs/rules/brief-sequence.ts';
import { projectPaths } from '#projects/paths.ts';
import { api, type Brief } from '#projects/web/api.ts';
import { BriefForm } from './brief-form.tsx';
import { ReuseMenu } from './templates/reuse-menu.tsx';

export function BriefFormPage() {
  const { t } = useTranslation('projects');
  const { projectId: briefId } = briefFormPage.useParams();
  const search = briefFormPage.useSearch();
  const brief = useQuery({
    queryKey: ['projects', 'brief', briefId],
    queryFn: ({ signal }) => api('GET /briefs/{briefId}', { params: { briefId }, signal }),
    // From here on the form has its own copy: reloading would mix typed text with saved text.
    staleTime: Infinity,
    gcTime: 0,
    refetchOnMount: 'always',
  });
  const leave = projectPaths.briefSelection();
  return (
    <Page width="wide">
      <PageTitle
        title={brief.data?.isForClient ? t('client.of', { company: brief.data.company }) : t('brief.pageTitle')}
        purpose={t('brief.purpose')}
        actions={
          <>
            {brief.data && !brief.data.projectId && !brief.data.isForClient && (
              <ReuseMenu from={{ kind: 'brief', id: briefId }} title={brief.data.answers.title} />
            )}
            <ButtonLink to={leave}>{t('brief.saveAndLeave')}</ButtonLink>
          </>
        }
      />
      {brief.data && !brief.isFetching ? (
        brief.data.projectId ? (
          <Published projectId={brief.data.projectId} />
        ) : (
          <BriefForm key={briefId} brief={brief.data} place={placeOf(search, brief.data)} />
        )
      ) : isApiError(brief.error, 'projects.briefNotFound') || isApiError(brief.error, 'platform.notFound') ? (
        <EmptyState
          title={t('brief.gone')}
          description={t('brief.goneText')}
          actions={<ButtonLink to={leave}>{t('brief.toDrafts')}</ButtonLink>}
          framed
        />
      ) : brief.isError ? (
        <LoadError error={brief.error} onRetry={() => void brief.refetch()} retrying={brief.isFetching} framed />
      ) : (
        <Loading>
          <SkeletonCard height={420} />
        </Loading>
      )}
    </Page>
  );
}

function Published({ projectId }: { projectId: string }) {
  const { t } = useTranslation('projects');
  return (
    <EmptyState
      illustration="arrival"
      title={t('brief.isPublished')}
      description={t('brief.isPublishedText')}
      actions={
        <ButtonLink variant="primary" to={projectPaths.details(projectId)}>
          {t('thanks.openProject')}
        </ButtonLink>
      }
      framed
    />
  );
}

/** The step that the address names, otherwise the one where the draft was left. */
function placeOf(search: Record<string, unknown>, brief: Brief): BriefPlace {
  const step = briefSteps.find((name) => name === search.step) ?? brief.step;
  const place = { step, position: readNumber(search.position ?? 0) };
  return briefPlaces(brief.answers.positions.length + 20).some((one) => isSamePlace(one, place))
    ? place
    : { step: 'project', position: 0 };
}
