import { defineHappenings } from '#platform/contract/happening.ts';

export const pipelineHappenings = defineHappenings('pipeline', {
  mentioned: ['applicationId', 'positionId', 'memberId', 'userId'],
  candidateSuggested: ['positionId', 'memberId'],
  invitedInHouse: ['projectId', 'positionId', 'applicationId', 'memberId'],
  everyPositionChosen: ['projectId'],
  squadApproved: ['projectId'],
  squadDisapproved: ['projectId'],
  callAccepted: ['projectId', 'positionId', 'memberId'],
  callDeclined: ['projectId', 'positionId', 'memberId'],
  // A reminder: a mail only.
  candidatesOverdue: [],
});
