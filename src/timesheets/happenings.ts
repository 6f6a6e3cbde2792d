import { defineHappenings, newsForConcerned, workNews } from '#platform/contract/happening.ts';
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
const toProfessional = newsForConcerned('work', taskOf);
const timesheetOf = ({ projectId = '' }: { projectId?: string }) => taskPaths.timesheet(projectId);
const notices = 'none: it waits for whom it concerns, or is often';
const ofWork = [workNews('work')] as const;

export const timesheetHappenings = defineHappenings('timesheets', {
  taskApproved: { ids: ofTask, activity: 'hours', notices: [...ofWork, toProfessional], leadsTo: taskOf },
  taskAdjusted: { ids: ofTask, activity: 'hours', notices, leadsTo: taskOf, mails: ['work'] },
  taskRejected: {
    ids: ofTask,
    activity: 'hours',
    notices: [...ofWork, toProfessional],
    leadsTo: taskOf,
    mails: ['work'],
  },
  hoursContested: { ids: ofTask, activity: 'hours', notices, leadsTo: taskOf, mails: ['work'] },
  contestAnswered: { ids: ofTask, activity: 'hours', notices, leadsTo: taskOf, mails: ['work'] },
  contestCanceled: { ids: ofTask, activity: 'hours', notices: [toProfessional], leadsTo: taskOf, mails: ['work'] },
  hoursPayable: { ids: ofTask, activity: byItself, notices: [...ofWork, toProfessional], mails: ['work'] },
  hoursHeld: { ids: ofTask, activity: 'hours', notices: [...ofWork, toProfessional], leadsTo: taskOf, mails: ['work'] },
  hoursRefused: {
    ids: ofTask,
    activity: 'hours',
    notices: [...ofWork, toProfessional],
    leadsTo: taskOf,
    mails: ['work'],
  },
  hoursWritten: { ids: ofHours, activity: often, notices },
  hoursChanged: { ids: ofHours, activity: often, notices },
  hoursDeleted: { ids: ofHours, activity: often, notices },
  clockStarted: { ids: ofHours, activity: often, notices },
  clockStopped: { ids: ofHours, activity: often, notices },
  weekCompleted: { ids: ofProject, activity: 'hours', notices: ofWork, leadsTo: timesheetOf },
  reportAsked: { ids: ofProject, activity: own, notices },
  reportCancelled: { ids: ofProject, activity: own, notices },
  reportReady: { ids: ofProject, activity: own, notices },
  clockifyConnected: { ids: ofProject, activity: 'hours', notices, leadsTo: timesheetOf },
  clockifyLinked: { ids: ofProject, activity: 'hours', notices, leadsTo: timesheetOf },
  clockifyEnded: { ids: ofProject, activity: 'hours', notices, leadsTo: timesheetOf },
  clockifyStopped: {
    ids: ofProject,
    activity: 'hours',
    notices: ofWork,
    settledBy: ['timesheets.clockifyConnected'],
    leadsTo: timesheetOf,
    mails: ['work'],
  },
  hoursMissing: { ids: [], activity: own, notices, mails: ['workReminders'] },
  deadlinesNear: { ids: [], activity: own, notices, mails: ['workReminders'] },
});
