import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { inviteViewPage } from '#workspaces/web/addresses.ts';
import { accountPaths } from '#accounts/paths.ts';
import { isApiError } from '#ui/api-error.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { BareShell } from '#ui/shell/bare-shell.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { SkeletonText } from '#ui/states/skeleton.tsx';
import { inviteQuery } from '#workspaces/web/api.ts';
import { InviteAnswer } from './invite-answer.tsx';
import { clearPendingInvite } from './pending-invite.ts';

/** The page of an invitation's link: who invites, and the available actions. */
export function InviteViewPage() {
  const { t } = useTranslation('workspaces');
  const params = inviteViewPage.useParams();
  const link = { invitationId: params.invitationId, ownerWorkspaceId: params.workspaceId };
  const invite = useQuery(inviteQuery(link));
  const isUnknown = isApiError(invite.error, 'workspaces.invitationUnknown');
  const isOpen = invite.data?.state === 'sent';
  const isOurs = isOpen && (invite.data?.caller === 'signedOut' || invite.data?.caller === 'invited');
  // A useless invitation must not redirect back here from every other page.
  useEffect(() => {
    if (!invite.isPending && !isOurs) clearPendingInvite();
  }, [invite.isPending, isOurs]);
  const space = invite.data ? invite.data.company || invite.data.ownerName : '';
  const title = isUnknown
    ? t('invite.unknownTitle')
    : isOpen || !invite.data
      ? t('invite.title')
      : t(`invite.${invite.data.state}Title`);
  const lead = isUnknown
    ? t('errors.invitationUnknown')
    : invite.data &&
      t(isOpen ? 'invite.lead' : `invite.${invite.data.state}Text`, { name: invite.data.ownerName, space });
  return (
    <BareShell homeTo={accountPaths.root} title={title} lead={lead}>
      {invite.isPending && <SkeletonText lines={5} />}
      {invite.isError && !isUnknown && (
        <LoadError error={invite.error} onRetry={() => void invite.refetch()} retrying={invite.isFetching} compact />
      )}
      {invite.data && isOpen && <InviteAnswer invite={invite.data} link={link} />}
      {!isOpen && !invite.isPending && (
        <ButtonLink to={accountPaths.root} block size="lg">
          {t('invite.home')}
        </ButtonLink>
      )}
    </BareShell>
  );
}
