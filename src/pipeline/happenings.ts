import { defineHappenings } from '#platform/contract/happening.ts';

const ofApplication = ['applicationId', 'positionId', 'memberId'] as const;
const ofTag = ['tagId'] as const;
const ofTemplate = ['templateId'] as const;
const ofReason = ['reasonId'] as const;
const ofPair = ['firstId', 'secondId'] as const;

export const pipelineHappenings = defineHappenings('pipeline', {
  commented: [...ofApplication, 'commentId'],
  commentEdited: [...ofApplication, 'commentId'],
  commentDeleted: [...ofApplication, 'commentId'],
  tagged: ofApplication,
  tagCreated: ofTag,
  tagChanged: ofTag,
  tagDeleted: ofTag,
  fileAdded: [...ofApplication, 'fileId'],
  fileDeleted: [...ofApplication, 'fileId'],
  scorecardFilledIn: ofApplication,
  scorecardQuestionsChanged: ['positionId'],
  suggestionEdited: ofApplication,
  suggestionWithdrawn: ofApplication,
  pairDecided: ofPair,
  pairReopened: ofPair,
  limitsChanged: ['positionId'],
  templateSaved: ofTemplate,
  templateChanged: ofTemplate,
  templateDeleted: ofTemplate,
  reasonAdded: ofReason,
  reasonRenamed: ofReason,
  reasonRemoved: ofReason,
  noticeWritten: ofApplication,
  noticeStopped: ofApplication,
  candidateWrote: [...ofApplication, 'messageId'],
  messageScheduled: [...ofApplication, 'messageId'],
  messageTakenBack: [...ofApplication, 'messageId'],
  conversationBlocked: ofApplication,
  conversationUnblocked: ofApplication,
  conversationReported: [...ofApplication, 'reportId'],
  reportClosed: [...ofApplication, 'reportId'],
  // Later mails about messages that were recorded when they were written.
  messagesUnread: [],
  mentioned: ['applicationId', 'positionId', 'memberId', 'userId'],
  candidateSuggested: ['positionId', 'memberId'],
  invitedInHouse: ['projectId', 'positionId', 'applicationId', 'memberId'],
  invitedByEmail: ['positionId'],
  emailInvitationWithdrawn: ['positionId'],
  invitationCvAdded: ['positionId'],
  // A second mail about an invitation that was recorded when it was written.
  emailInvitationReminder: [],
  everyPositionChosen: ['projectId'],
  squadApproved: ['projectId'],
  squadDisapproved: ['projectId'],
  selectionTakenBack: ['projectId', 'positionId', 'memberId'],
  invitationEnded: ['projectId', 'positionId', 'memberId'],
  callAccepted: ['projectId', 'positionId', 'memberId'],
  callDeclined: ['projectId', 'positionId', 'memberId'],
  // Reminders only send a mail, so they record nothing.
  candidatesOverdue: [],
});
