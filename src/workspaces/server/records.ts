import type { OwnData } from '#platform/capability/own-data.ts';
import type { SpaceRecords } from '#platform/capability/space-records.ts';
import { translate } from '#platform/i18n/translate.ts';
import { closeSpace } from '#workspaces/server/close-space.ts';
import { leaveSpaces } from '#workspaces/server/leave-spaces.ts';
import { collectOwnSpaces, eraseOwnSpaces, lockOwnSpaces } from '#workspaces/server/own-data.ts';

export const ownData: OwnData = {
  columns: {
    'workspaces.owner_id': 'kept',
    'workspace_audit.actor_id': 'kept',
    'workspace_invitations.email': 'erased',
    'workspace_invitations.invited_by': 'kept',
    'workspace_invitations.accepted_by': 'erased',
    'workspace_members.user_id': 'erased',
    'workspace_recruiters.recruiter_id': 'erased',
  },
  areas: [
    {
      name: 'spaces',
      about: (language) => translate(language, 'workspaces:ownData.spaces'),
      collect: collectOwnSpaces,
    },
  ],
  leave: leaveSpaces,
  erase: async (transaction, person, { now, endWorkspaceRecords }) => {
    for (const { id: workspaceId } of await lockOwnSpaces(transaction, person.id))
      await closeSpace(transaction, {
        workspaceId,
        actorId: person.id,
        now,
        endRecords: endWorkspaceRecords,
      });
    await eraseOwnSpaces(transaction, person, now);
  },
};

/** The space itself is closed by `closeSpace`, which also handles its own rows. */
export const spaceRecords: SpaceRecords = {
  columns: {
    'workspaces.id': 'kept',
    'happenings.workspace_id': 'kept',
    'mail_outbox.workspace_id': 'kept',
    'workspace_audit.workspace_id': 'kept',
    'workspace_invitations.workspace_id': 'ended',
    'workspace_members.workspace_id': 'deleted',
    'workspace_recruiters.workspace_id': 'deleted',
  },
  end: null,
  moveProject: null,
  findObstacle: null,
  hasRecords: null,
};
