import { useQuery } from '@tanstack/react-query';
import { squadMemberPage } from '#pipeline/selection/web/squad/addresses.ts';
import { useTranslation } from '#ui/i18n.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { Card } from '#ui/page/card.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { Page, Stack } from '#ui/page/page.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { Loading, SkeletonCard } from '#ui/states/skeleton.tsx';
import { applicationsPage } from '#applications/paths.ts';
import { squadMemberView } from '#pipeline/paths.ts';
import { InvitationBriefPage } from './invitation-brief-page.tsx';
import { InvitationPill } from './invitation-pill.tsx';
import { invitationsQuery, readPlace } from './squad-queries.ts';
import styles from './squad.module.css';

/** The brief of a position as the selected or brought-along professional reads it; without a position, all briefs that await an answer. */
export function SquadMemberPage() {
  const place = readPlace(squadMemberPage.useSearch());
  return place.projectId === '' ? <InvitationList /> : <InvitationBriefPage {...place} />;
}

function InvitationList() {
  const { t } = useTranslation('pipeline/selection/squad');
  const invitations = useQuery(invitationsQuery);
  const rows = invitations.data?.invitations;
  return (
    <Page>
      <PageTitle title={t('member.listTitle')} purpose={t('member.listPurpose')} />
      {!rows && invitations.isError && (
        <LoadError
          error={invitations.error}
          onRetry={() => void invitations.refetch()}
          retrying={invitations.isFetching}
          framed
        />
      )}
      {!rows && invitations.isPending && (
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
        {rows?.map((invitation) => (
          <Card
            key={`${invitation.projectId} ${invitation.positionIndex}`}
            title={invitation.title}
            action={<InvitationPill invitation={invitation} />}
          >
            <p className="sub">{t(`member.kind.${invitation.kind}`, { company: invitation.company })}</p>
            <div className={styles.actions}>
              <ButtonLink
                size="sm"
                to={squadMemberView(invitation.projectId, invitation.positionIndex)}
                aria-label={t('member.readNamed', { title: invitation.title })}
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
