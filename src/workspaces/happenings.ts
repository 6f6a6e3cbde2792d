import { defineHappenings, type HappeningFacts, newsFor, ownerNews } from '#platform/contract/happening.ts';
import { accountPaths } from '#accounts/paths.ts';
import type { SpaceAction } from '#workspaces/rules/space-actions.ts';

const ofPerson = ['userId'] as const;
const ofProject = ['projectId'] as const;
const toldByProjects = 'none: projects list it';
const ofTeam = 'none: the team of the product decides it';
const mailOnly = 'none: it only sends a mail';
const notices = 'none: the activity lists it, and its mail tells whom it concerns';
const ofTeamwork = [ownerNews('team')] as const;
const toColleague = newsFor('userId', 'access', () => accountPaths.account);

/** Every action in a space's audit trail, by its name there. */
const actions = {
  invited: { ids: [], activity: 'rights', notices, mails: ['access'], mailedToAddresses: true },
  invitationResent: { ids: [], activity: 'rights', notices, mails: ['access'], mailedToAddresses: true },
  invitationCancelled: { ids: [], activity: 'rights', notices },
  invitationAccepted: { ids: ofPerson, activity: 'rights', notices: ofTeamwork, mails: ['team'] },
  memberAdded: { ids: ofPerson, activity: 'rights', notices: [toColleague], mails: ['access'] },
  memberRemoved: { ids: ofPerson, activity: 'rights', notices, mails: ['access'] },
  memberLeft: { ids: ofPerson, activity: 'rights', notices: ofTeamwork, mails: ['team'] },
  permissionsChanged: { ids: ofPerson, activity: 'rights', notices: [toColleague], mails: ['access'] },
  expiryChanged: { ids: ofPerson, activity: 'rights', notices: [toColleague], mails: ['access'] },
  viewedAs: { ids: ofPerson, activity: 'rights', notices },
  handedOver: { ids: ofPerson, activity: 'rights', notices: [toColleague], mails: ['access'] },
  companyChanged: { ids: [], activity: 'rights', notices },
  closed: { ids: [], activity: 'rights', notices, mails: ['access'] },
  vacancyEdited: { ids: ofProject, activity: toldByProjects, notices },
  vacancyHidden: { ids: ofProject, activity: toldByProjects, notices, mails: ['work'] },
  vacancyShown: { ids: ofProject, activity: toldByProjects, notices, mails: ['work'] },
  vacancyClosed: { ids: ofProject, activity: toldByProjects, notices, mails: ['work'] },
  vacancyRemoved: { ids: ofProject, activity: toldByProjects, notices, mails: ['work'] },
  projectPosted: { ids: ofProject, activity: toldByProjects, notices, mails: ['work'] },
  projectMigratedHere: { ids: ofProject, activity: 'rights', notices: [ownerNews('work')], mails: ['work'] },
  projectMigratedAway: { ids: ofProject, activity: 'rights', notices, mails: ['work'] },
  professionalSuggested: { ids: ofPerson, activity: toldByProjects, notices, mails: ['suggestedCandidates'] },
} as const satisfies Record<SpaceAction, HappeningFacts>;

export const workspaceHappenings = defineHappenings('workspaces', {
  ...actions,
  opened: { ids: [], activity: 'none: the space begins with it', notices },
  recruiterAssigned: { ids: ofPerson, activity: ofTeam, notices: [toColleague], mails: ['access'] },
  recruiterReleased: { ids: ofPerson, activity: ofTeam, notices, mails: ['access'] },
  membershipEnding: { ids: [], activity: mailOnly, notices, mails: ['access'] },
});
