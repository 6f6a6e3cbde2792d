import { defineHappenings } from '#platform/contract/happening.ts';
import type { SpaceAction } from '#workspaces/rules/space-actions.ts';

const ofPerson = ['userId'] as const;
const ofProject = ['projectId'] as const;

/** Every action in a space's audit trail, by its name there. */
const actions = {
  invited: [],
  invitationResent: [],
  invitationCancelled: [],
  invitationAccepted: ofPerson,
  memberAdded: ofPerson,
  memberRemoved: ofPerson,
  memberLeft: ofPerson,
  permissionsChanged: ofPerson,
  expiryChanged: ofPerson,
  viewedAs: ofPerson,
  handedOver: ofPerson,
  companyChanged: [],
  closed: [],
  vacancyEdited: ofProject,
  vacancyHidden: ofProject,
  vacancyShown: ofProject,
  vacancyClosed: ofProject,
  vacancyRemoved: ofProject,
  projectPosted: ofProject,
  projectMigratedHere: ofProject,
  projectMigratedAway: ofProject,
  professionalSuggested: ofPerson,
} as const satisfies Record<SpaceAction, readonly string[]>;

export const workspaceHappenings = defineHappenings('workspaces', {
  ...actions,
  opened: [],
  recruiterAssigned: ofPerson,
  recruiterReleased: ofPerson,
  // A reminder: a mail only.
  membershipEnding: [],
});
