import { defineFindable } from '#platform/contract/findable.ts';
import { defineWaiting } from '#platform/contract/waiting.ts';

export const workspacePaths = {
  register: '/squadOwner-register',
  profile: '/squadOwner-profile',
  people: '/workspace',
  activity: '/workspace/activity',
  closing: '/workspace/closing',
  inviteView: '/workspace/invite-view/$invitationId/$workspaceId',
} as const;

/** The field for colleagues' addresses. */
export const ADD_PEOPLE = 'add-people';

/** The people of the space, ready for the address of a colleague. */
export const invitePath = `${workspacePaths.people}#${ADD_PEOPLE}`;

/** The page of an invitation: its code and the owner of the space. */
export function inviteViewPath(code: string, workspaceId: string): string {
  return `/workspace/invite-view/${encodeURIComponent(code)}/${encodeURIComponent(workspaceId)}`;
}

export const workspaceWaiting = defineWaiting('workspaces', { invitationLapsing: () => workspacePaths.people });

export const workspaceFindable = defineFindable('workspaces', {
  colleague: ({ person }: { person: string }) => `${workspacePaths.people}?person=${encodeURIComponent(person)}`,
});
