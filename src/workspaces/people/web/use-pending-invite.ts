import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { inviteQuery } from '#workspaces/web/api.ts';
import { clearPendingInvite, readPendingInvite } from './pending-invite.ts';

/** Redirects a person who signed up because of an invitation back to it, while it can still be accepted; true meanwhile. */
export function usePendingInvite(): boolean {
  const router = useRouter();
  const [address] = useState(readPendingInvite);
  const [, , , invitationId = '', ownerWorkspaceId = ''] = (address ?? '').split('/').map(decodeURIComponent);
  const invite = useQuery({ ...inviteQuery({ invitationId, ownerWorkspaceId }), enabled: address !== null });
  const isOpen = invite.data?.state === 'sent' && invite.data.caller === 'invited';
  const isSettled = !invite.isPending;
  useEffect(() => {
    if (address === null || !isSettled) return;
    if (isOpen) void router.navigate({ href: address, replace: true });
    else clearPendingInvite();
  }, [address, isOpen, isSettled, router]);
  return address !== null && (!isSettled || isOpen);
}
