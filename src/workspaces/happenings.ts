import { defineHappenings, type HappeningFacts } from '#platform/contract/happening.ts';
import type { SpaceAction } from '#workspaces/rules/space-actions.ts';

const ofPerson = ['userId'] as const;
const ofProject = ['projectId'] as const;
const toldByProjects = 'none: projects list it';
const ofTeam = 'none: the team of the product decides it';
const mailOnly = 'none: it only sends a mail';

/** Every action in a space's audit trail, by its name there. */
const actions = {
  invited: { ids: [], activity: 'rights', mails: ['access'], mailedToAddresses: true },
  invitationResent: { ids: [], activity: 'rights', mails: ['access'], mailedToAddresses: true },
  invitationCancelled: { ids: [], activity: 'rights' },
  invitationAccepted: { ids: ofPerson, activity: 'rights', mails: ['team'] },
  memberAdded: { ids: ofPerson, activity: 'rights', mails: ['access'] },
  memberRemoved: { ids: ofPerson, activity: 'rights', mails: ['access'] },
  memberLeft: { ids: ofPerson, activity: 'rights', mails: ['team'] },
  permissionsChanged: { ids: ofPerson, activity: 'rights', mails: ['access'] },
  expiryChanged: { ids: ofPerson, activity: 'rights', mails: ['access'] },
  viewedAs: { ids: ofPerson, activity: 'rights' },
  handedOver: { ids: ofPerson, activity: 'rights', mails: ['access'] },
  companyChanged: { ids: [], activity: 'rights' },
  closed: { ids: [], activity: 'rights', mails: ['access'] },
  vacancyEdited: { ids: ofProject, activity: toldByProjects },
  vacancyHidden: { ids: ofProject, activity: toldByProjects, mails: ['work'] },
  vacancyShown: { ids: ofProject, activity: toldByProjects, mails: ['work'] },
  vacancyClosed: { ids: ofProject, activity: toldByProjects, mails: ['work'] },
  vacancyRemoved: { ids: ofProject, activity: toldByProjects, mails: ['work'] },
  projectPosted: { ids: ofProject, activity: toldByProjects, mails: ['work'] },
  projectMigratedHere: { ids: ofProject, activity: 'rights', mails: ['work'] },
  projectMigratedAway: { ids: ofProject, activity: 'rights', mails: ['work'] },
  professionalSuggested: { ids: ofPerson, activity: toldByProjects, mails: ['suggestedCandidates'] },
} as const satisfies Record<SpaceAction, HappeningFacts>;

export const workspaceHappenings = defineHappenings('workspaces', {
  ...actions,
  opened: { ids: [], activity: 'none: the space begins with it' },
  recruiterAssigned: { ids: ofPerson, activity: ofTeam, mails: ['access'] },
  recruiterReleased: { ids: ofPerson, activity: ofTeam, mails: ['access'] },
  membershipEnding: { ids: [], activity: mailOnly, mails: ['access'] },
});
