import { useQuery } from '@tanstack/react-query';
import { applicationsPage } from '#applications/paths.ts';
import { jobPath, jobPaths } from '#jobs/paths.ts';
import { stopInvitationsPath } from '#pipeline/paths.ts';
import { isApiError } from '#ui/api-error.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { PageLink } from '#ui/controls/page-link.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { BareShell } from '#ui/shell/bare-shell.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { Loading, SkeletonText } from '#ui/states/skeleton.tsx';
import { useViewer } from '#ui/viewer.ts';
import { jobInvitationPage } from './addresses.ts';
import { type JobInvitation, jobInvitationQuery } from './invitations-api.ts';
import styles from './invitations.module.css';
import type { KeepWish } from './keep-wish.ts';
import { OpenForMember } from './open-for-member.tsx';
import { VisitorWays } from './visitor-ways.tsx';

/** The target of the link in an invitation's mail: leads a visitor to an account, and a professional straight to applying. */
export function InvitationPage({ wish }: { wish: KeepWish }) {
  const { t } = useTranslation('pipeline/invitations');
  const { code } = jobInvitationPage.useParams();
  const viewer = useViewer();
  const { data, error, isFetching, refetch } = useQuery(jobInvitationQuery(code));
  if (isApiError(error) && error.status === 404)
    return (
      <BareShell homeTo={jobPaths.board} title={t('link.unknown')} lead={t('link.unknownText')}>
        <ButtonLink to={jobPaths.board}>{t('link.seeJobs')}</ButtonLink>
      </BareShell>
    );
  if (!data)
    return (
      <BareShell homeTo={jobPaths.board} title={t('open')}>
        {error ? (
          <LoadError error={error} onRetry={() => void refetch()} retrying={isFetching} compact />
        ) : (
          <Loading>
            <SkeletonText lines={4} />
          </Loading>
        )}
      </BareShell>
    );
  if (data.state !== 'open') return <Ended invitation={data} />;
  if (viewer?.userRole === 'squadMember') return <OpenForMember code={code} invitation={data} wish={wish} />;
  const { companyName, name, projectId, positionIndex } = data;
  return (
    <BareShell
      homeTo={jobPaths.board}
      title={t('link.title', { company: companyName })}
      lead={t('link.greeting', { name })}
    >
      <div className={styles.invitation}>
        <What invitation={data} />
        <p className="sub">{t(viewer ? 'link.otherAccount' : 'link.text')}</p>
        {!viewer && <VisitorWays code={code} invitation={data} wish={wish} />}
        <ButtonLink to={jobPath(projectId, positionIndex)} variant="quiet" block>
          {t('link.seeJob')}
        </ButtonLink>
        <p className="meta">
          <PageLink to={stopInvitationsPath(code)}>{t('link.stop')}</PageLink>
        </p>
      </div>
    </BareShell>
  );
}

function What({ invitation: { title, companyName, note } }: { invitation: JobInvitation }) {
  return (
    <section className={styles.what} aria-label={title}>
      <h2>{title}</h2>
      <p className="sub">{companyName}</p>
      {note !== '' && <blockquote>{note}</blockquote>}
    </section>
  );
}

/** What became of the vacancy or the invitation, and where one goes next. */
function Ended({ invitation }: { invitation: JobInvitation }) {
  const { t } = useTranslation('pipeline/invitations');
  const { state, projectId, positionIndex } = invitation;
  return (
    <BareShell homeTo={jobPaths.board} title={t(`link.state.${state}`)} lead={t(`link.state.${state}Text`)}>
      <div className={styles.invitation}>
        <What invitation={invitation} />
        {state === 'applied' && (
          <ButtonLink to={applicationsPage} variant="primary" block>
            {t('link.seeApplications')}
          </ButtonLink>
        )}
        {state === 'lapsed' && (
          <ButtonLink to={jobPath(projectId, positionIndex)} variant="primary" block>
            {t('link.seeJob')}
          </ButtonLink>
        )}
        <ButtonLink to={jobPaths.board} block>
          {t('link.seeJobs')}
        </ButtonLink>
      </div>
    </BareShell>
  );
}
