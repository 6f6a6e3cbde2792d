import { defineHappenings } from '#platform/contract/happening.ts';

const ofProject = ['projectId'] as const;
const ofTask = ['projectId', 'taskId'] as const;
const ofHours = ['projectId', 'taskId', 'memberId'] as const;
const activity = 'none: the activity does not list hours yet';

export const timesheetHappenings = defineHappenings('timesheets', {
  taskApproved: { ids: ofTask, activity },
  taskAdjusted: { ids: ofTask, activity, mails: ['work'] },
  taskRejected: { ids: ofTask, activity, mails: ['work'] },
  hoursContested: { ids: ofTask, activity, mails: ['work'] },
  contestAnswered: { ids: ofTask, activity, mails: ['work'] },
  contestCanceled: { ids: ofTask, activity, mails: ['work'] },
  hoursPayable: { ids: ofTask, activity, mails: ['work'] },
  hoursHeld: { ids: ofTask, activity, mails: ['work'] },
  hoursRefused: { ids: ofTask, activity, mails: ['work'] },
  hoursWritten: { ids: ofHours, activity },
  hoursChanged: { ids: ofHours, activity },
  hoursDeleted: { ids: ofHours, activity },
  clockStarted: { ids: ofHours, activity },
  clockStopped: { ids: ofHours, activity },
  weekCompleted: { ids: ofProject, activity },
  reportAsked: { ids: ofProject, activity },
  reportCancelled: { ids: ofProject, activity },
  reportReady: { ids: ofProject, activity },
  clockifyConnected: { ids: ofProject, activity },
  clockifyLinked: { ids: ofProject, activity },
  clockifyEnded: { ids: ofProject, activity },
  clockifyStopped: { ids: ofProject, activity, mails: ['work'] },
  hoursMissing: { ids: [], activity, mails: ['workReminders'] },
  deadlinesNear: { ids: [], activity, mails: ['workReminders'] },
});
