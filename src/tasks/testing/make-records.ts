import { eq } from 'drizzle-orm';
import { newId } from '#platform/db/columns.ts';
import type { MakeRecords } from '#platform/testing/access-sample.ts';
import { retainFile, storeFile } from '#platform/files/stored-files.ts';
import { projects } from '#projects/server/tables.ts';
import { supportTickets } from '#support/server/tables.ts';
import { ATTACHMENT_KIND } from '#tasks/attachments/server/attachment-queries.ts';
import { taskAttachments } from '#tasks/attachments/server/tables.ts';
import { buildHours } from '#tasks/builders.ts';
import { hourReports } from '#tasks/reports/server/tables.ts';
import { taskComments } from '#tasks/comments/server/tables.ts';
import { clockifyConnections, clockifyPeople } from '#tasks/clockify/server/tables.ts';
import { taskAssignments, taskBoards, tasks, taskTags } from '#tasks/board/server/tables.ts';
import { taskViews } from '#tasks/views/server/saved/tables.ts';

/** Each scene has hours of another day, because a person's never overlap. */
let made = 0;

/** The board of the project, with a tag and a task of the member; and a project without one. */
export const makeRecords: MakeRecords = async ({ database, files }, records) => {
  const { projectId, workspaceId, ownerId, memberId, professionalId } = records;
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
  const worked = { workspaceId, projectId, taskId, memberId, hireId: professionalId };
  made += 1;
  const start = new Date(Date.UTC(2020, 0, made, 12));
  const { entryIds } = await buildHours(database, { ...worked, start, end: new Date(start.getTime() + 3_600_000) });
  const [timeEntryId, rulingTicketId] = [entryIds[0]!, newId()];
  await database.insert(supportTickets).values({
    ...{ id: rulingTicketId, workspaceId, projectId, timeEntryId, openedBy: ownerId, type: 'hoursRuling' },
    ...{ subject: 'Task', answerDueAt: new Date() },
  });
  const connection = { ...place, outsideWorkspaceId: 'w1', outsideProjectId: 'p1', connectedBy: ownerId };
  const names = { outsideWorkspaceName: 'Studio', outsideProjectName: 'Site' };
  const times = { connectedAt: new Date(), nextFetchAt: new Date() };
  await database.insert(clockifyConnections).values({ ...connection, ...names, ...times, apiKey: 'a-key-for-tests' });
  await database.insert(clockifyPeople).values({ projectId, outsideUserId: 'u1', name: 'Somebody' });
  const hourReportId = newId();
  // A person has one report in the queue at a time; scenes share their people.
  await database.update(hourReports).set({ state: 'cancelled' }).where(eq(hourReports.userId, memberId));
  await database.insert(hourReports).values({
    ...{ id: hourReportId, userId: memberId, workspaceId, projectId, kind: 'hours', format: 'csv' },
    ...{ language: 'en', part: 'professional', withMoney: true, statuses: [] },
  });
  return {
    hourReportId,
    taskId,
    taskTagId,
    attachmentId,
    taskCommentId,
    taskViewId,
    unplannedProjectId,
    timeEntryId,
    rulingTicketId,
  };
};

declare module '#platform/testing/access-sample.ts' {
  interface SampleRecords {
    taskId: string;
    taskTagId: string;
    /** The owner's. */
    taskViewId: string;
    attachmentId: string;
    /** A report of the member's, in the queue. */
    hourReportId: string;
    taskCommentId: string;
    timeEntryId: string;
    rulingTicketId: string;
    /** Without a board. */
    unplannedProjectId: string;
  }
}
