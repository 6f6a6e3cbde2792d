import { IconPlus } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { briefSelectionPage } from '#projects/web/addresses.ts';
import { useTranslation } from '#platform/ui/i18n.ts';
import { Button, ButtonLink } from '#platform/ui/controls/button.tsx';
import { Card } from '#platform/ui/page/card.tsx';
import { PageTitle } from '#platform/ui/page/page-title.tsx';
import { Page, Stack } from '#platform/ui/page/page.tsx';
import { RoomFor } from '#platform/ui/page/room-for.tsx';
import { EmptyState } from '#platform/ui/states/empty-state.tsx';
import { LoadError } from '#platform/ui/states/error-state.tsx';
import { Loading, SkeletonCard } from '#platform/ui/states/skeleton.tsx';
import { toast } from '#platform/ui/toasts/toast-store.ts';
import { projectPaths } from '#projects/paths.ts';
import { campaignOf } from '#projects/briefs/rules/campaign.ts';
import { api } from '#projects/web/api.ts';
import { draftsQuery } from '#projects/web/project-queries.ts';
import { DraftRow } from './draft-row.tsx';
import { StartingPoints } from './templates/starting-points.tsx';

/** Start a brief, or resume a draft. */
export function BriefSelectionPage() {
  const { t } = useTranslation('projects');
  const router = useRouter();
  const queryClient = useQueryClient();
  const { campaign: written } = briefSelectionPage.useParams();
  const campaign = campaignOf(written);
  const drafts = useQuery(draftsQuery);
  const begin = useMutation({
    mutationFn: () => api('POST /briefs', { body: campaign ? { campaign } : {} }),
    onSuccess: (brief) => {
      void queryClient.invalidateQueries({ queryKey: draftsQuery.queryKey });
      void router.navigate({ href: projectPaths.briefForm(brief.id) });
    },
    onError: (problem) => toast.error(t('selection.failed'), { description: problem.message }),
  });
  const beginButton = (
    <Button
      variant="primary"
      loading={begin.isPending}
      icon={<IconPlus size={18} aria-hidden="true" />}
      onClick={() => begin.mutate()}
    >
      {t('selection.begin')}
    </Button>
  );
  const rows = drafts.data?.briefs;
  return (
    <Page width="reading">
      <PageTitle
        title={t('brief.pageTitle')}
        purpose={t('brief.purpose')}
        actions={
          <>
            <ButtonLink to={projectPaths.briefOnboarding(campaign)}>{t('selection.howItWorks')}</ButtonLink>
            {rows && rows.length > 0 && beginButton}
            {drafts.isPending && <RoomFor>{beginButton}</RoomFor>}
          </>
        }
      />
      <Stack>
        {rows?.length === 0 && (
          <EmptyState
            illustration="documents"
            title={t('selection.empty')}
            description={t('selection.emptyText')}
            actions={beginButton}
            note={t('selection.note')}
            framed
          />
        )}
        {rows && rows.length > 0 && (
          <Card title={t('selection.drafts')} flush>
            {rows.map((draft) => (
              <DraftRow key={draft.id} draft={draft} />
            ))}
          </Card>
        )}
        {!rows && drafts.isError && (
          <LoadError error={drafts.error} onRetry={() => void drafts.refetch()} retrying={drafts.isFetching} framed />
        )}
        {drafts.isPending && (
          <Loading>
            <SkeletonCard height={220} />
          </Loading>
        )}
        {/* Rendered only once the drafts are loaded, or they would push it down. */}
        {!drafts.isPending && <StartingPoints campaign={campaign} />}
      </Stack>
    </Page>
  );
}
