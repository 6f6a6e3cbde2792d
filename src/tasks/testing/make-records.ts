import { newId } from '#platform/db/columns.ts';
import type { MakeRecords } from '#platform/testing/access-sample.ts';
import { retainFile, storeFile } from '#platform/files/stored-files.ts';
import { projects } from '#projects/server/tables.ts';
import { ATTACHMENT_KIND } from '#tasks/attachments/server/attachment-queries.ts';
import { taskAttachments } from '#tasks/attachments/server/tables.ts';
import { taskComments } from '#tasks/comments/server/tables.ts';
import { taskAssignments, taskBoards, tasks, taskTags } from '#tasks/board/server/tables.ts';
import { taskViews } from '#tasks/views/server/saved/tables.ts';

/** The board of the project, with a tag and a task of the member; and a project without one. */
export const makeRecords: MakeRecords = async ({ database, files }, records) => {
  const { projectId, workspaceId, ownerId, memberId } = records;
  const [taskId, taskTagId] = [newId(), newId()];
  const place = { projectId, workspaceId };
  await database.insert(taskBoards).values({ ...place, enabledBy: ownerId, enabledAt: new Date() });
  await database
    .insert(tasks)
    .values({ ...place, id: taskId, title: 'Task', status: 'toDo', orderKey: 'a0', createdBy: ownerId });
  await database.insert(taskAssignments).values({ taskId, memberId });
  await database.insert(taskTags).values({ id: taskTagId, projectId, name: 'Tag', colour: 'brand' });
  const bytes = { kind: ATTACHMENT_KIND, mediaType: 'text/plain', bytes: Buffer.from('x'), sizeBytes: 1 };
  const fileKey = await storeFile(database, files, bytes);
  await retainFile(database, fileKey);
  const attachmentId = newId();
  await database.insert(taskAttachments).values({
    ...{ id: attachmentId, taskId, fileKey, name: 'x.txt', mediaType: 'text/plain', sizeBytes: 1 },
    addedBy: memberId,
  });
  const taskCommentId = newId();
  await database.insert(taskComments).values({ id: taskCommentId, taskId, authorId: memberId, text: 'x' });
  const settings = { look: 'board', sort: 'status', direction: 'ascending' } as const;
  const taskViewId = newId();
  await database.insert(taskViews).values({ id: taskViewId, projectId, authorId: ownerId, name: 'View', settings });
  const unplannedProjectId = newId();
  await database
    .insert(projects)
    .values({ id: unplannedProjectId, workspaceId, createdBy: ownerId, title: 'Unplanned', status: 'ongoing' });
  return { taskId, taskTagId, attachmentId, taskCommentId, taskViewId, unplannedProjectId };
};

declare module '#platform/testing/access-sample.ts' {
  interface SampleRecords {
    taskId: string;
    taskTagId: string;
    /** The owner's. */
    taskViewId: string;
    attachmentId: string;
    taskCommentId: string;
    /** Without a board. */
    unplannedProjectId: string;
  }
}
