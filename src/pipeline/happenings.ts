import { defineHappenings, hiringNews, newsFor } from '#platform/contract/happening.ts';
import { applicationPath, applicationsPage } from '#applications/paths.ts';

const ofApplication = ['applicationId', 'positionId', 'memberId'] as const;
const ofTag = ['tagId'] as const;
const ofReason = ['reasonId'] as const;
const ofPair = ['firstId', 'secondId'] as const;
const corrected = 'none: what it corrects is listed';
const onCandidate = 'none: it is seen on the candidate';
const unsent = 'none: the candidate has received nothing';
const mailOnly = 'none: it only sends a mail';
const toldByApplication = 'none: the application is listed';
const ofSquad = 'none: the activity does not list squads yet';
const notices = 'none: it is seen on the candidate, or waits';
const decided = [hiringNews('decisions')] as const;
const seen = [hiringNews('candidateNews')] as const;
const toCandidate = newsFor('memberId', 'application', ({ applicationId }) =>
  applicationId === undefined ? applicationsPage : applicationPath(applicationId),
);

export const pipelineHappenings = defineHappenings('pipeline', {
  commented: { ids: [...ofApplication, 'commentId'], activity: 'messages', notices: seen },
  commentEdited: { ids: [...ofApplication, 'commentId'], activity: corrected, notices },
  commentDeleted: { ids: [...ofApplication, 'commentId'], activity: corrected, notices },
  tagged: { ids: ofApplication, activity: onCandidate, notices },
  tagCreated: { ids: ofTag, activity: 'settings', notices },
  tagChanged: { ids: ofTag, activity: 'settings', notices },
  tagDeleted: { ids: ofTag, activity: 'settings', notices },
  fileAdded: { ids: [...ofApplication, 'fileId'], activity: onCandidate, notices },
  fileDeleted: { ids: [...ofApplication, 'fileId'], activity: onCandidate, notices },
  scorecardFilledIn: { ids: ofApplication, activity: 'scorecards', notices: seen },
  scorecardQuestionsChanged: { ids: ['positionId'], activity: 'settings', notices },
  suggestionEdited: { ids: ofApplication, activity: corrected, notices },
  suggestionWithdrawn: { ids: ofApplication, activity: corrected, notices },
  pairDecided: { ids: ofPair, activity: onCandidate, notices },
  pairReopened: { ids: ofPair, activity: onCandidate, notices },
  limitsChanged: { ids: ['positionId'], activity: 'settings', notices },
  reasonAdded: { ids: ofReason, activity: 'settings', notices },
  reasonRenamed: { ids: ofReason, activity: 'settings', notices },
  reasonRemoved: { ids: ofReason, activity: 'settings', notices },
  noticeWritten: { ids: ofApplication, activity: unsent, notices },
  noticeStopped: { ids: ofApplication, activity: 'moves', notices },
  mentioned: {
    ids: ['applicationId', 'positionId', 'memberId', 'userId'],
    activity: 'none: the comment is listed',
    notices: [newsFor('userId', 'mentions', null, 'chooseSuggested')],
    mails: ['mentions'],
  },
  candidateSuggested: {
    ids: ['positionId', 'memberId'],
    activity: toldByApplication,
    notices,
    mails: ['suggestedCandidates'],
  },
  invitedInHouse: {
    ids: ['projectId', 'positionId', 'applicationId', 'memberId'],
    activity: ofSquad,
    notices: [toCandidate],
    mails: ['application'],
    mailedToAddresses: true,
  },
  invitedByEmail: {
    ids: ['positionId'],
    activity: toldByApplication,
    notices,
    mails: ['invitations'],
    mailedToAddresses: true,
  },
  emailInvitationWithdrawn: { ids: ['positionId'], activity: toldByApplication, notices },
  invitationCvAdded: { ids: ['positionId'], activity: toldByApplication, notices },
  emailInvitationReminder: { ids: [], activity: mailOnly, notices, mails: ['invitations'], mailedToAddresses: true },
  everyPositionChosen: { ids: ['projectId'], activity: ofSquad, notices: decided, mails: ['decisions'] },
  squadApproved: { ids: ['projectId'], activity: ofSquad, notices: decided, mails: ['application', 'decisions'] },
  squadDisapproved: { ids: ['projectId'], activity: ofSquad, notices: decided, mails: ['decisions'] },
  selectionTakenBack: {
    ids: ['projectId', 'positionId', 'memberId'],
    activity: ofSquad,
    notices: [toCandidate],
    mails: ['application'],
  },
  invitationEnded: {
    ids: ['projectId', 'positionId', 'memberId'],
    activity: ofSquad,
    notices: [toCandidate],
    mails: ['application'],
    mailedToAddresses: true,
  },
  callAccepted: {
    ids: ['projectId', 'positionId', 'memberId'],
    activity: ofSquad,
    notices: decided,
    mails: ['decisions'],
  },
  callDeclined: {
    ids: ['projectId', 'positionId', 'memberId'],
    activity: ofSquad,
    notices: decided,
    mails: ['decisions'],
  },
  candidatesOverdue: { ids: [], activity: mailOnly, notices, mails: ['reminders'] },
});
