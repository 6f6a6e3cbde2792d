import { eq } from 'drizzle-orm';
import type { OwnData } from '#platform/capability/own-data.ts';
import type { SpaceRecords } from '#platform/capability/space-records.ts';
import { translate } from '#platform/i18n/translate.ts';
import { collectOwnAttachmentFiles, collectOwnAttachments } from '#tasks/attachments/server/own-data.ts';
import { taskBoards, tasks } from '#tasks/board/server/tables.ts';
import { collectOwnTasks, forgetOwnTasks } from '#tasks/board/server/own-data.ts';
import { collectOwnComments, forgetOwnMentions } from '#tasks/comments/server/own-data.ts';
import { collectOwnViews, eraseCompanyViews, eraseOwnViews } from '#tasks/views/server/saved/own-data.ts';

export const ownData: OwnData = {
  columns: {
    'task_assignments.member_id': 'erased',
    'task_attachments.added_by': 'kept',
    'task_boards.enabled_by': 'kept',
    'task_changes.actor_id': 'kept',
    'task_changes.member_id': 'kept',
    'task_comment_mentions.user_id': 'erased',
    'task_comments.author_id': 'kept',
    'task_views.author_id': 'erased',
    'tasks.created_by': 'kept',
  },
  areas: [
    {
      name: 'tasks',
      about: (language) => translate(language, 'tasks:ownData.tasks'),
      collect: (database, { id }) => collectOwnTasks(database, id),
    },
    {
      name: 'taskAttachments',
      about: (language) => translate(language, 'tasks:ownData.taskAttachments'),
      collect: (database, { id }) => collectOwnAttachments(database, id),
      files: (database, { id }) => collectOwnAttachmentFiles(database, id),
    },
    {
      name: 'taskComments',
      about: (language) => translate(language, 'tasks:ownData.taskComments'),
      collect: (database, { id }) => collectOwnComments(database, id),
    },
    {
      name: 'taskViews',
      about: (language) => translate(language, 'tasks:ownData.taskViews'),
      collect: (database, { id }) => collectOwnViews(database, id),
    },
  ],
  leave: null,
  erase: async (transaction, { id }) => {
    await forgetOwnTasks(transaction, id);
    await forgetOwnMentions(transaction, id);
    await eraseOwnViews(transaction, id);
  },
};

export const spaceRecords: SpaceRecords = {
  columns: {
    'task_boards.workspace_id': 'kept',
    'tasks.workspace_id': 'kept',
  },
  // Its projects end, and their boards can only be read then.
  end: null,
  moveProject: async (transaction, { projectId, to }) => {
    await eraseCompanyViews(transaction, projectId);
    await transaction.update(taskBoards).set({ workspaceId: to }).where(eq(taskBoards.projectId, projectId));
    await transaction.update(tasks).set({ workspaceId: to }).where(eq(tasks.projectId, projectId));
  },
  findObstacle: null,
  hasRecords: async (database, workspaceId) =>
    (await database.$count(taskBoards, eq(taskBoards.workspaceId, workspaceId))) > 0,
};
