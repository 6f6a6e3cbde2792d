import { eq } from 'drizzle-orm';
import type { OwnData } from '#platform/capability/own-data.ts';
import type { SpaceRecords } from '#platform/capability/space-records.ts';
import { translate } from '#platform/i18n/translate.ts';
import { taskBoards, tasks } from '#tasks/board/server/tables.ts';
import { collectOwnTasks, forgetOwnTasks } from '#tasks/board/server/own-data.ts';

export const ownData: OwnData = {
  columns: {
    'task_assignments.member_id': 'erased',
    'task_boards.enabled_by': 'kept',
    'task_changes.actor_id': 'kept',
    'task_changes.member_id': 'kept',
    'tasks.created_by': 'kept',
  },
  areas: [
    {
      name: 'tasks',
      about: (language) => translate(language, 'tasks:ownData.tasks'),
      collect: (database, { id }) => collectOwnTasks(database, id),
    },
  ],
  leave: null,
  erase: (transaction, { id }) => forgetOwnTasks(transaction, id),
};

export const spaceRecords: SpaceRecords = {
  columns: { 'task_boards.workspace_id': 'kept', 'tasks.workspace_id': 'kept' },
  // Its projects end, and their boards can only be read then.
  end: null,
  moveProject: async (transaction, { projectId, to }) => {
    await transaction.update(taskBoards).set({ workspaceId: to }).where(eq(taskBoards.projectId, projectId));
    await transaction.update(tasks).set({ workspaceId: to }).where(eq(tasks.projectId, projectId));
  },
  findObstacle: null,
  hasRecords: async (database, workspaceId) =>
    (await database.$count(taskBoards, eq(taskBoards.workspaceId, workspaceId))) > 0,
};
