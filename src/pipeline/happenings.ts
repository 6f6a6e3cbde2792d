import { defineHappenings } from '#platform/contract/happening.ts';

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

export const pipelineHappenings = defineHappenings('pipeline', {
  commented: { ids: [...ofApplication, 'commentId'], activity: 'messages' },
  commentEdited: { ids: [...ofApplication, 'commentId'], activity: corrected },
  commentDeleted: { ids: [...ofApplication, 'commentId'], activity: corrected },
  tagged: { ids: ofApplication, activity: onCandidate },
  tagCreated: { ids: ofTag, activity: 'settings' },
  tagChanged: { ids: ofTag, activity: 'settings' },
  tagDeleted: { ids: ofTag, activity: 'settings' },
  fileAdded: { ids: [...ofApplication, 'fileId'], activity: onCandidate },
  fileDeleted: { ids: [...ofApplication, 'fileId'], activity: onCandidate },
  scorecardFilledIn: { ids: ofApplication, activity: 'scorecards' },
  scorecardQuestionsChanged: { ids: ['positionId'], activity: 'settings' },
  suggestionEdited: { ids: ofApplication, activity: corrected },
  suggestionWithdrawn: { ids: ofApplication, activity: corrected },
  pairDecided: { ids: ofPair, activity: onCandidate },
  pairReopened: { ids: ofPair, activity: onCandidate },
  limitsChanged: { ids: ['positionId'], activity: 'settings' },
  reasonAdded: { ids: ofReason, activity: 'settings' },
  reasonRenamed: { ids: ofReason, activity: 'settings' },
  reasonRemoved: { ids: ofReason, activity: 'settings' },
  noticeWritten: { ids: ofApplication, activity: unsent },
  noticeStopped: { ids: ofApplication, activity: 'moves' },
  mentioned: {
    ids: ['applicationId', 'positionId', 'memberId', 'userId'],
    activity: 'none: the comment is listed',
    mails: ['mentions'],
  },
  candidateSuggested: { ids: ['positionId', 'memberId'], activity: toldByApplication, mails: ['suggestedCandidates'] },
  invitedInHouse: {
    ids: ['projectId', 'positionId', 'applicationId', 'memberId'],
    activity: ofSquad,
    mails: ['application'],
    mailedToAddresses: true,
  },
  invitedByEmail: { ids: ['positionId'], activity: toldByApplication, mails: ['invitations'], mailedToAddresses: true },
  emailInvitationWithdrawn: { ids: ['positionId'], activity: toldByApplication },
  invitationCvAdded: { ids: ['positionId'], activity: toldByApplication },
  emailInvitationReminder: { ids: [], activity: mailOnly, mails: ['invitations'], mailedToAddresses: true },
  everyPositionChosen: { ids: ['projectId'], activity: ofSquad, mails: ['decisions'] },
  squadApproved: { ids: ['projectId'], activity: ofSquad, mails: ['application', 'decisions'] },
  squadDisapproved: { ids: ['projectId'], activity: ofSquad, mails: ['decisions'] },
  selectionTakenBack: { ids: ['projectId', 'positionId', 'memberId'], activity: ofSquad, mails: ['application'] },
  invitationEnded: {
    ids: ['projectId', 'positionId', 'memberId'],
    activity: ofSquad,
    mails: ['application'],
    mailedToAddresses: true,
  },
  callAccepted: { ids: ['projectId', 'positionId', 'memberId'], activity: ofSquad, mails: ['decisions'] },
  callDeclined: { ids: ['projectId', 'positionId', 'memberId'], activity: ofSquad, mails: ['decisions'] },
  candidatesOverdue: { ids: [], activity: mailOnly, mails: ['reminders'] },
});
