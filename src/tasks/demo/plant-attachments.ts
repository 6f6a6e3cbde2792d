import { statSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { DemoFile } from '#platform/capability/demo-capability.ts';
import type { Database } from '#platform/db/connection.ts';
import { storedFiles } from '#platform/db/tables.ts';
import { ATTACHMENT_KIND } from '#tasks/attachments/server/attachment-queries.ts';
import { taskAttachments } from '#tasks/attachments/server/tables.ts';
import { taskChanges, tasks } from '#tasks/board/server/tables.ts';

interface DemoAttachment {
  /** The title of the task. */
  title: string;
  /** As its reader sees it. */
  name: string;
  file: string;
  mediaType: string;
  /** Days since it was added. */
  age: number;
}

const folder = join(import.meta.dirname, 'files');
const KEY_LENGTH = 22;
/** Keys are alike at every start, so that a copy of the database finds its files. */
const keyOf = (index: number) => `demo-task-file-${index}`.padEnd(KEY_LENGTH, '-');

/** Drawn by us for this. */
const attachments: readonly DemoAttachment[] = [
  {
    title: 'Assinatura do orçamento no aplicativo',
    name: 'Tela de assinatura.png',
    file: 'signature-screen.png',
    mediaType: 'image/png',
    age: 6,
  },
  {
    title: 'Assinatura do orçamento no aplicativo',
    name: 'Roteiro de testes do orçamento.pdf',
    file: 'test-script.pdf',
    mediaType: 'application/pdf',
    age: 3,
  },
  {
    title: 'Relatório semanal dos testes',
    name: 'Roteiro seguido.pdf',
    file: 'test-script.pdf',
    mediaType: 'application/pdf',
    age: 2,
  },
];

export const demoAttachments: readonly DemoFile[] = attachments.map(({ file, mediaType }, index) => ({
  key: keyOf(index),
  mediaType,
  path: join(folder, file),
}));

interface AttachedTask {
  taskId: string;
  title: string;
  memberIds: readonly string[];
}

/** Files of some tasks, added by their first professional. */
export async function plantAttachments(
  database: Database,
  projectId: string,
  board: readonly AttachedTask[],
  daysFromNow: (days: number) => Date,
): Promise<void> {
  for (const [index, { title, name, file, mediaType, age }] of attachments.entries()) {
    const task = board.find((one) => one.title === title);
    const addedBy = task?.memberIds[0];
    if (!task || !addedBy) continue;
    const { taskId } = task;
    const [fileKey, sizeBytes, at] = [keyOf(index), statSync(join(folder, file)).size, daysFromNow(-age)];
    await database
      .insert(storedFiles)
      .values({ key: fileKey, kind: ATTACHMENT_KIND, mediaType, sizeBytes })
      // The keys are fixed; a world that is planted anew finds them stored.
      .onConflictDoNothing();
    await database
      .insert(taskAttachments)
      .values({ taskId, fileKey, name, mediaType, sizeBytes, addedBy, createdAt: at });
    await database
      .insert(taskChanges)
      .values({ projectId, taskId, kind: 'fileAdded', after: name, actorId: addedBy, at });
    const attachmentCount = await database.$count(taskAttachments, eq(taskAttachments.taskId, taskId));
    await database.update(tasks).set({ attachmentCount }).where(eq(tasks.id, taskId));
  }
}
