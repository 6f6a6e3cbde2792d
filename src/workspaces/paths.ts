import { defineWaiting } from '#platform/contract/waiting.ts';

export const workspacePaths = {
  register: '/squadOwner-register',
  profile: '/squadOwner-profile',
  people: '/workspace',
  inviteView: '/workspace/invite-view/$invitationId/$workspaceId',
} as const;

/** The page of an invitation: its code and the owner of the space. */
export function inviteViewPath(code: string, workspaceId: string): string {
  return `/workspace/invite-view/${encodeURIComponent(code)}/${encodeURIComponent(workspaceId)}`;
}

export const workspaceWaiting = defineWaiting('workspaces', { invitationLapsing: () => workspacePaths.people });
