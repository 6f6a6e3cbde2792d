import { listedActions } from '#activity/rules/activity-kinds.ts';
import { workspaceHappenings } from '#workspaces/happenings.ts';
import { invitationStates } from '#workspaces/people/rules/invitation-state.ts';
import type { StateChange, StateMachine, TextsByReader } from './state-change.ts';

const mail = (name: string) => `workspaces:mail.${name}`;
function row(
  event: keyof typeof workspaceHappenings,
  from: string,
  to: string,
  mails: TextsByReader = {},
): StateChange {
  const isListed = listedActions.some((action) => action === event);
  const reads = isListed ? { owner: `activity:did.workspaces.${event}` } : {};
  return { happening: workspaceHappenings[event], from, to, reads, mails };
}

/** Of a colleague by e-mail. An invitation past its end reads as expired and stays as it is. */
export const spaceInvitation: StateMachine = {
  holds: 'workspace_invitations.state',
  states: invitationStates,
  changes: [
    row('invited', '-', 'sent', { others: mail('invitation') }),
    row('invitationResent', 'sent', 'sent', { others: mail('invitation') }),
    row('invitationAccepted', 'sent', 'accepted', { owner: mail('accepted') }),
    row('invitationCancelled', 'sent', 'cancelled'),
  ],
};

/** Colleagues and recruiters of a space. */
export const membership: StateMachine = {
  holds: 'workspace_members',
  states: ['member', 'gone'],
  changes: [
    row('memberAdded', '-', 'member', { others: mail('added') }),
    row('permissionsChanged', 'member', 'member', { others: mail('changed') }),
    row('expiryChanged', 'member', 'member', { others: mail('changed') }),
    row('membershipEnding', 'member', 'member', { others: mail('ending') }),
    row('memberRemoved', 'member', 'gone', { others: mail('removed') }),
    row('memberLeft', 'member', 'gone', { owner: mail('left') }),
    row('recruiterAssigned', '-', 'member', { others: mail('recruiterAssigned') }),
    row('recruiterReleased', 'member', 'gone', { others: mail('recruiterReleased') }),
  ],
};

export const space: StateMachine = {
  holds: 'workspaces.closed_at, workspaces.owner_id',
  states: ['open', 'closed'],
  changes: [
    row('opened', '-', 'open'),
    row('handedOver', 'open', 'open', { owner: mail('ownerNow'), others: mail('handedOver') }),
    row('closed', 'open', 'closed', { others: mail('closed') }),
    row('projectPosted', 'open', 'open', { owner: 'projects/administration:mail.projectPosted' }),
    row('projectMigratedHere', 'open', 'open', { owner: 'projects/administration:mail.projectMigratedHere' }),
    row('projectMigratedAway', 'open', 'open', { owner: 'projects/administration:mail.projectMigratedAway' }),
  ],
};
