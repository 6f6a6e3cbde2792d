import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { jobPath, jobPaths } from '#jobs/paths.ts';
import { useTranslation } from '#ui/i18n.ts';
import { BareShell } from '#ui/shell/bare-shell.tsx';
import { Loading, SkeletonText } from '#ui/states/skeleton.tsx';
import { invitationsApi, type JobInvitation } from './invitations-api.ts';
import type { KeepWish } from './keep-wish.ts';
import { wantedJob } from './wanted-job.ts';

interface OpenForMemberProps {
  code: string;
  invitation: JobInvitation;
  wish: KeepWish;
}

/** Puts the invitation among the professional's own and leads on to the job, where the application opens by itself. */
export function OpenForMember({ code, invitation, wish }: OpenForMemberProps) {
  const { t } = useTranslation('pipeline/invitations');
  const router = useRouter();
  useEffect(() => {
    const { projectId, positionIndex } = invitation;
    wish.saveIntent(wantedJob(invitation, code));
    const goOn = () => void router.navigate({ href: jobPath(projectId, positionIndex), replace: true });
    // Applying answers the invitation by its code, so a failure here keeps nobody.
    invitationsApi('POST /jobInvitations/{code}/open', { params: { code } }).then(goOn, goOn);
  }, [router, code, invitation, wish]);
  return (
    <BareShell
      homeTo={jobPaths.board}
      title={t('link.title', { company: invitation.companyName })}
      lead={t('link.opening')}
    >
      <Loading>
        <SkeletonText lines={4} />
      </Loading>
    </BareShell>
  );
}
