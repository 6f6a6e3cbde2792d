import { useQuery } from '@tanstack/react-query';
import { briefSelectionPage } from '#projects/web/addresses.ts';
import { useTranslation } from '#ui/i18n.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { IconPlus } from '#ui/icons/icons.ts';
import { Card } from '#ui/page/card.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { Page, Stack } from '#ui/page/page.tsx';
import { RoomFor } from '#ui/page/room-for.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { Loading, SkeletonCard } from '#ui/states/skeleton.tsx';
import { useViewer } from '#ui/viewer.ts';
import { ClientChoice } from './clients/client-choice.tsx';
import { useBeginBrief } from './clients/use-begin-brief.ts';
import { projectPaths } from '#projects/paths.ts';
import { campaignOf } from '#projects/briefs/rules/campaign.ts';
import { draftsQuery } from '#projects/web/project-queries.ts';
import { DraftRow } from './draft-row.tsx';
import { StartingPoints } from './templates/starting-points.tsx';

/** Start a brief, or resume a draft. */
export function BriefSelectionPage() {
  const { t } = useTranslation('projects');
  const isForClients = useViewer()?.userRole === 'admin';
  const { campaign: written } = briefSelectionPage.useParams();
  const campaign = campaignOf(written);
  const drafts = useQuery(draftsQuery);
  const begin = useBeginBrief();
  const beginButton = (
    <Button
      variant="primary"
      loading={begin.isPending}
      icon={<IconPlus size={18} aria-hidden="true" />}
      onClick={() => begin.mutate(campaign ? { campaign } : {})}
    >
      {t('selection.begin')}
    </Button>
  );
  const rows = drafts.data?.briefs;
  return (
    <Page width="reading">
      <PageTitle
        title={isForClients ? t('client.title') : t('brief.pageTitle')}
        purpose={isForClients ? t('client.purpose') : t('selection.purpose')}
        actions={
          !isForClients && (
            <>
              <ButtonLink to={projectPaths.briefOnboarding(campaign)}>{t('selection.howItWorks')}</ButtonLink>
              {rows && rows.length > 0 && beginButton}
              {drafts.isPending && <RoomFor>{beginButton}</RoomFor>}
            </>
          )
        }
      />
      <Stack>
        {isForClients && <ClientChoice />}
        {rows?.length === 0 && !isForClients && (
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
        {!drafts.isPending && !isForClients && <StartingPoints campaign={campaign} />}
      </Stack>
    </Page>
  );
}
