import { useQuery } from '@tanstack/react-query';
import { squadMemberPage } from '#pipeline/selection/web/squad/addresses.ts';
import { useTranslation } from '#platform/ui/i18n.ts';
import { ButtonLink } from '#platform/ui/controls/button.tsx';
import { Card } from '#platform/ui/page/card.tsx';
import { PageTitle } from '#platform/ui/page/page-title.tsx';
import { Page, Stack } from '#platform/ui/page/page.tsx';
import { EmptyState } from '#platform/ui/states/empty-state.tsx';
import { LoadError } from '#platform/ui/states/error-state.tsx';
import { Loading, SkeletonCard } from '#platform/ui/states/skeleton.tsx';
import { applicationsPage } from '#candidacies/paths.ts';
import { squadMemberView } from '#pipeline/paths.ts';
import { CallBriefPage } from './call-brief-page.tsx';
import { CallPill } from './call-pill.tsx';
import { callsQuery, readPlace } from './squad-queries.ts';
import styles from './squad.module.css';

/** The brief of a position as the selected or brought-along professional reads it; without a position, all briefs that await an answer. */
export function SquadMemberPage() {
  const place = readPlace(squadMemberPage.useSearch());
  return place.projectId === '' ? <CallList /> : <CallBriefPage {...place} />;
}

function CallList() {
  const { t } = useTranslation('pipeline/selection/squad');
  const calls = useQuery(callsQuery);
  const rows = calls.data?.calls;
  return (
    <Page>
      <PageTitle title={t('member.listTitle')} purpose={t('member.listPurpose')} />
      {!rows && calls.isError && (
        <LoadError error={calls.error} onRetry={() => void calls.refetch()} retrying={calls.isFetching} framed />
      )}
      {!rows && calls.isPending && (
        <Loading>
          <SkeletonCard height={220} />
        </Loading>
      )}
      {rows?.length === 0 && (
        <EmptyState
          illustration="inbox"
          title={t('member.empty')}
          description={t('member.emptyText')}
          actions={<ButtonLink to={applicationsPage}>{t('member.toApplications')}</ButtonLink>}
          framed
        />
      )}
      <Stack>
        {rows?.map((call) => (
          <Card key={`${call.projectId} ${call.positionIndex}`} title={call.title} action={<CallPill call={call} />}>
            <p className="sub">{t(`member.kind.${call.kind}`, { company: call.company })}</p>
            <div className={styles.actions}>
              <ButtonLink
                size="sm"
                to={squadMemberView(call.projectId, call.positionIndex)}
                aria-label={t('member.readNamed', { title: call.title })}
              >
                {t('member.read')}
              </ButtonLink>
            </div>
          </Card>
        ))}
      </Stack>
    </Page>
  );
}
