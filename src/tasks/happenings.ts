import { defineHappenings } from '#platform/contract/happening.ts';

const ofBoard = ['projectId'] as const;
const ofTask = ['projectId', 'taskId'] as const;
const activity = 'none: the activity does not list tasks yet';

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
  tagCreated: { ids: ofBoard, activity },
  tagChanged: { ids: ofBoard, activity },
  tagDeleted: { ids: ofBoard, activity },
});
