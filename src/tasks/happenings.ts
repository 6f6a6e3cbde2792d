import { defineHappenings } from '#platform/contract/happening.ts';

const ofBoard = ['projectId'] as const;
const ofTask = ['projectId', 'taskId'] as const;
const ofHours = ['projectId', 'taskId', 'memberId'] as const;
const activity = 'none: hours and tasks are not told yet';

export const taskHappenings = defineHappenings('tasks', {
  boardEnabled: { ids: ofBoard, activity },
  taskCreated: { ids: ofTask, activity },
  taskMoved: { ids: ofTask, activity },
  taskChanged: { ids: ofTask, activity },
  taskDeleted: { ids: ofTask, activity },
  fileAdded: { ids: ofTask, activity },
  fileDeleted: { ids: ofTask, activity },
  fileRestored: { ids: ofTask, activity },
  commented: { ids: ofTask, activity },
  commentEdited: { ids: ofTask, activity },
  commentDeleted: { ids: ofTask, activity },
  mentioned: { ids: [...ofTask, 'userId'], activity, mails: ['mentions'] },
  taskApproved: { ids: ofTask, activity },
  taskAdjusted: { ids: ofTask, activity, mails: ['work'] },
  taskRejected: { ids: ofTask, activity, mails: ['work'] },
  hoursContested: { ids: ofTask, activity, mails: ['work'] },
  contestAnswered: { ids: ofTask, activity, mails: ['work'] },
  contestCanceled: { ids: ofTask, activity, mails: ['work'] },
  hoursPayable: { ids: ofTask, activity, mails: ['work'] },
  hoursHeld: { ids: ofTask, activity, mails: ['work'] },
  hoursRefused: { ids: ofTask, activity, mails: ['work'] },
  tagCreated: { ids: ofBoard, activity },
  tagChanged: { ids: ofBoard, activity },
  tagDeleted: { ids: ofBoard, activity },
  hoursWritten: { ids: ofHours, activity },
  hoursChanged: { ids: ofHours, activity },
  hoursDeleted: { ids: ofHours, activity },
  clockStarted: { ids: ofHours, activity },
  clockStopped: { ids: ofHours, activity },
  weekCompleted: { ids: ofBoard, activity },
  reportAsked: { ids: ofBoard, activity },
  reportCancelled: { ids: ofBoard, activity },
  reportReady: { ids: ofBoard, activity },
  clockifyConnected: { ids: ofBoard, activity },
  clockifyLinked: { ids: ofBoard, activity },
  clockifyEnded: { ids: ofBoard, activity },
  clockifyStopped: { ids: ofBoard, activity, mails: ['work'] },
  hoursMissing: { ids: [], activity, mails: ['workReminders'] },
  deadlinesNear: { ids: [], activity, mails: ['workReminders'] },
});
