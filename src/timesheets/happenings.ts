import { defineHappenings } from '#platform/contract/happening.ts';
import { taskPaths } from '#tasks/paths.ts';

const ofProject = ['projectId'] as const;
const ofTask = ['projectId', 'taskId'] as const;
const ofHours = ['projectId', 'taskId', 'memberId'] as const;
const often = 'none: a day of work holds many';
const own = 'none: it concerns nobody else';
const byItself = 'none: it follows by itself from what is listed';
/** The task, whose panel holds hours, contests and feedback. */
const taskOf = ({ projectId = '', taskId = '' }: { projectId?: string; taskId?: string }) =>
  taskPaths.task(projectId, taskId);
const timesheetOf = ({ projectId = '' }: { projectId?: string }) => taskPaths.timesheet(projectId);

export const timesheetHappenings = defineHappenings('timesheets', {
  taskApproved: { ids: ofTask, activity: 'hours', leadsTo: taskOf },
  taskAdjusted: { ids: ofTask, activity: 'hours', leadsTo: taskOf, mails: ['work'] },
  taskRejected: { ids: ofTask, activity: 'hours', leadsTo: taskOf, mails: ['work'] },
  hoursContested: { ids: ofTask, activity: 'hours', leadsTo: taskOf, mails: ['work'] },
  contestAnswered: { ids: ofTask, activity: 'hours', leadsTo: taskOf, mails: ['work'] },
  contestCanceled: { ids: ofTask, activity: 'hours', leadsTo: taskOf, mails: ['work'] },
  hoursPayable: { ids: ofTask, activity: byItself, mails: ['work'] },
  hoursHeld: { ids: ofTask, activity: 'hours', leadsTo: taskOf, mails: ['work'] },
  hoursRefused: { ids: ofTask, activity: 'hours', leadsTo: taskOf, mails: ['work'] },
  hoursWritten: { ids: ofHours, activity: often },
  hoursChanged: { ids: ofHours, activity: often },
  hoursDeleted: { ids: ofHours, activity: often },
  clockStarted: { ids: ofHours, activity: often },
  clockStopped: { ids: ofHours, activity: often },
  weekCompleted: { ids: ofProject, activity: 'hours', leadsTo: timesheetOf },
  reportAsked: { ids: ofProject, activity: own },
  reportCancelled: { ids: ofProject, activity: own },
  reportReady: { ids: ofProject, activity: own },
  clockifyConnected: { ids: ofProject, activity: 'hours', leadsTo: timesheetOf },
  clockifyLinked: { ids: ofProject, activity: 'hours', leadsTo: timesheetOf },
  clockifyEnded: { ids: ofProject, activity: 'hours', leadsTo: timesheetOf },
  clockifyStopped: { ids: ofProject, activity: 'hours', leadsTo: timesheetOf, mails: ['work'] },
  hoursMissing: { ids: [], activity: own, mails: ['workReminders'] },
  deadlinesNear: { ids: [], activity: own, mails: ['workReminders'] },
});
