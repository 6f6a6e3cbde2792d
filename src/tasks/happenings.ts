import { defineHappenings, newsFor } from '#platform/contract/happening.ts';
import { taskPaths } from '#tasks/paths.ts';

const ofBoard = ['projectId'] as const;
const ofTask = ['projectId', 'taskId'] as const;
const activity = 'none: the activity does not list tasks yet';
const notices = 'none: the board shows it';
const toMentioned = newsFor(
  'userId',
  'mentions',
  ({ projectId = '', taskId = '' }) => taskPaths.task(projectId, taskId),
  'trackTasks',
);

export const taskHappenings = defineHappenings('tasks', {
  boardEnabled: { ids: ofBoard, activity, notices },
  taskCreated: { ids: ofTask, activity, notices },
  taskMoved: { ids: ofTask, activity, notices },
  taskChanged: { ids: ofTask, activity, notices },
  taskDeleted: { ids: ofTask, activity, notices },
  fileAdded: { ids: ofTask, activity, notices },
  fileDeleted: { ids: ofTask, activity, notices },
  fileRestored: { ids: ofTask, activity, notices },
  commented: { ids: ofTask, activity, notices },
  commentEdited: { ids: ofTask, activity, notices },
  commentDeleted: { ids: ofTask, activity, notices },
  mentioned: { ids: [...ofTask, 'userId'], activity, notices: [toMentioned], mails: ['mentions'] },
  tagCreated: { ids: ofBoard, activity, notices },
  tagChanged: { ids: ofBoard, activity, notices },
  tagDeleted: { ids: ofBoard, activity, notices },
});
