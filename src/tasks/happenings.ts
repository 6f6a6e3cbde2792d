import { defineHappenings } from '#platform/contract/happening.ts';

const ofBoard = ['projectId'] as const;
const ofTask = ['projectId', 'taskId'] as const;
const ofHours = ['projectId', 'taskId', 'memberId'] as const;

export const taskHappenings = defineHappenings('tasks', {
  boardEnabled: ofBoard,
  taskCreated: ofTask,
  taskMoved: ofTask,
  taskChanged: ofTask,
  taskDeleted: ofTask,
  fileAdded: ofTask,
  fileDeleted: ofTask,
  fileRestored: ofTask,
  commented: ofTask,
  commentEdited: ofTask,
  commentDeleted: ofTask,
  mentioned: [...ofTask, 'userId'],
  taskApproved: ofTask,
  taskAdjusted: ofTask,
  taskRejected: ofTask,
  hoursContested: ofTask,
  contestAnswered: ofTask,
  contestCanceled: ofTask,
  hoursPayable: ofTask,
  hoursHeld: ofTask,
  hoursRefused: ofTask,
  tagCreated: ofBoard,
  tagChanged: ofBoard,
  tagDeleted: ofBoard,
  hoursWritten: ofHours,
  hoursChanged: ofHours,
  hoursDeleted: ofHours,
  clockStarted: ofHours,
  clockStopped: ofHours,
  weekCompleted: ofBoard,
  reportAsked: ofBoard,
  reportCancelled: ofBoard,
  reportReady: ofBoard,
  clockifyConnected: ofBoard,
  clockifyLinked: ofBoard,
  clockifyEnded: ofBoard,
});
