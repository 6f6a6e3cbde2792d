import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { projects } from '#projects/server/tables.ts';
import { tasks } from '#tasks/board/server/tables.ts';
import { ATTACHMENT_KIND } from './attachment-queries.ts';
import { taskAttachments } from './tables.ts';

function addedBy(database: Database, userId: string) {
  return database
    .select({ attachment: taskAttachments, task: tasks.title, project: projects.title })
    .from(taskAttachments)
    .innerJoin(tasks, eq(tasks.id, taskAttachments.taskId))
    .innerJoin(projects, eq(projects.id, tasks.projectId))
    .where(and(eq(taskAttachments.addedBy, userId), isNull(taskAttachments.deletedAt)))
    .orderBy(asc(taskAttachments.id));
}

const exportedName = ({ id, name }: typeof taskAttachments.$inferSelect) =>
  `task-attachments/${id}${/\.\w{1,5}$/.exec(name)?.[0] ?? ''}`;

/** The files that a person added to tasks. They are the company's: after an erasure they stay without the person's name. */
export async function collectOwnAttachments(database: Database, userId: string) {
  const rows = await addedBy(database, userId);
  return rows.map(({ attachment, task, project }) => ({
    project,
    task,
    name: attachment.name,
    sizeBytes: attachment.sizeBytes,
    addedAt: attachment.createdAt,
    file: exportedName(attachment),
  }));
}

/** Their bytes, for the same export. */
export async function collectOwnAttachmentFiles(database: Database, userId: string) {
  const rows = await addedBy(database, userId);
  return rows.map(({ attachment }) => ({
    name: exportedName(attachment),
    key: attachment.fileKey,
    kind: ATTACHMENT_KIND,
  }));
}
